import { and, eq, inArray } from 'drizzle-orm';
import type { PendingEntry } from '@rifas/shared/contracts';
import { tickets, transfers } from '../db/schema';
import { flushLater } from '../mail/flush-later';
import type { App } from '../platform/app';
import { audit } from '../platform/audit';
import { lockForTransfer, ticketIdsOf } from './movable-raffles';
import { ownersOf } from './pending-queries';
import type { Caller } from './put-and-remove';
import { byOwner, personOf, queueTransferMail } from './transfer-mail';

/**
 * Asks for raffles of the bag; their owners get a mail with the caller's contacts.
 * @returns the owners' contacts, each with the raffles asked of them
 */
export async function requestFromBag(app: App, seller: Caller, numeros: readonly string[]): Promise<PendingEntry[]> {
  const contacts = await app.db.transaction(async (tx) => {
    // Sellers do not see their own raffles in the bag, so they cannot ask for them.
    const raffles = await lockForTransfer(tx, numeros, 'request', (ticket) => ticket.ownerId !== seller.passengerId);
    const ids = ticketIdsOf(raffles);
    await tx
      .update(tickets)
      .set({ estado: 'Solicitada', receiverId: seller.passengerId })
      .where(inArray(tickets.id, ids));
    await tx
      .update(transfers)
      .set({ estado: 'Solicitada', toId: seller.passengerId, requestedAt: app.clock() })
      .where(
        and(
          inArray(
            transfers.numero,
            raffles.map(({ numero }) => numero),
          ),
          eq(transfers.estado, 'En bolsa'),
        ),
      );
    const requester = await personOf(tx, seller.passengerId);
    for (const [ownerId, theirs] of byOwner(raffles)) {
      await queueTransferMail(app, tx, {
        kind: 'requested',
        to: await personOf(tx, ownerId),
        other: requester,
        numeros: theirs,
      });
    }
    await audit(
      tx,
      raffles.map(({ numero, ownerId }) => ({
        userId: seller.userId,
        action: 'bolsa.solicitar',
        entity: 'rifa',
        entityId: numero,
        detail: { dueno: ownerId },
      })),
    );
    return ownersOf(tx, ids);
  });
  flushLater(app);
  return contacts;
}
