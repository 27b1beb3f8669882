import { asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/database';
import { paymentAttempts, refunds, saleTickets, tickets } from '../db/schema';

/** The money 'a devolver' that was not given back yet, oldest first (docs/rules.md, "A ticket is sold once"). */
export async function listRefunds(db: Db) {
  return db
    .select({
      id: refunds.id,
      createdAt: refunds.createdAt,
      montoCents: refunds.montoCents,
      motivo: refunds.motivo,
      saleId: paymentAttempts.saleId,
      buyer: sql<string>`${paymentAttempts.buyerName} || ' ' || ${paymentAttempts.buyerLastName}`,
      email: paymentAttempts.buyerEmail,
      numeros: sql<string>`(select string_agg(distinct t.numero, ', ' order by t.numero) from ${saleTickets} s join ${tickets} t on t.id = s.ticket_id where s.sale_id = ${paymentAttempts.saleId})`,
    })
    .from(refunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
    .where(isNull(refunds.refundedAt))
    .orderBy(asc(refunds.id));
}
