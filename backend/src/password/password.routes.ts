import type { App } from '../platform/app';
import { registerFirstLogin } from './first-login';
import { registerResetLink } from './reset-link';
import { registerResetPassword } from './reset-password';

/** How a seller gets a password of their own: the first one, and a new one by mail. */
export function registerPasswords(app: App): void {
  registerFirstLogin(app);
  registerResetLink(app);
  registerResetPassword(app);
}
