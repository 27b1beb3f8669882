import type { App } from '../platform/app';
import { registerFirstLogin } from './first-login';
import { registerResetLink } from './reset-link';
import { registerResetPassword } from './reset-password';

/** A seller sets the first password, or a new one by a link in a mail. */
export function registerPasswords(app: App): void {
  registerFirstLogin(app);
  registerResetLink(app);
  registerResetPassword(app);
}
