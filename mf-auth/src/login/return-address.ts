import { paths, safeReturnAddress } from '@rifas/shared/routing';

/** Where a login leads: the address that the guard kept, as long as it is one of this site, else the dashboard. */
export function returnAddress(state: unknown): string {
  const from: unknown = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return safeReturnAddress(from) ?? paths.dashboard;
}

/** Whether the visitor is here because a session ended by itself: the guard says so, beside the way back. */
export const sessionEnded = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'expired' in state && state.expired === true;
