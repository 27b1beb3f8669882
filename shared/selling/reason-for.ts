import type { AppError } from '@rifas/shared/http';

/**
 * The reason why a call failed, for people: the API's own text if it refused the call with one, else the site's text.
 * @example notify(reasonFor(parseError(thrown)), 'error');
 */
export const reasonFor = ({ code, serverText, userMessage }: AppError): string =>
  (code === 'rejected' && serverText) || userMessage;
