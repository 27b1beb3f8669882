import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/database';
import { cardDetails, paymentAttempts, sales } from '../db/schema';
import type { PaidSale } from './ticket-mail';

/** The purchase behind a link's token, once the gateway has settled it. */
export async function paidSaleOf(db: Db, token: string): Promise<PaidSale | undefined> {
  const [found] = await db
    .select({ sale: sales, attempt: paymentAttempts, authorizationCode: cardDetails.codigoAutorizacion })
    .from(sales)
    .innerJoin(paymentAttempts, and(eq(paymentAttempts.saleId, sales.id), eq(paymentAttempts.estado, 'Aprobado')))
    .innerJoin(cardDetails, eq(cardDetails.depositId, paymentAttempts.depositId))
    .where(eq(sales.token, token));
  return found;
}
