import { getPurchase } from '@rifas/shared/contracts';
import type { LinkState, Purchase, PurchaseState } from '@rifas/shared/domain';
import type { Db } from '../db/database';
import { snapshotOf } from '../db/snapshot';
import { paidSaleOf, saleByToken, sellerOf } from '../eticket/paid-sale';
import { organiserOf, receiptOf } from '../eticket/receipt';
import type { App } from '../platform/app';
import { publicRoute } from '../platform/route';
import { linkFactsOf, linkStateOf, type LinkFacts } from '../talon/link-state';
import { unknownLink } from './payable-sale';

const STATES: Readonly<Record<LinkState, PurchaseState>> = {
  made: 'open',
  opened: 'open',
  inPayment: 'confirming',
  rejected: 'rejected',
  toCheck: 'toCheck',
  paid: 'paid',
  replaced: 'replaced',
  cancelled: 'cancelled',
  unavailable: 'unavailable',
  unknown: 'unknown',
};
// The buyer needs to reach the seller: another link is needed, or a person checks the payment.
const NEEDS_CONTACT: readonly PurchaseState[] = ['toCheck', 'replaced', 'cancelled', 'unavailable', 'refunded'];
// In these states a refund is not what the buyer waits for.
const BEFORE_REFUND: readonly LinkState[] = ['paid', 'toCheck', 'inPayment'];

/**
 * The state that the buyer reads. A refund comes before later changes of the link, and before attempts that were not
 * paid.
 */
function purchaseStateOf(state: Exclude<LinkState, 'unknown'>, { attempts }: LinkFacts): PurchaseState {
  const last = attempts.filter((estado) => estado !== 'Anulado').at(-1);
  const isRefunded = last === 'A devolver' && !BEFORE_REFUND.includes(state);
  return isRefunded ? 'refunded' : STATES[state];
}

async function purchaseOf(app: App, db: Db, token: string): Promise<Purchase> {
  const sale = await saleByToken(db, token);
  if (!sale) throw unknownLink();
  const factsOf = await linkFactsOf(db, [sale.id]);
  const paid = await paidSaleOf(db, sale);
  // The registration of the cash was deleted, so the purchase no longer exists.
  const isUndone = sale.paidAt !== null && !paid;
  const facts = factsOf(sale.id);
  const state = isUndone ? 'cancelled' : purchaseStateOf(linkStateOf(sale, facts), facts);
  const { firstName, lastName, phone, email } = await sellerOf(db, sale.passengerId);
  const contacts = NEEDS_CONTACT.includes(state) ? { phone: phone || undefined, email } : {};
  return {
    state,
    isPaymentVoided: state === 'open' && facts.attempts.at(-1) === 'Anulado',
    seller: { firstName, lastName, phone: undefined, email: undefined, ...contacts },
    organiser: organiserOf(app),
    receipt: paid && receiptOf(paid, app.clock()),
  };
}

/** What has become of a purchase, for anybody who has its link (docs/rules.md, "Success page", "Live links"). */
export function registerPurchase(app: App): void {
  publicRoute(app, getPurchase, ({ body }) => snapshotOf(app.db, (tx) => purchaseOf(app, tx, body.token)));
}
