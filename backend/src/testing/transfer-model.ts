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

interface MoveTarget {
  caller: number;
  other: number;
  chosen: readonly number[];
}

export class Move implements fc.AsyncCommand<TransferModel, ModelledBackend> {
  /** With `aim` the command picks one of the moves of a single raffle that are allowed now, if any. Without it, it uses `random`. */
  constructor(
    readonly action: TransferAction,
    readonly random: MoveTarget,
    readonly aim: number | undefined,
  ) {}
  check = () => true;
  toString = () => `${this.action}(${JSON.stringify(this.random)}, aim ${this.aim})`;

  /** All of the chosen raffles or none. */
  private applies(model: TransferModel, { caller, other, chosen }: MoveTarget): boolean {
    return chosen.every((index) => {
      const raffle = model[index];
      return (
        raffle &&
        IS_ALLOWED[this.action](raffle, caller, other) &&
        raffle.states.every((state) => nextState(state, this.action))
      );
    });
  }

  private pick(model: TransferModel): MoveTarget {
    if (this.aim === undefined) return this.random;
    const { other } = this.random;
    const single = MODEL_SELLERS.flatMap((_, caller) =>
      model.map((_raffle, index): MoveTarget => ({ caller, other, chosen: [index] })),
    );
    const allowed = single.filter((target) => this.applies(model, target));
    return allowed[this.aim % allowed.length] ?? this.random;
  }

  private apply(raffle: RaffleModel, { caller, other }: MoveTarget): void {
    raffle.states = raffle.states.map((state) => nextState(state, this.action)) as [State, State];
    if (this.action === 'confirm') raffle.owner = caller;
    raffle.receiver = { request: caller, direct: other }[this.action as string];
  }

  async run(model: TransferModel, backend: ModelledBackend): Promise<void> {
    const picked = this.pick(model);
    const steps = backend.steps[picked.caller];
    const [first = '', ...others] = picked.chosen.map((index) => numeroOf(backend, index));
    if (!steps) throw new Error('no seller');
    const answer = await {
      put: () => steps.put(first, ...others),
      remove: () => steps.remove(first),
      request: () => steps.request(first, ...others),
      direct: () => steps.direct(MODEL_SELLERS[picked.other] ?? '', first, ...others),
      confirm: () => steps.confirm(first, ...others),
    }[this.action]();
    const applies = this.applies(model, picked);
    expect(answer.body.status).toBe(applies ? 'success' : 'error');
    if (applies) picked.chosen.forEach((index) => this.apply(model[index] as RaffleModel, picked));
  }
}

export class Sell implements fc.AsyncCommand<TransferModel, ModelledBackend> {
  /** Without `seller` the owner does it. */
  constructor(
    readonly seller: number | undefined,
    readonly raffle: number,
  ) {}
  check = () => true;
  toString = () => `sell(${this.seller}: ${this.raffle})`;

  async run(model: TransferModel, backend: ModelledBackend): Promise<void> {
    const raffle = model[this.raffle] as RaffleModel;
    const seller = this.seller ?? raffle.owner;
    const sellable = raffle.owner === seller && raffle.states[0] === 'pending';
    expect(await backend.sell(seller, this.raffle)).toBe(sellable);
    if (sellable) raffle.states[0] = 'paid';
  }
}

/** A buyer begins to pay for the first ticket by card. */
export class StartPayment implements fc.AsyncCommand<TransferModel, ModelledBackend> {
  /** Without `seller` the owner does it. */
  constructor(
    readonly seller: number | undefined,
    readonly raffle: number,
  ) {}
  check = () => true;
  toString = () => `startPayment(${this.seller}: ${this.raffle})`;

  async run(model: TransferModel, backend: ModelledBackend): Promise<void> {
    const raffle = model[this.raffle] as RaffleModel;
    // One at a time, so that the model need not count them.
    if (raffle.attempt !== undefined) return;
    const seller = this.seller ?? raffle.owner;
    raffle.attempt = await backend.startPayment(seller, this.raffle);
    expect(raffle.attempt !== undefined).toBe(raffle.owner === seller && raffle.states[0] === 'pending');
  }
}

/** The gateway has decided. */
export class Settle implements fc.AsyncCommand<TransferModel, ModelledBackend> {
  constructor(
    readonly raffle: number,
    readonly approved: boolean,
  ) {}
  check = (model: Readonly<TransferModel>) => model[this.raffle]?.attempt !== undefined;
  toString = () => `settle(${this.raffle}: ${this.approved})`;

  async run(model: TransferModel, backend: ModelledBackend): Promise<void> {
    const raffle = model[this.raffle] as RaffleModel;
    const sells = raffle.states[0] === 'pending';
    expect(await backend.settle(raffle.attempt ?? '', this.approved)).toBe(
      !this.approved ? 'Rechazado' : sells ? 'Aprobado' : 'A devolver',
    );
    if (this.approved && sells) raffle.states[0] = 'paid';
    raffle.attempt = undefined;
    raffle.rejected ||= !this.approved;
  }
}

/** So much time passes that nobody can pay any more what was rejected. */
export class Wait implements fc.AsyncCommand<TransferModel, ModelledBackend> {
  // A payment that has not ended could then be transferred and paid: the model would need its link.
  check = (model: Readonly<TransferModel>) => model.every(({ attempt }) => attempt === undefined);
  toString = () => 'wait()';

  async run(model: TransferModel, backend: ModelledBackend): Promise<void> {
    backend.wait();
    for (const raffle of model) raffle.rejected = false;
  }
}
