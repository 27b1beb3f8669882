import { canApply, texts, type TransferAction } from '@rifas/shared/domain';
import type { Seller } from '../auth/authenticate';
import type { Db } from '../db/database';
import { audit } from '../platform/audit';
import { refusal, type BusinessError } from '../platform/errors';
import { groupBy } from '../platform/group-by';
import { lockRaffles, readRaffles, stateOf, type MovingTicket } from '../talon/lock-tickets';

/** Pages compare this text. */
export const unavailable = (): BusinessError => refusal(texts.serverTicketsUnavailable);

/** @throws BusinessError where one of the raffles is unknown, or one of its tickets may not be moved */
function movable(
  numbers: readonly string[],
  rows: readonly MovingTicket[],
  action: TransferAction,
  mayMove: (ticket: MovingTicket) => boolean,
) {
  const byNumber = groupBy(rows, (ticket) => ticket.numero);
  return numbers.map((number) => {
    const own = byNumber.get(number) ?? [];
    const [first] = own;
    const oneOwner = own.every((row) => row.ownerId === first?.ownerId);
    const states = own.map((row) => ({ state: stateOf(row) }));
    if (!first || !oneOwner || !own.every(mayMove) || !canApply(states, action)) throw unavailable();
    return { number, ownerId: first.ownerId, ticketIds: own.map((row) => row.id) };
  });
}

/** A locked raffle; all its tickets have one owner and one receiver. */
export type LockedRaffle = Readonly<ReturnType<typeof movable>[number]>;

/**
 * Locks whole raffles and makes sure that the action applies to every ticket of every one of them, for this caller.
 * They are checked before they are locked, so that a caller who names raffles that cannot be moved does not block their
 * sale.
 * @throws BusinessError 'Uno o más talones no están disponibles.', unknown raffles included
 */
export async function lockForTransfer(
  tx: Db,
  numbers: readonly string[],
  action: TransferAction,
  mayMove: (ticket: MovingTicket) => boolean,
): Promise<LockedRaffle[]> {
  const wanted = [...new Set(numbers)];
  movable(wanted, await readRaffles(tx, wanted), action, mayMove);
  return movable(wanted, await lockRaffles(tx, wanted), action, mayMove);
}

export const ticketIdsOf = (raffles: readonly LockedRaffle[]): number[] =>
  raffles.flatMap((raffle) => raffle.ticketIds);

export const numbersOf = (raffles: readonly LockedRaffle[]): string[] => raffles.map(({ number }) => number);

/** Writes an audit entry for each raffle. */
export const auditRaffles = (
  tx: Db,
  { userId }: Pick<Seller, 'userId'>,
  action: string,
  raffles: readonly LockedRaffle[],
  detailOf: (raffle: LockedRaffle) => Record<string, unknown> = () => ({}),
): Promise<void> =>
  audit(
    tx,
    ...raffles.map((raffle) => ({ userId, action, entity: 'rifa', entityId: raffle.number, detail: detailOf(raffle) })),
  );
