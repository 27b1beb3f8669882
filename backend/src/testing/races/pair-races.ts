import { eq } from 'drizzle-orm';
import { registerTickets } from '@rifas/shared/contracts';
import { paymentAttempts } from '../../db/schema';
import { createLink, pay, signedNotice, startPayment } from '../checkout-steps';
import { CASH_BUYER, createDeposit } from '../fixtures';
import { transferSteps, type TransferSteps } from '../transfer-steps';
import type { Racer, RaceTrack } from './race-track';
import type { Standing } from './raffle-standing';

/** A raffle of Ana's with two pending tickets of 20. */
interface ContestedRaffle {
  track: RaceTrack;
  numero: string;
  ids: number[];
}

/** One racer, the text it gets if it comes second, and the state of the raffle if it comes first. */
interface Contender {
  race: Racer;
  refusal: string;
  wins: Partial<Standing>;
  /** What remains of it if it came second, if anything. */
  loses?: Partial<Standing>;
}

export interface PairRace {
  name: string;
  prepare(raffle: ContestedRaffle): Promise<readonly [Contender, Contender]>;
  /** The state of the raffle if, without locks, both calls succeed. */
  lost: Partial<Standing>;
}

const UNAVAILABLE = 'Uno o más talones no están disponibles.';
const TOTAL = 4000;

/** A step of a transfer by a seller. */
const step = (
  { app }: RaceTrack,
  seller: RaceTrack['ana'],
  take: (steps: TransferSteps) => ReturnType<Racer>,
  wins: Partial<Standing>,
): Contender => ({
  race: async (via) => take(await transferSteps({ call: via.call, tokenOf: app.tokenOf }, seller)),
  refusal: UNAVAILABLE,
  wins,
});

/** The gateway's notice of an approved payment; `late` when the attempt no longer holds the tickets. */
async function card({ track, ids }: ContestedRaffle, { late = false } = {}): Promise<Contender> {
  const { app, ana } = track;
  const token = await startPayment(app, await createLink(app, ana, ids), TOTAL);
  if (late)
    await app.db
      .update(paymentAttempts)
      .set({ aliveUntil: new Date(0) })
      .where(eq(paymentAttempts.token, token));
  return {
    race: (via) => via.request(signedNotice(app, token)),
    refusal: 'A devolver',
    wins: { states: ['Pago'], payments: 2 },
    loses: { toGiveBack: 1 },
  };
}

/** A buyer presses PAGAR. */
async function startOfCard({ track, ids }: ContestedRaffle): Promise<Contender> {
  const link = await createLink(track.app, track.ana, ids);
  return {
    race: (via) => pay(via, link, TOTAL),
    refusal: 'Talones pagos',
    wins: { states: ['Pendiente de Pago'], attempts: ['Iniciado'], traces: [] },
  };
}

async function cash({ track: { app, ana }, ids }: ContestedRaffle): Promise<Contender> {
  const token = await app.tokenOf(ana.userId);
  const deposito_id = await createDeposit(app.db, ana.passengerId, TOTAL);
  return {
    race: (via) => via.call(registerTickets, { comprador: CASH_BUYER, talones: ids, deposito_id }, { token }),
    refusal: UNAVAILABLE,
    wins: { states: ['Pago'], payments: 2, traces: ['talon.pago-contado', 'talon.pago-contado'] },
  };
}

const bag = async ({ track, numero }: ContestedRaffle): Promise<Contender> =>
  step(track, track.ana, (steps) => steps.put(numero), {
    states: ['Para transferir'],
    payments: 0,
    transferStates: ['En bolsa'],
    traces: ['bolsa.poner'],
  });

const direct = async ({ track, numero }: ContestedRaffle): Promise<Contender> =>
  step(track, track.ana, (steps) => steps.direct(track.bruno.email, numero), {
    states: ['Solicitada'],
    receivers: [track.bruno.passengerId],
    payments: 0,
    transferStates: ['Solicitada'],
    mails: 1,
    traces: ['transferencia.directa'],
  });

const ask = async ({ track, numero }: ContestedRaffle, seller: RaceTrack['ana']): Promise<Contender> =>
  step(track, seller, (steps) => steps.request(numero), {
    states: ['Solicitada'],
    receivers: [seller.passengerId],
    transferStates: ['Solicitada'],
    mails: 1,
    traces: ['bolsa.poner', 'bolsa.solicitar'],
  });

const takeOut = async ({ track, numero }: ContestedRaffle): Promise<Contender> =>
  step(track, track.ana, (steps) => steps.remove(numero), {
    states: ['Pendiente de Pago'],
    receivers: [null],
    transferStates: ['Retirada'],
    mails: 0,
    traces: ['bolsa.poner', 'bolsa.quitar'],
  });

const confirmation = async ({ track, numero }: ContestedRaffle): Promise<Contender> =>
  step(track, track.bruno, (steps) => steps.confirm(numero), {
    states: ['Pendiente de Pago'],
    owners: [track.bruno.passengerId],
    transferStates: ['Entregada'],
    mails: 2,
    traces: ['transferencia.directa', 'transferencia.recibida'],
  });

const together = (...both: readonly [Promise<Contender>, Promise<Contender>]) => Promise.all(both);
const inBag = async ({ track, numero }: ContestedRaffle): Promise<void> =>
  void (await (await transferSteps(track.app, track.ana)).put(numero));

export const pairRaces: readonly PairRace[] = [
  {
    name: 'a card payment against another',
    prepare: (raffle) => together(card(raffle), card(raffle)),
    lost: { payments: 4, attempts: ['Aprobado', 'Aprobado'], toGiveBack: 0 },
  },
  {
    name: 'a card payment against a cash registration',
    prepare: (raffle) => together(card(raffle), cash(raffle)),
    lost: { payments: 4, attempts: ['Aprobado'], toGiveBack: 0 },
  },
  {
    name: 'the start of a card payment against the bag',
    prepare: (raffle) => together(startOfCard(raffle), bag(raffle)),
    lost: { states: ['Para transferir'], attempts: ['Iniciado'] },
  },
  {
    name: 'the start of a card payment against a direct transfer',
    prepare: (raffle) => together(startOfCard(raffle), direct(raffle)),
    lost: { states: ['Solicitada'], attempts: ['Iniciado'] },
  },
  {
    name: 'a late card payment against the bag',
    prepare: (raffle) => together(card(raffle, { late: true }), bag(raffle)),
    lost: { payments: 2, attempts: ['Aprobado'], transferStates: ['En bolsa'] },
  },
  {
    name: 'a late card payment against a direct transfer',
    prepare: (raffle) => together(card(raffle, { late: true }), direct(raffle)),
    lost: { payments: 2, attempts: ['Aprobado'], transferStates: ['Solicitada'] },
  },
  {
    name: 'a cash registration against the bag',
    prepare: (raffle) => together(cash(raffle), bag(raffle)),
    lost: { payments: 2, transferStates: ['En bolsa'] },
  },
  {
    name: 'a cash registration against a direct transfer',
    prepare: (raffle) => together(cash(raffle), direct(raffle)),
    lost: { payments: 2, transferStates: ['Solicitada'] },
  },
  {
    name: 'two sellers who ask for one raffle',
    prepare: async (raffle) => {
      await inBag(raffle);
      return together(ask(raffle, raffle.track.bruno), ask(raffle, raffle.track.carla));
    },
    lost: { mails: 2, traces: ['bolsa.poner', 'bolsa.solicitar', 'bolsa.solicitar'] },
  },
  {
    name: 'taken out of the bag against asked for',
    prepare: async (raffle) => {
      await inBag(raffle);
      return together(takeOut(raffle), ask(raffle, raffle.track.bruno));
    },
    lost: { traces: ['bolsa.poner', 'bolsa.quitar', 'bolsa.solicitar'] },
  },
  {
    name: 'a reception confirmed twice',
    prepare: async (raffle) => {
      await (await transferSteps(raffle.track.app, raffle.track.ana)).direct(raffle.track.bruno.email, raffle.numero);
      return together(confirmation(raffle), confirmation(raffle));
    },
    lost: { traces: ['transferencia.directa', 'transferencia.recibida', 'transferencia.recibida'] },
  },
];
