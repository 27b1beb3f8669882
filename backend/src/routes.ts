import { registerAuth } from './auth/auth.routes';
import type { App } from './platform/app';

/** Every resource of the API: one import and one line each. */
export const resources: readonly ((app: App) => void | Promise<void>)[] = [
  registerAuth,
];
