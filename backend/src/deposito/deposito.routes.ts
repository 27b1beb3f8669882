import { getBankDeposits, getCardDeposits, getDepositsToUse } from '@rifas/shared/contracts';
import type { App } from '../platform/app';
import { route } from '../platform/route';
import { registerCashRegistration } from './cash-registration';
import { registerDeletePayment } from './delete-payment';
import { depositsOf } from './deposit-queries';
import { registerDeletePersonalPayment, registerPersonalPayment } from './personal-payment';

export function registerDeposits(app: App): void {
  route(app, getDepositsToUse, ({ seller }) => depositsOf(app.db, seller.passengerId, 'Contado'));
  route(app, getBankDeposits, ({ seller }) => depositsOf(app.db, seller.passengerId, 'Contado'));
  route(app, getCardDeposits, ({ seller }) => depositsOf(app.db, seller.passengerId, 'Tarjeta'));
  registerDeletePayment(app);
  registerDeletePersonalPayment(app);
  // Cash and personal payments do not exist in ccee, by menu or by address (specification 1).
  if (app.config.deployment.variant !== 'dtyt') return;
  registerCashRegistration(app);
  registerPersonalPayment(app);
}
