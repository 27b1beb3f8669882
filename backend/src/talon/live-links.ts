import { and, asc, eq, isNull } from 'drizzle-orm';
import { sales, saleTickets, tickets } from '../db/schema';
import type { App } from '../platform/app';
import { authenticate } from '../auth/authenticate';

/** Beyond the specification, so without a contract: which pending tickets of the seller have a link that can still be paid. */
export function registerLiveLinks({ http, ...app }: App): void {
  http.get('/api/talon/links', async (request, reply) => {
    const { passengerId } = await authenticate(app, request.headers.authorization);
    const data = await app.db
      .select({ talon_id: tickets.id, token: sales.token, venta_id: sales.id })
      .from(sales)
      .innerJoin(saleTickets, eq(saleTickets.saleId, sales.id))
      .innerJoin(tickets, eq(tickets.id, saleTickets.ticketId))
      .where(
        and(
          eq(sales.passengerId, passengerId),
          isNull(sales.paidAt),
          eq(tickets.ownerId, passengerId),
          eq(tickets.estado, 'Pendiente de Pago'),
        ),
      )
      .orderBy(asc(sales.id));
    return reply.header('cache-control', 'no-store').send({ status: 'success', data });
  });
}
