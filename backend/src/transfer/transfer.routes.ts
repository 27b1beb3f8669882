import {
  confirmReception,
  getBag,
  getOwnBag,
  getPendingDelivery,
  getPendingReception,
  getTransferableRaffles,
  putInBag,
  removeFromBag,
  requestRaffles,
  transferDirectly,
} from '@rifas/shared/contracts';
import { sellerRoute } from '../auth/seller-route';
import type { App } from '../platform/app';
import { confirmRaffles, putRaffles, requestFromBag, takeOutRaffle, transferTo } from './moves';
import { bagOf, bagWithout, pendingDelivery, pendingReception, transferableOf } from './transfer-queries';

/** Every call moves whole raffles, all of them or none (docs/rules.md, "Transfers"). */
export function registerTransfers(app: App): void {
  const { db, metrics } = app;
  sellerRoute(app, getTransferableRaffles, ({ seller }) => transferableOf(app, seller));
  sellerRoute(app, getBag, ({ seller }) => bagWithout(db, seller.passengerId));
  sellerRoute(app, getOwnBag, ({ seller }) => bagOf(db, seller.passengerId));
  sellerRoute(app, getPendingDelivery, ({ seller }) => pendingDelivery(db, seller.passengerId));
  sellerRoute(app, getPendingReception, ({ seller }) => pendingReception(db, seller.passengerId));

  sellerRoute(app, putInBag, async ({ body, seller }) => {
    await putRaffles(app, seller, body.numbers);
    metrics.count('transfer', 'put');
  });
  sellerRoute(app, removeFromBag, async ({ body, seller }) => {
    await takeOutRaffle(app, seller, body.number);
    metrics.count('transfer', 'removed');
  });
  sellerRoute(app, requestRaffles, async ({ body, seller }) => {
    const contacts = await requestFromBag(app, seller, body.numbers);
    metrics.count('transfer', 'requested');
    return contacts;
  });
  sellerRoute(app, transferDirectly, async ({ body, seller }) => {
    await transferTo(app, seller, body.email, body.numbers);
    metrics.count('transfer', 'direct');
  });
  sellerRoute(app, confirmReception, async ({ body, seller }) => {
    await confirmRaffles(app, seller, body.numbers);
    metrics.count('transfer', 'confirmed');
  });
}
