import { and, eq, inArray } from 'drizzle-orm';
import { ticketStateText } from '@rifas/shared/contracts';
import type { PendingTransfer } from '@rifas/shared/domain';
import { tickets, transfers } from '../db/schema';
import { sellerOf } from '../eticket/paid-sale';
import { flushLater } from '../mail/flush-later';
import type { App } from '../platform/app';
import { audit } from '../platform/audit';
import { lockForTransfer, ticketIdsOf } from './movable-raffles';
import { ownersOf } from './pending-queries';
import type { Caller } from './put-and-remove';
import { byOwner, queueTransferMail } from './transfer-mail';

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
      .where(
        and(
          inArray(
            transfers.numero,
            raffles.map(({ number }) => number),
          ),
          eq(transfers.estado, 'En bolsa'),
        ),
      );
    const requester = await sellerOf(tx, seller.passengerId);
    for (const [ownerId, theirs] of byOwner(raffles)) {
      await queueTransferMail(app, tx, {
        kind: 'requested',
        to: await sellerOf(tx, ownerId),
        other: requester,
        numbers: theirs,
      });
    }
    await audit(
      tx,
      raffles.map(({ number, ownerId }) => ({
        userId: seller.userId,
        action: 'bolsa.solicitar',
        entity: 'rifa',
        entityId: number,
        detail: { dueno: ownerId },
      })),
    );
    return ownersOf(tx, ids);
  });
  flushLater(app);
  return contacts;
}
