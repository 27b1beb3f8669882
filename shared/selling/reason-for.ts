import type { AppError } from '@rifas/shared/http';

/**
 * Why a call failed, for people: in the API's own words where it refused and said why, else in ours.
 * @example notify(reasonFor(parseError(thrown)), 'error');
 */
export const reasonFor = ({ code, serverText, userMessage }: AppError): string =>
  (code === 'rejected' && serverText) || userMessage;
