import type fc from 'fast-check';
import { nextState, type TransferAction } from '@rifas/shared/domain';
import type { TransferSteps } from './transfer-steps';

// A model of the transfers: what should become of a few raffles when sellers, buyers and the gateway do things in any order. Each
// command does one thing to the backend and to the model and compares the answer. Sellers and raffles are numbered from 0.

export const MODEL_SELLERS = ['ana@example.com', 'bruno@example.com', 'carla@example.com'];

type State = 'pending' | 'inBag' | 'requested' | 'paid';

export interface RaffleModel {
  owner: number;
  receiver: number | undefined;
  /** Of the first ticket, which is sold alone, and of the second. */
  states: [State, State];
  /** A card payment for the first ticket that has not ended: nobody can transfer the raffle meanwhile. */
  attempt?: string | undefined;
  /** One was rejected, and another card may follow: nobody can transfer the raffle either. */
  rejected?: boolean;
}
export type TransferModel = RaffleModel[];

export const isBeingPaid = ({ attempt, rejected }: RaffleModel): boolean => attempt !== undefined || rejected === true;

/** The backend as the commands use it. */
export interface ModelledBackend {
  /** Of all raffle numbers in this run. */
  prefix: string;
  /** The calls of each seller. */
  steps: TransferSteps[];
  sell(seller: number, raffle: number): Promise<boolean>;
  /** @returns the attempt, if the link could be made and paid */
  startPayment(seller: number, raffle: number): Promise<string | undefined>;
  settle(attempt: string, approved: boolean): Promise<string>;
  /** Until no attempt is alive. */
  wait(): void;
}

export const numeroOf = ({ prefix }: ModelledBackend, raffle: number): string => `${prefix}${raffle}`;

/** Who may take an action. The state that it needs is checked apart. */
const IS_ALLOWED: Readonly<Record<TransferAction, (raffle: RaffleModel, caller: number, other: number) => boolean>> = {
  put: (raffle, caller) => raffle.owner === caller && !isBeingPaid(raffle),
  remove: ({ owner }, caller) => owner === caller,
  request: ({ owner }, caller) => owner !== caller,
  direct: (raffle, caller, other) => raffle.owner === caller && other !== caller && !isBeingPaid(raffle),
  confirm: ({ receiver }, caller) => receiver === caller,
};

type Command = fc.AsyncCommand<TransferModel, ModelledBackend>;

const command = (text: string, run: Command['run'], check: Command['check'] = () => true): Command => ({
  check,
  run,
  toString: () => text,
});

interface MoveTarget {
  readonly caller: number;
  readonly other: number;
  readonly chosen: readonly number[];
}

/** Whether all of the chosen raffles may take an action. */
const applies = (model: TransferModel, action: TransferAction, { caller, other, chosen }: MoveTarget): boolean =>
  chosen.every((index) => {
    const raffle = model[index];
    return (
      raffle && IS_ALLOWED[action](raffle, caller, other) && raffle.states.every((state) => nextState(state, action))
    );
  });

/** One of the moves of a single raffle that are allowed now, if any. */
function allowedMove(model: TransferModel, action: TransferAction, other: number, aim: number): MoveTarget | undefined {
  const allowed = MODEL_SELLERS.flatMap((_, caller) =>
    model.map((_raffle, index): MoveTarget => ({ caller, other, chosen: [index] })),
  ).filter((target) => applies(model, action, target));
  return allowed[aim % allowed.length];
}

function apply(raffle: RaffleModel, action: TransferAction, { caller, other }: MoveTarget): void {
  raffle.states = raffle.states.map((state) => nextState(state, action)) as [State, State];
  if (action === 'confirm') raffle.owner = caller;
  raffle.receiver = { request: caller, direct: other }[action as string];
}

/** All of the chosen raffles or none. With `aim` it is one of the moves that are allowed, if any; without it, `random`. */
export const move = (action: TransferAction, random: MoveTarget, aim: number | undefined): Command =>
  command(`${action}(${JSON.stringify(random)}, aim ${aim})`, async (model, backend) => {
    const picked = (aim === undefined ? undefined : allowedMove(model, action, random.other, aim)) ?? random;
    const steps = backend.steps[picked.caller];
    const [first = '', ...others] = picked.chosen.map((index) => numeroOf(backend, index));
    if (!steps) throw new Error('no seller');
    const answer = await {
      put: () => steps.put(first, ...others),
      remove: () => steps.remove(first),
      request: () => steps.request(first, ...others),
      direct: () => steps.direct(MODEL_SELLERS[picked.other] ?? '', first, ...others),
      confirm: () => steps.confirm(first, ...others),
    }[action]();
    const isDone = applies(model, action, picked);
    expect(answer.body.status).toBe(isDone ? 'success' : 'error');
    if (isDone) picked.chosen.forEach((index) => apply(model[index] as RaffleModel, action, picked));
  });

/** In cash, by the owner or by somebody else. */
export const sell = (by: number | undefined, index: number): Command =>
  command(`sell(${by}: ${index})`, async (model, backend) => {
    const raffle = model[index] as RaffleModel;
    const seller = by ?? raffle.owner;
    const sellable = raffle.owner === seller && raffle.states[0] === 'pending';
    expect(await backend.sell(seller, index)).toBe(sellable);
    if (sellable) raffle.states[0] = 'paid';
  });

/** A buyer begins to pay for the first ticket by card, by a link of the owner or of somebody else. */
export const startPayment = (by: number | undefined, index: number): Command =>
  command(`startPayment(${by}: ${index})`, async (model, backend) => {
    const raffle = model[index] as RaffleModel;
    // One at a time, so that the model need not count them.
    if (raffle.attempt !== undefined) return;
    const seller = by ?? raffle.owner;
    raffle.attempt = await backend.startPayment(seller, index);
    expect(raffle.attempt !== undefined).toBe(raffle.owner === seller && raffle.states[0] === 'pending');
  });

/** The gateway has decided. */
export const settle = (index: number, approved: boolean): Command =>
  command(
    `settle(${index}: ${approved})`,
    async (model, backend) => {
      const raffle = model[index] as RaffleModel;
      const sells = raffle.states[0] === 'pending';
      expect(await backend.settle(raffle.attempt ?? '', approved)).toBe(
        !approved ? 'Rechazado' : sells ? 'Aprobado' : 'A devolver',
      );
      if (approved && sells) raffle.states[0] = 'paid';
      raffle.attempt = undefined;
      raffle.rejected ||= !approved;
    },
    (model) => model[index]?.attempt !== undefined,
  );

/** So much time passes that nobody can pay any more what was rejected. */
export const wait = command(
  'wait()',
  async (model, backend) => {
    backend.wait();
    for (const raffle of model) raffle.rejected = false;
  },
  // A payment that has not ended could then be transferred and paid: the model would need its link.
  (model) => model.every(({ attempt }) => attempt === undefined),
);
