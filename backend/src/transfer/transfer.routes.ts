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
import type { App } from '../platform/app';
import { route } from '../platform/route';
import { bagOf, bagWithout, transferableOf } from './bag-queries';
import { confirm } from './confirm';
import { pendingDelivery, pendingReception } from './pending-queries';
import { put, remove } from './put-and-remove';
import { request } from './request';
import { transferTo } from './transfer-directly';

/** The state machine of decisions.md, "Transfers": every call moves whole raffles, all of them or none (D15). */
export function registerTransfers(app: App): void {
  const { db, metrics } = app;
  route(app, getTransferableRaffles, ({ seller }) => transferableOf(app, seller));
  route(app, getBag, ({ seller }) => bagWithout(db, seller.passengerId));
  route(app, getOwnBag, ({ seller }) => bagOf(db, seller.passengerId));
  route(app, getPendingDelivery, ({ seller }) => pendingDelivery(db, seller.passengerId));
  route(app, getPendingReception, ({ seller }) => pendingReception(db, seller.passengerId));

  route(app, putInBag, async ({ body, seller }) => {
    await put(app, seller, body.rifas);
    metrics.count('transfer', 'put');
  });
  route(app, removeFromBag, async ({ body, seller }) => {
    await remove(app, seller, body.numeroRifa);
    metrics.count('transfer', 'removed');
  });
  route(app, requestRaffles, async ({ body, seller }) => {
    const contacts = await request(app, seller, body.rifas);
    metrics.count('transfer', 'requested');
    return contacts;
  });
  route(app, transferDirectly, async ({ body, seller }) => {
    await transferTo(app, seller, body.mailTransf, body.rifas);
    metrics.count('transfer', 'direct');
  });
  route(app, confirmReception, async ({ body, seller }) => {
    await confirm(app, seller, body.rifas);
    metrics.count('transfer', 'confirmed');
  });
}
