import { getBankDeposits, getCardDeposits, getDepositsToUse } from '@rifas/shared/contracts';
import { sellerRoute } from '../auth/seller-route';
import type { App } from '../platform/app';
import { registerCashRegistration } from './cash-registration';
import { registerDeletePayment } from './delete-payment';
import { depositsOf } from './deposit-queries';
import { registerDeletePersonalPayment, registerPersonalPayment } from './personal-payment';

export function registerDeposits(app: App): void {
  sellerRoute(app, getDepositsToUse, ({ seller }) => depositsOf(app.db, seller.passengerId, 'cash'));
  sellerRoute(app, getBankDeposits, ({ seller }) => depositsOf(app.db, seller.passengerId, 'cash'));
  sellerRoute(app, getCardDeposits, ({ seller }) => depositsOf(app.db, seller.passengerId, 'card'));
  registerDeletePayment(app);
  registerDeletePersonalPayment(app);
  // ccee sells by card only, so these calls do not exist there.
  if (app.config.deployment.variant !== 'dtyt') return;
  registerCashRegistration(app);
  registerPersonalPayment(app);
}
