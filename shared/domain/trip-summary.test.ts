import { totalsOf } from './tickets.testkit';
import { tripSummary } from './trip-summary';

const tripOf = (precio: number, totals: Parameters<typeof totalsOf>[0]) => ({
  itinerario: { nombre: 'Europa 2027', precio },
  totales: totalsOf(totals),
});

test.each([
  ['owed', 1000.2, 400.1, 60010, 'Saldo a pagar', 40],
  ['favour', 400.1, 1000.2, 60010, 'Saldo a favor', 100],
  ['settled', 1000, 1000, 0, 'Viaje saldado', 100],
  ['settled', 0, 0, 0, 'Viaje saldado', 100],
  ['owed', 1000, 999.99, 1, 'Saldo a pagar', 99],
  ['owed', 1000, -5, 100500, 'Saldo a pagar', 0],
] as const)('%s: cost %p, collected %p (D7)', (outcome, cost, totalRecaudado, difference, label, progress) => {
  expect(tripSummary(tripOf(cost, { totalRecaudado }), [])).toMatchObject({ outcome, difference, label, progress });
});

test('the cost is the trip and its extras, line by line', () => {
  const extras = [
    { descripcion: 'Seguro', monto: 0.1 },
    { descripcion: 'Visa', monto: 0.2 },
  ];
  const summary = tripSummary(
    tripOf(1000, { totalRecaudado: 1000.3, totalDepositado: 1200, totalRegistrado: 900 }),
    extras,
  );
  expect(summary.costLines).toEqual([
    { label: 'Europa 2027', amount: 100000 },
    { label: 'Seguro', amount: 10 },
    { label: 'Visa', amount: 20 },
  ]);
  expect(summary).toMatchObject({
    cost: 100030,
    collected: 100030,
    deposited: 120000,
    registered: 90000,
    outcome: 'settled',
  });
});

test('every kind reads its own totals', () => {
  const { byKind } = tripSummary(
    tripOf(0, {
      totalDepositadoCredito: 1,
      totalRegistradoDebito: 2,
      totalRecaudadoContado: 3,
      totalPagoPersonalCredito: 4,
      totalRifasRegistradoDebito: 5,
      totalRifasRecaudadoContado: 6,
    }),
    [],
  );
  const nothing = {
    deposited: 0,
    registered: 0,
    collected: 0,
    personalPayments: 0,
    rafflesRegistered: 0,
    rafflesCollected: 0,
  };
  expect(byKind).toEqual([
    { ...nothing, kind: 'credit', label: 'Crédito', deposited: 100, personalPayments: 400 },
    { ...nothing, kind: 'debit', label: 'Débito', registered: 200, rafflesRegistered: 500 },
    { ...nothing, kind: 'cash', label: 'Contado', collected: 300, rafflesCollected: 600 },
  ]);
});
