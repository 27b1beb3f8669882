import { paths, safeReturnAddress } from '@rifas/shared/routing';

/** The data that the guard puts into the state of the address. */
const leftBy = (state: unknown) => (state ?? {}) as { readonly from?: unknown; readonly expired?: unknown };

/** The target of a login: the address that the guard stored if it belongs to this site, else the dashboard. */
export const returnAddress = (state: unknown): string => safeReturnAddress(leftBy(state).from) ?? paths.dashboard;

/** Whether a session that ended by itself brought the visitor here. The guard stores this with the address. */
export const sessionEnded = (state: unknown): boolean => leftBy(state).expired === true;
