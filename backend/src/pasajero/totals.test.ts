import { getItinerary } from '@rifas/shared/contracts';
import { personalPayments, ticketPayments } from '../db/schema';
import { createCardDeposit, createDeposit, createRaffle, createSeller } from '../testing/fixtures';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { totalsOf } from './totals';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});

test('the totals add up deposits, raffles and personal payments by means of payment, without other sellers', async () => {
  const { db } = database;
  const now = new Date('2026-11-10T12:00:00Z');
  const daysBefore = (days: number) => new Date(now.getTime() - days * 24 * 3600 * 1000);
  const ana = await createSeller(db, 'ana@example.com');
  const bruno = await createSeller(db, 'bruno@example.com');
  const [first = 0, second = 0, third = 0] = await createRaffle(db, ana.passengerId, { numero: '1', draws: 3 });
  const cash = await createDeposit(db, ana.passengerId, 10_050);
  await createDeposit(db, bruno.passengerId, 99_900);
  const credit = await createCardDeposit(db, ana.passengerId, 3000, { tipo: 'Credito' });
  const debit = await createCardDeposit(db, ana.passengerId, 2000, { tipo: 'Debito' });
  await db.insert(ticketPayments).values([
    { ticketId: first, depositId: cash, precioCents: 2000, createdAt: daysBefore(7.1) },
    { ticketId: second, depositId: credit, precioCents: 2000, createdAt: daysBefore(6.9) },
    { ticketId: third, depositId: debit, precioCents: 2000, createdAt: daysBefore(0) },
  ]);
  await db.insert(personalPayments).values([
    { depositId: cash, montoCents: 1001, fecha: '2026-11-02', createdAt: daysBefore(8) },
    { depositId: cash, montoCents: 2, fecha: '2026-11-02', createdAt: daysBefore(2) },
    { depositId: credit, montoCents: 500, fecha: '2026-11-02', createdAt: daysBefore(60) },
  ]);
  const totals = await totalsOf(db, ana.passengerId, now);
  const sent = getItinerary.response.write({ name: '', priceCents: undefined, totals }) as { readonly totales: object };
  expect(sent.totales).toEqual({
    totalDepositado: 150.5,
    totalDepositadoCredito: 30,
    totalDepositadoDebito: 20,
    totalDepositadoContado: 100.5,
    totalRegistrado: 75.03,
    totalRegistradoCredito: 25,
    totalRegistradoDebito: 20,
    totalRegistradoContado: 30.03,
    totalRecaudado: 75.03,
    totalRecaudadoSemana: 40.02,
    totalRecaudadoCredito: 25,
    totalRecaudadoDebito: 20,
    totalRecaudadoContado: 30.03,
    totalPagoPersonalCredito: 5,
    totalPagoPersonalDebito: 0,
    totalPagoPersonalContado: 10.03,
    totalRifasRegistradoCredito: 20,
    totalRifasRegistradoDebito: 20,
    totalRifasRegistradoContado: 20,
    totalRifasRecaudadoCredito: 20,
    totalRifasRecaudadoDebito: 20,
    totalRifasRecaudadoContado: 20,
  });
});
