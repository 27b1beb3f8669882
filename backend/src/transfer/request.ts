import { and, eq, inArray } from 'drizzle-orm';
import { ticketStateText } from '@rifas/shared/contracts';
import type { PendingTransfer } from '@rifas/shared/domain';
import { tickets, transfers } from '../db/schema';
import { flushLater } from '../mail/flush-later';
import type { App } from '../platform/app';
import { auditRaffles, lockForTransfer, numbersOf, ticketIdsOf } from './movable-raffles';
import { ownersOf } from './pending-queries';
import type { Caller } from './put-and-remove';
import { tellOwners } from './transfer-mail';

/**
 * Asks for raffles of the bag; their owners get a mail with the caller's contacts.
 * @returns the owners' contacts, each with the raffles asked of them
 */
export async function requestFromBag(app: App, seller: Caller, numbers: readonly string[]): Promise<PendingTransfer[]> {
  const contacts = await app.db.transaction(async (tx) => {
    // Sellers do not see their own raffles in the bag, so they cannot ask for them.
    const raffles = await lockForTransfer(tx, numbers, 'request', (ticket) => ticket.ownerId !== seller.passengerId);
    const ids = ticketIdsOf(raffles);
    await tx
      .update(tickets)
      .set({ estado: ticketStateText('requested'), receiverId: seller.passengerId })
      .where(inArray(tickets.id, ids));
    await tx
      .update(transfers)
      .set({ estado: 'Solicitada', toId: seller.passengerId, requestedAt: app.clock() })
      .where(and(inArray(transfers.numero, numbersOf(raffles)), eq(transfers.estado, 'En bolsa')));
    await tellOwners(app, tx, 'requested', seller.passengerId, raffles);
    await auditRaffles(tx, seller, 'bolsa.solicitar', raffles, ({ ownerId }) => ({ dueno: ownerId }));
    return ownersOf(tx, ids);
  });
  flushLater(app);
  return contacts;
}
