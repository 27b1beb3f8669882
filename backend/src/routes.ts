import { registerAuth } from './auth/auth.routes';
import { registerCheckout } from './checkout/checkout.routes';
import { registerDeposits } from './deposito/deposito.routes';
import { registerETickets } from './eticket/eticket.routes';
import { registerNews } from './news/news.routes';
import { registerPassenger } from './pasajero/pasajero.routes';
import { registerPasswords } from './password/password.routes';
import type { App } from './platform/app';
import { registerSandbox } from './sandbox/sandbox.routes';
import { registerTickets } from './talon/talon.routes';
import { registerTelemetry } from './telemetry/telemetry.routes';
import { registerTransfers } from './transfer/transfer.routes';
import { registerUploads } from './upload/upload.routes';

/** Every resource of the API: one import and one line each. */
export const resources: readonly ((app: App) => void | Promise<void>)[] = [
  registerAuth,
  registerPassenger,
  registerTickets,
  registerCheckout,
  registerETickets,
  registerNews,
  registerDeposits,
  registerTransfers,
  registerPasswords,
  registerUploads,
  registerTelemetry,
  registerSandbox,
];
