import { and, eq } from 'drizzle-orm';
import { cancelLink, replaceLink } from '@rifas/shared/contracts';
import type { Seller } from '../auth/authenticate';
import { sellerRoute } from '../auth/seller-route';
import type { Db } from '../db/database';
import { MAY_BE_PAID, paymentAttempts, sales, type EndReason, type SaleRow } from '../db/schema';
import type { App } from '../platform/app';
import { refusalWithoutData } from '../platform/errors';
import { endLinks } from '../talon/end-links';
import { askedLink, insertLink, newToken } from '../talon/generate-link';
import { closeLiveAttempts } from './live-attempt';
import { alreadyPaid, unknownLink } from './payable-sale';
import { lockTicketsOf } from './settlement';

const CONFIRMING_LINK_TEXT = 'Estamos confirmando un pago de este link. Probá de nuevo en unos minutos.';

/** @throws BusinessError if this seller has no such link */
async function ownLink(db: Db, token: string, seller: Seller): Promise<SaleRow> {
  const [sale] = await db
    .select()
    .from(sales)
    .where(and(eq(sales.token, token), eq(sales.passengerId, seller.passengerId), eq(sales.kind, 'link')));
  if (!sale) throw unknownLink();
  return sale;
}

/**
 * Ends a link, and runs `then` in the same transaction. A payment in progress is settled first: no buyer is charged for
 * an ended link, and no paid link ends (docs/rules.md, "Live links").
 */
async function endLink(
  app: App,
  sale: SaleRow,
  seller: Seller,
  reason: EndReason,
  then: (tx: Db, ticketIds: readonly number[]) => Promise<void> = async () => undefined,
): Promise<void> {
  if (sale.paidAt) throw alreadyPaid();
  await closeLiveAttempts(app, sale.id, CONFIRMING_LINK_TEXT);
  await app.db.transaction(async (tx) => {
    const ticketIds = (await lockTicketsOf(tx, sale.id)).map(({ id }) => id);
    const attempts = await tx
      .select({ estado: paymentAttempts.estado })
      .from(paymentAttempts)
      .where(eq(paymentAttempts.saleId, sale.id));
    if (attempts.some(({ estado }) => estado === 'Aprobado')) throw alreadyPaid();
    if (attempts.some(({ estado }) => estado === 'A revisar' || MAY_BE_PAID.includes(estado)))
      throw refusalWithoutData(CONFIRMING_LINK_TEXT);
    const ended = await endLinks(tx, [sale.id], reason, app.clock(), seller.userId);
    // Cancelling twice does no harm; replacing twice would make two links.
    if (ended.length === 0 && reason === 'reemplazado') throw unknownLink();
    await then(tx, ticketIds);
  });
}

/** A seller ends a link, or gives its tickets to another one. */
export function registerLinkEnds(app: App): void {
  const { settings } = app.config.deployment;

  sellerRoute(app, cancelLink, async ({ body, seller }) => {
    await endLink(app, await ownLink(app.db, body.token, seller), seller, 'cancelado');
    app.metrics.count('link', 'cancelled');
  });

  sellerRoute(app, replaceLink, async ({ body, seller }) => {
    const asked = askedLink(settings, body);
    const token = newToken();
    await endLink(app, await ownLink(app.db, body.token, seller), seller, 'reemplazado', (tx, ids) =>
      insertLink(tx, { token, seller, ids, ...asked }),
    );
    app.metrics.count('link', 'replaced');
    return token;
  });
}
