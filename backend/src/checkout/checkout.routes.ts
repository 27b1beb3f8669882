import type { App } from '../platform/app';
import { registerCaptcha } from './captcha';
import { registerGatewayCallback } from './gateway-callback';
import { registerInitPayment } from './init-payment';
import { registerLinkEnds } from './link-ends';
import { registerPurchase } from './purchase';
import { registerValidateLink } from './validate-link';

export function registerCheckout(app: App): void {
  registerCaptcha(app);
  registerValidateLink(app);
  registerInitPayment(app);
  registerGatewayCallback(app);
  registerPurchase(app);
  registerLinkEnds(app);
}
