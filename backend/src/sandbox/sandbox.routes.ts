import type { App } from '../platform/app';
import { registerGatewaySandbox } from './gateway.routes';
import { registerMailbox } from './mailbox.routes';
import { registerSandboxStyle } from './sandbox-page';

/** Pages to try the system without a card gateway and without a mail server. Production refuses to start with them. */
export function registerSandbox(app: App): void {
  if (!app.config.sandbox) return;
  registerSandboxStyle(app.http);
  registerGatewaySandbox(app);
  registerMailbox(app);
}
