import type { App } from '../platform/app';
import { registerCaptcha } from './captcha';
import { registerGatewayCallback } from './gateway-callback';
import { registerInitPayment } from './init-payment';
import { registerResendTicket } from './resend-ticket';
import { registerTicketPage } from './ticket-page';
import { registerValidateLink } from './validate-link';

export function registerCheckout(app: App): void {
  registerCaptcha(app);
  registerValidateLink(app);
  registerInitPayment(app);
  registerGatewayCallback(app);
  registerResendTicket(app);
  registerTicketPage(app);
}
