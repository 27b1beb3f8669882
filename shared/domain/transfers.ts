import type { Id } from './id';
import { compareNumbers } from './raffles';
import type { Ticket, TicketState } from './ticket';
import { isPending } from './ticket-states';

/** The actions on a raffle that one seller passes to another. `confirm` is the receiver's. */
export type TransferAction = 'put' | 'remove' | 'request' | 'direct' | 'confirm';

/** The other side of a transfer. */
export interface Counterpart {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** A raffle and the draws it takes part in. */
export interface RaffleDraws {
  readonly number: string;
  readonly draws: readonly string[];
}

/** Raffles that one seller is passing to another. */
export interface PendingTransfer {
  readonly counterpart: Counterpart;
  readonly raffles: readonly RaffleDraws[];
}

/** A raffle of the bag, or one that may be put there. All its draws have one owner. */
export interface BagEntry extends RaffleDraws {
  readonly owner: {
    readonly id: Id | undefined;
    readonly name: string;
    /** The last name at the end of `name`, if the API sends it separately. */
    readonly lastName?: string;
  };
}

const TRANSITIONS: Readonly<Record<TransferAction, { from: TicketState; to: TicketState }>> = {
  put: { from: 'pending', to: 'inBag' },
  remove: { from: 'inBag', to: 'pending' },
  request: { from: 'inBag', to: 'requested' },
  direct: { from: 'pending', to: 'requested' },
  // The receiver confirms, and becomes the owner.
  confirm: { from: 'requested', to: 'pending' },
};

/**
 * The state after an action; undefined if the action does not apply, and the state stays.
 * @example nextState('pending', 'put') // 'inBag'
 */
export const nextState = (state: TicketState, action: TransferAction): TicketState | undefined =>
  TRANSITIONS[action].from === state ? TRANSITIONS[action].to : undefined;

/**
 * Whether an action applies to a whole raffle. It must apply to each of its tickets.
 * @example canApply([{ state: 'pending' }, { state: 'paid' }], 'put') // false
 */
export const canApply = (raffle: readonly Pick<Ticket, 'state'>[], action: TransferAction): boolean =>
  raffle.length > 0 && raffle.every((ticket) => nextState(ticket.state, action) !== undefined);

/**
 * Whether a raffle may leave its owner: every ticket is pending, and no payment attempt is under way.
 * @example canTransfer([{ state: 'pending' }], false) // true
 */
export const canTransfer = (raffle: readonly Pick<Ticket, 'state'>[], hasLiveAttempt: boolean): boolean =>
  !hasLiveAttempt && raffle.length > 0 && raffle.every(isPending);

/** The raffles in the bag that belong to one seller. */
export interface OwnerGroup {
  /** Unique among the groups. */
  readonly key: string;
  readonly owner: BagEntry['owner'];
  readonly entries: BagEntry[];
}

/**
 * The summary of a bag request: owners in order of appearance, each with its raffles by number.
 * @example groupByOwner([{ number: '7', draws: ['1'], owner: { id: 4, name: 'Ana' } }])[0].key // 'id:4'
 */
export function groupByOwner(entries: readonly BagEntry[]): OwnerGroup[] {
  const groups = new Map<string, OwnerGroup>();
  for (const entry of entries) {
    const { owner } = entry;
    const key = owner.id === undefined ? `name:${owner.name}` : `id:${owner.id}`;
    const group = groups.get(key) ?? { key, owner, entries: [] };
    group.entries.push(entry);
    groups.set(key, group);
  }
  for (const group of groups.values()) group.entries.sort((a, b) => compareNumbers(a.number, b.number));
  return [...groups.values()];
}
