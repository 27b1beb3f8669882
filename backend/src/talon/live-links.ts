import { and, asc, eq, exists, isNull, ne, not, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { authenticate } from '../auth/authenticate';
import type { Db } from '../db/database';
import { sales, saleTickets, tickets } from '../db/schema';
import type { App } from '../platform/app';

/** One missing ticket is enough: then validate-link refuses the whole link (docs/rules.md, "Link validation"). */
function lostTicket(db: Db) {
  const [other, part] = [alias(tickets, 'other'), alias(saleTickets, 'part')];
  return exists(
    db
      .select({ one: sql`1` })
      .from(part)
      .innerJoin(other, eq(other.id, part.ticketId))
      .where(
        and(eq(part.saleId, sales.id), or(ne(other.estado, 'Pendiente de Pago'), ne(other.ownerId, sales.passengerId))),
      ),
  );
}

/** Which tickets of the seller have a link that can still be paid (docs/rules.md, "Live links"). */
export function registerLiveLinks({ http, ...app }: App): void {
  http.get('/api/talon/links', async (request, reply) => {
    const { passengerId } = await authenticate(app, request.headers.authorization);
    const data = await app.db
      .select({ talon_id: saleTickets.ticketId, token: sales.token, venta_id: sales.id })
      .from(sales)
      .innerJoin(saleTickets, eq(saleTickets.saleId, sales.id))
      .where(and(eq(sales.passengerId, passengerId), isNull(sales.paidAt), not(lostTicket(app.db))))
      .orderBy(asc(sales.id), asc(saleTickets.ticketId));
    return reply.header('cache-control', 'no-store').send({ status: 'success', data });
  });
}
