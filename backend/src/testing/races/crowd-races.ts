import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { createPersonalPayment, registerTickets } from '@rifas/shared/contracts';
import { auditLog, deposits, paymentAttempts, refunds, ticketPayments, tickets } from '../../db/schema';
import { createLink, signedNotice, startPayment } from '../checkout-steps';
import { CASH_BUYER, createDeposit, createRaffle } from '../fixtures';
import type { Answer } from '../test-app';
import { raceMany, type Racer, type RaceTrack } from './race-track';

export const RACERS = 50;
/** More than the twenty connections of both copies. */
export const PAYERS = 24;
const PRICE = 2000;

const successes = (answers: readonly Answer[]): number =>
  answers.filter(({ body }) => body.status === 'success').length;
const refusals = (answers: readonly Answer[]): string[] => [
  ...new Set(
    answers
      .filter(({ body }) => body.status !== 'success')
      .map(({ status, body }) => (status === 200 ? String(body.data ?? body.message) : `HTTP ${status}`)),
  ),
];

let count = 0;
async function raffleOf(draws: number, { app, ana }: RaceTrack): Promise<{ numero: string; ids: number[] }> {
  count += 1;
  const numero = `9${count}`;
  return { numero, ids: await createRaffle(app.db, ana.passengerId, { numero, draws, priceCents: PRICE }) };
}

const register = async ({ app, ana }: RaceTrack) => {
  const token = await app.tokenOf(ana.userId);
  return (talones: number[], deposito_id: number): Racer =>
    (via) =>
      via.call(registerTickets, { comprador: CASH_BUYER, talones, deposito_id }, { token });
};
const payPersonally = async ({ app, ana }: RaceTrack) => {
  const token = await app.tokenOf(ana.userId);
  return (deposito_id: number): Racer =>
    (via) =>
      via.call(createPersonalPayment, { monto: String(PRICE / 100), deposito_id }, { token });
};

async function outcomeOf({ app: { db } }: RaceTrack, depositId: number, answers: readonly Answer[]) {
  const [deposit] = await db.select().from(deposits).where(eq(deposits.id, depositId));
  return {
    won: successes(answers),
    refusals: refusals(answers),
    balance: ((deposit?.montoCents ?? 0) - (deposit?.usedCents ?? 0)) / PRICE,
    traces: await db.$count(auditLog, sql`${auditLog.detail}->>'deposito' = ${String(depositId)}`),
  };
}

/** 50 registrations, each of a different ticket, against one deposit that pays for 10. */
export async function registrationsOnOneDeposit(track: RaceTrack) {
  const { ids } = await raffleOf(RACERS, track);
  const depositId = await createDeposit(track.app.db, track.ana.passengerId, 10 * PRICE);
  const racer = await register(track);
  const racers = ids.map((id) => racer([id], depositId));
  const outcome = await outcomeOf(track, depositId, await raceMany(track, racers));
  const paid = and(inArray(tickets.id, ids), eq(tickets.estado, 'Pago'));
  return { ...outcome, paid: await track.app.db.$count(tickets, paid) };
}

/** 50 personal payments from one deposit that has enough for 10. */
export async function personalPaymentsOnOneDeposit(track: RaceTrack) {
  const depositId = await createDeposit(track.app.db, track.ana.passengerId, 10 * PRICE);
  const racer = await payPersonally(track);
  const racers = Array.from({ length: RACERS }, () => racer(depositId));
  return outcomeOf(track, depositId, await raceMany(track, racers));
}

/** 25 registrations and 25 personal payments at once. */
export async function bothOnOneDeposit(track: RaceTrack) {
  const { ids } = await raffleOf(RACERS / 2, track);
  const depositId = await createDeposit(track.app.db, track.ana.passengerId, 10 * PRICE);
  const [cash, personal] = [await register(track), await payPersonally(track)];
  const racers = ids.flatMap((id) => [cash([id], depositId), personal(depositId)]);
  return outcomeOf(track, depositId, await raceMany(track, racers));
}

/** 50 registrations of one ticket, each from a different deposit. */
export async function registrationsOfOneTicket(track: RaceTrack) {
  const { app, ana } = track;
  const { ids } = await raffleOf(1, track);
  const depositIds = await Promise.all(
    Array.from({ length: RACERS }, () => createDeposit(app.db, ana.passengerId, PRICE)),
  );
  const racer = await register(track);
  const racers = depositIds.map((depositId) => racer(ids, depositId));
  const answers = await raceMany(track, racers);
  return {
    won: successes(answers),
    refusals: refusals(answers),
    used: await app.db.$count(deposits, and(inArray(deposits.id, depositIds), gt(deposits.usedCents, 0))),
    payments: await app.db.$count(ticketPayments, inArray(ticketPayments.ticketId, ids)),
  };
}

/** 24 links for one ticket, all of them paid at once. */
export async function cardPaymentsOfOneTicket(track: RaceTrack) {
  const { app, ana } = track;
  const { ids } = await raffleOf(1, track);
  const attempts: string[] = [];
  for (let i = 0; i < PAYERS; i += 1) attempts.push(await startPayment(app, await createLink(app, ana, ids), PRICE));
  const refundsBefore = await app.db.$count(refunds);
  const payments = attempts.map((token) => signedNotice(app, token));
  const answers = await raceMany(
    track,
    payments.map((payment) => (via) => via.request(payment)),
  );
  const approved = and(inArray(paymentAttempts.token, attempts), eq(paymentAttempts.estado, 'Aprobado'));
  return {
    answered: successes(answers),
    approved: await app.db.$count(paymentAttempts, approved),
    toGiveBack: (await app.db.$count(refunds)) - refundsBefore,
    payments: await app.db.$count(ticketPayments, inArray(ticketPayments.ticketId, ids)),
  };
}

/**
 * Two sets of tickets that overlap, in opposite orders, without a gate: each call may hold a lock that the other needs.
 */
export async function overlappingSets(track: RaceTrack) {
  const { numero, ids } = await raffleOf(RACERS, track);
  const depositId = await createDeposit(track.app.db, track.ana.passengerId, RACERS * PRICE);
  const racer = await register(track);
  const sets = [ids, [...ids].reverse(), ids.slice(10), ids.slice(0, 40).reverse()];
  const answers = await Promise.all(
    sets.map((set, index) => racer(set, depositId)(track.copies[index % 2] ?? track.copies[0])),
  );
  const paid = await track.app.db.$count(tickets, and(eq(tickets.numero, numero), eq(tickets.estado, 'Pago')));
  return { won: successes(answers), refusals: refusals(answers), whole: sets.some((set) => set.length === paid) };
}
