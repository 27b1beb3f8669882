import { and, eq, inArray } from 'drizzle-orm';
import { ticketStateText } from '@rifas/shared/contracts';
import { raffles as raffleTable, tickets, transfers } from '../db/schema';
import { flushLater } from '../mail/flush-later';
import type { App } from '../platform/app';
import { auditRaffles, lockForTransfer, numbersOf, ticketIdsOf } from './movable-raffles';
import type { Caller } from './put-and-remove';
import { tellOwners } from './transfer-mail';

/** The receiver has the raffles in hand: they are theirs. The comment was the former owner's note to self and goes. */
export async function confirmRaffles(app: App, seller: Caller, numbers: readonly string[]): Promise<void> {
  await app.db.transaction(async (tx) => {
    const raffles = await lockForTransfer(tx, numbers, 'confirm', (ticket) => ticket.receiverId === seller.passengerId);
    const moved = numbersOf(raffles);
    await tx
      .update(tickets)
      .set({ estado: ticketStateText('pending'), ownerId: seller.passengerId, receiverId: null })
      .where(inArray(tickets.id, ticketIdsOf(raffles)));
    await tx.update(raffleTable).set({ comentario: '' }).where(inArray(raffleTable.numero, moved));
    await tx
      .update(transfers)
      .set({ estado: 'Entregada', closedAt: app.clock() })
      .where(and(inArray(transfers.numero, moved), eq(transfers.estado, 'Solicitada')));
    await tellOwners(app, tx, 'received', seller.passengerId, raffles);
    await auditRaffles(tx, seller, 'transferencia.recibida', raffles, ({ ownerId }) => ({ de: ownerId }));
  });
  flushLater(app);
}
