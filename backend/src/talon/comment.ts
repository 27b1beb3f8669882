import { and, asc, eq } from 'drizzle-orm';
import { saveComment } from '@rifas/shared/contracts';
import { sellerRoute } from '../auth/seller-route';
import { raffles, tickets } from '../db/schema';
import type { App } from '../platform/app';
import { audit } from '../platform/audit';
import { refusalWithoutData } from '../platform/errors';

/** The comment is stored as it is. Pages show it as text. */
export function registerComment(app: App): void {
  const { db } = app;
  sellerRoute(app, saveComment, async ({ body, seller }) => {
    await db.transaction(async (tx) => {
      // Locked, because the raffle may be going to another seller, who must not read the comment.
      const own = await tx
        .select({ id: tickets.id })
        .from(tickets)
        .where(and(eq(tickets.numero, body.number), eq(tickets.ownerId, seller.passengerId)))
        .orderBy(asc(tickets.id))
        .for('share');
      if (own.length === 0) throw refusalWithoutData('La rifa no está entre las tuyas.');
      await tx.update(raffles).set({ comentario: body.comment }).where(eq(raffles.numero, body.number));
      await audit(tx, { userId: seller.userId, action: 'rifa.comentario', entity: 'rifa', entityId: body.number });
    });
  });
}
