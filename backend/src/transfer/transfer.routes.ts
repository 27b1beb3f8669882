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

  const counted = async <Result>(step: string, moving: Promise<Result>): Promise<Result> => {
    const result = await moving;
    metrics.count('transfer', step);
    return result;
  };
  sellerRoute(app, putInBag, ({ body, seller }) => counted('put', putRaffles(app, seller, body.numbers)));
  sellerRoute(app, removeFromBag, ({ body, seller }) => counted('removed', takeOutRaffle(app, seller, body.number)));
  sellerRoute(app, requestRaffles, ({ body, seller }) =>
    counted('requested', requestFromBag(app, seller, body.numbers)),
  );
  sellerRoute(app, transferDirectly, ({ body, seller }) =>
    counted('direct', transferTo(app, seller, body.email, body.numbers)),
  );
  sellerRoute(app, confirmReception, ({ body, seller }) =>
    counted('confirmed', confirmRaffles(app, seller, body.numbers)),
  );
}
