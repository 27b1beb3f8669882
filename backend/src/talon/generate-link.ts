import { randomBytes } from 'node:crypto';
import { generateLink, type RequestOf } from '@rifas/shared/contracts';
import type { Settings } from '@rifas/shared/deployment';
import { buyerSettings, texts } from '@rifas/shared/domain';
import { sellerRoute } from '../auth/seller-route';
import type { Db } from '../db/database';
import { inserted } from '../db/inserted';
import { sales, saleTickets } from '../db/schema';
import type { App } from '../platform/app';
import { audit } from '../platform/audit';
import { refusal } from '../platform/errors';
import { buyerColumns } from './buyer-columns';
import { acceptBuyer } from './buyer-rules';
import { isPendingRow, lockOwnTickets } from './lock-tickets';

/** 192 random bits: nobody can guess a link. */
export const newToken = (): string => randomBytes(24).toString('base64url');

export function registerGenerateLink(app: App): void {
  const { db, config, metrics } = app;
  const { settings } = config.deployment;
  sellerRoute(app, generateLink, async ({ body, seller }) => {
    const asked = askedLink(settings, body);
    const ids = [...new Set(body.ticketIds)];
    const token = newToken();
    await db.transaction((tx) => insertLink(tx, { token, seller, ids, ...asked }));
    metrics.count('link', 'generated');
    return token;
  });
}

type AskedLink = Pick<RequestOf<typeof generateLink>, 'buyer' | 'absorbsSurcharge'>;

/**
 * The buyer of a link and whether the seller pays its surcharge, limited by the deployment's settings.
 * @throws BusinessError for the buyer
 */
export const askedLink = (settings: Settings, { buyer, absorbsSurcharge }: AskedLink): AskedLink => ({
  buyer: acceptBuyer('payment-link', buyerSettings('payment-link', settings), buyer),
  // Without the setting the seller has no choice (docs/rules.md, "Surcharge").
  absorbsSurcharge: settings.asumirRecargo && absorbsSurcharge,
});

interface NewLink extends AskedLink {
  readonly token: string;
  readonly seller: { readonly userId: number; readonly passengerId: number };
  readonly ids: readonly number[];
}

/**
 * A link for tickets that the seller can sell.
 * @throws BusinessError 'Uno o más talones no están disponibles.'
 */
export async function insertLink(tx: Db, { token, seller, ids, buyer, absorbsSurcharge }: NewLink): Promise<void> {
  const sellable = (await lockOwnTickets(tx, ids, seller.passengerId)).filter(isPendingRow);
  if (sellable.length !== ids.length || ids.length === 0) throw refusal(texts.serverTicketsUnavailable);
  const sale = await tx
    .insert(sales)
    .values({ token, passengerId: seller.passengerId, asumirRecargo: absorbsSurcharge, ...buyerColumns(buyer) })
    .returning({ id: sales.id })
    .then(inserted);
  await tx.insert(saleTickets).values(ids.map((ticketId) => ({ saleId: sale.id, ticketId })));
  const { userId } = seller;
  await audit(tx, { userId, action: 'venta.link', entity: 'venta', entityId: sale.id, detail: { talones: ids } });
}
