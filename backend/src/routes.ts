import { registerAuth } from './auth/auth.routes';
import { registerCheckout } from './checkout/checkout.routes';
import { registerGatewaySandbox } from './gateway-sandbox/gateway-sandbox.routes';
import { registerMailbox } from './mailbox/mailbox.routes';
import { registerPassenger } from './pasajero/pasajero.routes';
import type { App } from './platform/app';
import { registerTickets } from './talon/talon.routes';

/** Every resource of the API: one import and one line each. */
export const resources: readonly ((app: App) => void | Promise<void>)[] = [
  registerAuth,
  registerPassenger,
  registerTickets,
  registerCheckout,
  registerGatewaySandbox,
  registerMailbox,
];
