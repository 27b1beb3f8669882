import { createRaffle } from '../fixtures';
import type { Answer } from '../test-app';
import {
  bothOnOneDeposit,
  cardPaymentsOfOneTicket,
  overlappingSets,
  PAYERS,
  personalPaymentsOnOneDeposit,
  RACERS,
  registrationsOfOneTicket,
  registrationsOnOneDeposit,
} from './crowd-races';
import { pairRaces, type PairRace } from './pair-races';
import { dropConstraints, openTrack, raceTwo, type RaceTrack } from './race-track';
import { standingOf } from './raffle-standing';

const UNAVAILABLE = 'Uno o más talones no están disponibles.';
const NO_BALANCE = 'Tu saldo no es suficiente para registrar este talón';
const OVER_BALANCE = 'El monto excede lo disponible del depósito seleccionado.';

/** What a caller is told: that it won, or why not. */
function outcomeFor({ status, body: { status: outcome, data, message } }: Answer): string {
  if (status !== 200) return `HTTP ${status}`;
  const { estado } = (data ?? {}) as { estado?: string };
  if (estado !== undefined) return estado === 'Aprobado' ? 'won' : estado;
  return outcome === 'success' ? 'won' : String(data ?? message);
}

let track: RaceTrack;
let count = 0;
async function runPair(race: PairRace, firstIs: 0 | 1) {
  count += 1;
  const numero = String(count);
  const ids = await createRaffle(track.app.db, track.ana.passengerId, { numero });
  const runners = await race.prepare({ track, numero, ids });
  const [first, second] = [runners[firstIs], runners[firstIs === 0 ? 1 : 0]];
  const answers = await raceTwo(track, first.race, second.race);
  return { first, second, told: answers.map(outcomeFor), standing: await standingOf(track.app, numero) };
}
const bothOrders = pairRaces.flatMap((race) => [
  { name: `${race.name}, the one first`, race, firstIs: 0 as const },
  { name: `${race.name}, the other first`, race, firstIs: 1 as const },
]);

describe('through two backends on one PostgreSQL', () => {
  beforeAll(async () => {
    track = await openTrack('rows');
  });

  test.each(bothOrders)(
    '$name: one call wins, the other reads why not, and nothing is half done',
    async ({ race, firstIs }) => {
      const { first, second, told: answers, standing } = await runPair(race, firstIs);
      expect(answers).toEqual(['won', second.refusal]);
      expect(standing).toMatchObject({ toGiveBack: 0, ...first.wins, ...second.loses });
    },
  );

  test(`of ${RACERS} registrations at once against a deposit for 10 tickets, 10 succeed and the balance is 0`, async () => {
    expect(await registrationsOnOneDeposit(track)).toEqual({
      won: 10,
      refusals: [NO_BALANCE],
      balance: 0,
      traces: 10,
      paid: 10,
    });
  });

  test(`of ${RACERS} personal payments at once from a deposit for 10, 10 succeed`, async () => {
    expect(await personalPaymentsOnOneDeposit(track)).toEqual({
      won: 10,
      refusals: [OVER_BALANCE],
      balance: 0,
      traces: 10,
    });
  });

  test('registrations and personal payments together never take more than the balance', async () => {
    expect(await bothOnOneDeposit(track)).toMatchObject({ won: 10, balance: 0, traces: 10 });
  });

  test(`of ${RACERS} registrations of one ticket from as many deposits, one succeeds and uses its deposit`, async () => {
    expect(await registrationsOfOneTicket(track)).toEqual({ won: 1, refusals: [UNAVAILABLE], used: 1, payments: 1 });
  });

  test(`of ${PAYERS} card payments for one ticket, one buys it and the others are recorded for a refund`, async () => {
    expect(await cardPaymentsOfOneTicket(track)).toEqual({
      answered: PAYERS,
      approved: 1,
      toGiveBack: PAYERS - 1,
      payments: 1,
    });
  });

  test('overlapping sets of tickets in opposite orders do not deadlock, and each is sold whole or not at all', async () => {
    expect(await overlappingSets(track)).toEqual({ won: 1, refusals: [UNAVAILABLE], whole: true });
  });
});

describe('control: the same two backends without locks', () => {
  beforeAll(async () => {
    track = await openTrack('none');
  });

  describe('the constraints of the database still protect the data', () => {
    test('the balance does not fall below zero', async () => {
      expect(await registrationsOnOneDeposit(track)).toMatchObject({ won: 10, balance: 0, paid: 10 });
      expect(await personalPaymentsOnOneDeposit(track)).toMatchObject({ won: 10, balance: 0 });
    });

    test('one ticket is not paid twice', async () => {
      expect(await registrationsOfOneTicket(track)).toMatchObject({ won: 1, used: 1, payments: 1 });
      expect(await cardPaymentsOfOneTicket(track)).toMatchObject({ approved: 1, payments: 1 });
    });
  });

  describe('without the constraints every race is lost', () => {
    beforeAll(() => dropConstraints(track.app));

    test.each(pairRaces)('$name: both calls report success', async (race) => {
      const { told: answers, standing } = await runPair(race, 0);
      expect(answers).toEqual(['won', 'won']);
      expect(standing).toMatchObject(race.lost);
    });

    test('the balance falls below zero', async () => {
      expect((await registrationsOnOneDeposit(track)).balance).toBeLessThan(0);
      expect((await personalPaymentsOnOneDeposit(track)).balance).toBeLessThan(0);
    });

    test('one ticket is paid many times', async () => {
      expect((await registrationsOfOneTicket(track)).payments).toBeGreaterThan(1);
      expect((await cardPaymentsOfOneTicket(track)).approved).toBeGreaterThan(1);
    });
  });
});
