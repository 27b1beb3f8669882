import { paths, safeReturnAddress } from '@rifas/shared/routing';

/** What the guard leaves in the state of the address. */
const leftBy = (state: unknown) => (state ?? {}) as { readonly from?: unknown; readonly expired?: unknown };

/** Where a login leads: the address that the guard kept, as long as it is one of this site, else the dashboard. */
export const returnAddress = (state: unknown): string => safeReturnAddress(leftBy(state).from) ?? paths.dashboard;

/** Whether the visitor is here because a session ended by itself: the guard says so, beside the way back. */
export const sessionEnded = (state: unknown): boolean => leftBy(state).expired === true;
