import type { Buyer } from '@rifas/shared/domain';
import type { Db } from '../db/database';
import { sales, saleTickets } from '../db/schema';
import { buyerColumns } from './buyer-columns';
import { newToken } from './generate-link';

/** The sale behind tickets paid in cash: its token opens their e-ticket. It is paid from its beginning. */
export async function createCashSale(
  tx: Db,
  { passengerId, buyer, ticketIds, at }: { passengerId: number; buyer: Buyer; ticketIds: readonly number[]; at: Date },
): Promise<typeof sales.$inferSelect> {
  const [sale] = await tx
    .insert(sales)
    .values({
      token: newToken(),
      passengerId,
      kind: 'contado',
      asumirRecargo: false,
      ...buyerColumns(buyer),
      createdAt: at,
      paidAt: at,
    })
    .returning();
  if (!sale) throw new Error('insert returned nothing');
  await tx.insert(saleTickets).values(ticketIds.map((ticketId) => ({ saleId: sale.id, ticketId })));
  return sale;
}
