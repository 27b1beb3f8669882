import { canApply, texts, type TransferAction } from '@rifas/shared/domain';
import type { Db } from '../db/database';
import { BusinessError } from '../platform/errors';
import { groupBy } from '../platform/group-by';
import { lockRaffles, stateOf, type TicketRow } from '../talon/lock-tickets';

/** A raffle under lock; one way leads from one owner to one receiver. */
export interface LockedRaffle {
  number: string;
  ownerId: number;
  ticketIds: number[];
}

/** Pages compare this text. */
export const unavailable = (): BusinessError =>
  new BusinessError(texts.serverTicketsUnavailable, { message: texts.serverTicketsUnavailable });

/**
 * Locks whole raffles and makes sure that the action applies to every ticket of every one of them, for this caller.
 * @throws BusinessError 'Uno o más talones no están disponibles.', unknown raffles included
 */
export async function lockForTransfer(
  tx: Db,
  numbers: readonly string[],
  action: TransferAction,
  mayMove: (ticket: TicketRow) => boolean,
): Promise<LockedRaffle[]> {
  const wanted = [...new Set(numbers)];
  const byNumber = groupBy(await lockRaffles(tx, wanted), (ticket) => ticket.numero);
  return wanted.map((number) => {
    const rows = byNumber.get(number) ?? [];
    const [first] = rows;
    const oneOwner = rows.every((row) => row.ownerId === first?.ownerId);
    if (
      !first ||
      !oneOwner ||
      !rows.every(mayMove) ||
      !canApply(
        rows.map((row) => ({ state: stateOf(row) })),
        action,
      )
    )
      throw unavailable();
    return { number, ownerId: first.ownerId, ticketIds: rows.map((row) => row.id) };
  });
}

export const ticketIdsOf = (raffles: readonly LockedRaffle[]): number[] =>
  raffles.flatMap((raffle) => raffle.ticketIds);
