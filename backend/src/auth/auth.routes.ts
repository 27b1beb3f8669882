import type { App } from '../platform/app';
import { registerLogin } from './login';
import { registerValidate } from './validate';

export function registerAuth(app: App): void {
  registerLogin(app);
  registerValidate(app);
}
