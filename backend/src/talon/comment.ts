import { and, eq, exists, sql } from 'drizzle-orm';
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
    const ownTicket = db
      .select({ one: sql`1` })
      .from(tickets)
      .where(and(eq(tickets.numero, raffles.numero), eq(tickets.ownerId, seller.passengerId)));
    await db.transaction(async (tx) => {
      const saved = await tx
        .update(raffles)
        .set({ comentario: body.comment })
        .where(and(eq(raffles.numero, body.number), exists(ownTicket)))
        .returning({ numero: raffles.numero });
      if (saved.length === 0) throw refusalWithoutData('La rifa no está entre las tuyas.');
      await audit(tx, [{ userId: seller.userId, action: 'rifa.comentario', entity: 'rifa', entityId: body.number }]);
    });
  });
}
