import { paths } from '@rifas/shared/routing';

/** Where a login leads: the address the guard kept, as long as it is one of this site, else the dashboard (D20). */
export function returnAddress(state: unknown): string {
  const from: unknown = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : paths.dashboard;
}
