import { eq, sql } from 'drizzle-orm';
import { LINK_ALREADY_PAID, LINK_UNKNOWN, TICKETS_GONE } from '@rifas/shared/contracts';
import { isPending, texts, wordsOf } from '@rifas/shared/domain';
import type { Db } from '../db/database';
import { prepared } from '../db/prepared';
import { passengers, sales } from '../db/schema';
import type { App } from '../platform/app';
import { BusinessError, refusalWithoutData } from '../platform/errors';
import { rafflesOfSale, saleTicketsColumn } from '../talon/ticket-queries';

export const unknownLink = (): BusinessError =>
  new BusinessError(null, { message: texts.invalidLink, code: LINK_UNKNOWN });
export const alreadyPaid = (): BusinessError =>
  new BusinessError(null, { message: texts.alreadyPaid, code: LINK_ALREADY_PAID });

/** The sale of a link with its seller and its tickets. One statement, because every buyer's page waits for it. */
const saleOfToken = prepared('sale_of_token', (db) =>
  db
    .select({
      sale: sales,
      seller: { firstName: passengers.nombres, lastName: passengers.apellidos },
      tickets: saleTicketsColumn(db),
    })
    .from(sales)
    .innerJoin(passengers, eq(passengers.id, sales.passengerId))
    .where(eq(sales.token, sql.placeholder('token'))),
);

/**
 * The sale of a link's token with its tickets, if it can be paid now (docs/rules.md, "Link validation").
 * @throws BusinessError 406 unknown, 405 paid, 'Talones pagos' / 'Rifas pagas' gone elsewhere
 */
export async function payableSale({ db, config }: Pick<App, 'config'> & { db: Db }, token: string) {
  const [found] = await saleOfToken(db, { token });
  if (!found) throw unknownLink();
  const { sale, seller } = found;
  if (sale.paidAt) throw alreadyPaid();
  const raffles = await rafflesOfSale(found.tickets);
  if (sale.endedAt || found.tickets.areTaken || !raffles.flat().every(isPending)) {
    const [tickets, wholeRaffles] = TICKETS_GONE;
    throw refusalWithoutData(wordsOf(config.deployment.mode).byTicket ? tickets : wholeRaffles);
  }
  return { sale, seller, raffles };
}
