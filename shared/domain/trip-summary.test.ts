import { cents, toCents } from './money';
import type { ByKind, Itinerary, TripTotals } from './trip';
import { tripSummary } from './trip-summary';

const NONE: ByKind = { credit: cents(0), debit: cents(0), cash: cents(0) };
const NO_TOTALS: TripTotals = {
  depositedCents: cents(0),
  registeredCents: cents(0),
  collectedCents: cents(0),
  deposited: NONE,
  registered: NONE,
  collected: NONE,
  personalPayments: NONE,
  rafflesRegistered: NONE,
  rafflesCollected: NONE,
};
const tripOf = (price: number | undefined, totals: Partial<TripTotals>): Itinerary => ({
  name: 'Europa 2027',
  priceCents: price === undefined ? undefined : toCents(price),
  totals: { ...NO_TOTALS, ...totals },
});

test.each([
  ['owed', 1000.2, 400.1, 60010, 'Saldo a pagar', 40],
  ['favour', 400.1, 1000.2, 60010, 'Saldo a favor', 100],
  ['settled', 1000, 1000, 0, 'Viaje saldado', 100],
  ['settled', 0, 0, 0, 'Viaje saldado', 100],
  ['owed', 1000, 999.99, 1, 'Saldo a pagar', 99],
  ['owed', 1000, -5, 100500, 'Saldo a pagar', 0],
] as const)(
  'the trip is %s with a cost of %p and %p collected',
  (outcome, cost, collected, difference, label, progress) => {
    const summary = tripSummary(tripOf(cost, { collectedCents: toCents(collected) }), []);
    expect(summary).toMatchObject({ outcome, difference, label, progress });
  },
);

test('the cost is the sum of the trip and its extras, line by line', () => {
  const extras = [
    { label: 'Seguro', amountCents: cents(10) },
    { label: 'Visa', amountCents: cents(20) },
  ];
  const summary = tripSummary(
    tripOf(1000, { collectedCents: cents(100030), depositedCents: cents(120000), registeredCents: cents(90000) }),
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

test.each([
  ['the trip', tripOf(undefined, { collectedCents: cents(5) }), []],
  ['an extra', tripOf(1000, { collectedCents: cents(5) }), [{ label: 'Seguro', amountCents: undefined }]],
])(
  'the balance is unknown where the price of %s is missing, and the collected sum is still shown',
  (_case, trip, extras) => {
    expect(tripSummary(trip, extras)).toMatchObject({
      cost: undefined,
      difference: undefined,
      progress: undefined,
      outcome: 'unknown',
      label: 'Sin precio',
      collected: 5,
    });
  },
);

test('each payment kind reads its own totals', () => {
  const { byKind } = tripSummary(
    tripOf(0, {
      deposited: { ...NONE, credit: cents(100) },
      registered: { ...NONE, debit: cents(200) },
      collected: { ...NONE, cash: cents(300) },
      personalPayments: { ...NONE, credit: cents(400) },
      rafflesRegistered: { ...NONE, debit: cents(500) },
      rafflesCollected: { ...NONE, cash: cents(600) },
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
