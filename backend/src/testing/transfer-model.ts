import type fc from 'fast-check';
import { nextState, type TransferAction } from '@rifas/shared/domain';
import type { TransferSteps } from './transfer-steps';

// A model of the transfers: the expected state of a few raffles when sellers, buyers and the gateway act in any order.
// Each command does one thing to the backend and to the model and compares the answer. Sellers and raffles are numbered
// from 0.

export const MODEL_SELLERS = ['ana@example.com', 'bruno@example.com', 'carla@example.com'];

type State = 'pending' | 'inBag' | 'requested' | 'paid';

export interface RaffleModel {
  owner: number;
  receiver: number | undefined;
  /** The states of the first ticket, which is sold alone, and of the second. */
  states: [State, State];
  /** An unfinished card payment for the first ticket: nobody can transfer the raffle during it. */
  attempt?: string | undefined;
  /** A payment was rejected, and another card may follow: nobody can transfer the raffle either. */
  rejected?: boolean;
}
export type TransferModel = RaffleModel[];

export const isBeingPaid = ({ attempt, rejected }: RaffleModel): boolean => attempt !== undefined || rejected === true;

/** The backend as the commands use it. */
export interface ModelledBackend {
  /** The prefix of all raffle numbers in this run. */
  prefix: string;
  /** The calls of each seller. */
  steps: TransferSteps[];
  sell(seller: number, raffle: number): Promise<boolean>;
  /** @returns the attempt, if the link could be made and paid */
  startPayment(seller: number, raffle: number): Promise<string | undefined>;
  settle(attempt: string, approved: boolean): Promise<string>;
  /** Waits until no attempt is alive. */
  wait(): void;
}

export const numeroOf = ({ prefix }: ModelledBackend, raffle: number): string => `${prefix}${raffle}`;

/** Whether a seller may do an action. The required state is checked separately. */
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

/** Whether an action is allowed for all of the chosen raffles. */
const applies = (model: TransferModel, action: TransferAction, { caller, other, chosen }: MoveTarget): boolean =>
  chosen.every((index) => {
    const raffle = model[index];
    return (
      raffle && IS_ALLOWED[action](raffle, caller, other) && raffle.states.every((state) => nextState(state, action))
    );
  });

/** An allowed move of a single raffle, if any. */
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

/** Moves all of the chosen raffles or none. With `aim` it takes an allowed move, if any; without it, `random`. */
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

/** A sale in cash, by the owner or by another seller. */
export const sell = (by: number | undefined, index: number): Command =>
  command(`sell(${by}: ${index})`, async (model, backend) => {
    const raffle = model[index] as RaffleModel;
    const seller = by ?? raffle.owner;
    const sellable = raffle.owner === seller && raffle.states[0] === 'pending';
    expect(await backend.sell(seller, index)).toBe(sellable);
    if (sellable) raffle.states[0] = 'paid';
  });

/** A buyer begins to pay for the first ticket by card, with a link of the owner or of another seller. */
export const startPayment = (by: number | undefined, index: number): Command =>
  command(`startPayment(${by}: ${index})`, async (model, backend) => {
    const raffle = model[index] as RaffleModel;
    // One attempt at a time, so that the model does not need to count them.
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

/** Enough time passes that a rejected attempt can no longer be paid. */
export const wait = command(
  'wait()',
  async (model, backend) => {
    backend.wait();
    for (const raffle of model) raffle.rejected = false;
  },
  // An unfinished payment could then be transferred and paid: the model would need its link.
  (model) => model.every(({ attempt }) => attempt === undefined),
);
