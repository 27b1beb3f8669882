import {
  createPersonalPayment,
  deletePersonalPayment,
  getBankDeposits,
  getCardDeposits,
  getDepositsToUse,
  getExtraCosts,
  getItinerary,
  registerTickets,
} from '@rifas/shared/contracts';
import { extraCosts, itineraries, passengers, personalPayments } from '../db/schema';
import {
  CASH_BUYER,
  createCardDeposit,
  createDeposit,
  createRaffle,
  createSeller,
  type TestSeller,
} from '../testing/fixtures';
import { createTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let ana: TestSeller;
let bruno: TestSeller;
let token: string;
let older: number;
let newer: number;
beforeAll(async () => {
  app = await createTestApp();
  ana = await createSeller(app.db);
  bruno = await createSeller(app.db, 'bruno@example.com');
  token = await app.tokenOf(ana.userId);
  older = await createDeposit(app.db, ana.passengerId, 12345, '2026-10-01 09:30:00');
  newer = await createDeposit(app.db, ana.passengerId, 5000, '2026-11-02 00:00:00');
  await createDeposit(app.db, bruno.passengerId, 700_00);
  const depositId = await createCardDeposit(app.db, ana.passengerId, 4000, {
    issuer: 'Banco República',
    acquirer: 'Visanet',
    codigoAutorizacion: '123456',
    fechaTransaccion: '2026-11-03 17:59:58',
    numeroTarjeta: '4111 11** **** 1111',
    tipo: 'Credito',
    cuotas: '03',
  });
  await app.db.insert(personalPayments).values({ depositId, montoCents: 1500, fecha: '2026-11-04 08:00:00' });
  const [first = 0, second = 0] = await createRaffle(app.db, ana.passengerId, { numero: '00123', priceCents: 2010 });
  await app.call(registerTickets, { comprador: CASH_BUYER, talones: [second, first], deposito_id: older }, { token });
  await app.call(createPersonalPayment, { monto: '10.05', deposito_id: older }, { token });
});

const idOf = (data: unknown): number =>
  (data as { registros: [unknown, { id: number }[]] }[])[0]?.registros[1][0]?.id ?? 0;
const date = (text: string) => ({ date: `${text}.000000`, timezone_type: 3, timezone: 'America/Montevideo' });

test.each([getDepositsToUse, getBankDeposits])(
  '$name returns the own bank deposits, the latest first, with tickets and personal payments',
  async (contract) => {
    const { body } = await app.call(contract, {}, { token });
    expect(body.data).toMatchObject([
      { id: newer, Tipo: 'Contado', Monto: 50, Fecha: date('2026-11-02 00:00:00'), registros: [[], []] },
      {
        id: older,
        Tipo: 'Contado',
        Monto: 123.45,
        Fecha: date('2026-10-01 09:30:00'),
        registros: [
          ['1', '2'].map((SorteoNumero) => ({
            Numero: '00123',
            SorteoNumero,
            Precio: 20.1,
            Nombre: 'Marta',
            FechaSorteo: date('2999-03-15 20:00:00'),
          })),
          // 15:00 UTC is noon in Montevideo.
          [{ Monto: 10.05, Fecha: date('2026-11-21 12:00:00') }],
        ],
      },
    ]);
  },
);

test('card deposits come with the card data of the acquirer', async () => {
  const { body } = await app.call(getCardDeposits, {}, { token });
  expect(body.data).toMatchObject([
    {
      Tipo: 'Tarjeta',
      Monto: 40,
      registros: [[], [{ Monto: 15, Fecha: date('2026-11-04 08:00:00') }]],
      tarjeta: {
        Issuer: 'Banco República',
        Acquirer: 'Visanet',
        CodigoAutorizacion: '123456',
        FechaTransaccion: date('2026-11-03 17:59:58'),
        NumeroTarjeta: '4111 11** **** 1111',
        Tipo: 'Credito',
        Cuotas: '03',
      },
    },
  ]);
});

test('a personal payment of a card deposit cannot be deleted', async () => {
  const { body } = await app.call(getCardDeposits, {}, { token });
  const answer = await app.call(deletePersonalPayment, { pagoPersonal_id: idOf(body.data) }, { token });
  expect(answer.body).toMatchObject({ status: 'error', message: 'El depósito no está entre los tuyos.' });
});

test('the trip has its price, extra costs and totals', async () => {
  const [trip] = await app.db
    .insert(itineraries)
    .values({ nombre: 'Bariloche 2027', precioCents: 1_500_50 })
    .returning();
  await app.db.update(passengers).set({ itineraryId: trip?.id ?? null });
  await app.db.insert(extraCosts).values([
    { passengerId: ana.passengerId, descripcion: 'Seguro', montoCents: 80_00 },
    { passengerId: bruno.passengerId, descripcion: 'Equipo', montoCents: 1_00 },
  ]);
  expect((await app.call(getExtraCosts, {}, { token })).body.data).toEqual([{ descripcion: 'Seguro', monto: 80 }]);
  expect((await app.call(getItinerary, {}, { token })).body.data).toMatchObject({
    itinerario: { nombre: 'Bariloche 2027', precio: 1500.5 },
    totales: {
      totalDepositado: 213.45,
      totalRegistrado: 65.25,
    },
  });
});
