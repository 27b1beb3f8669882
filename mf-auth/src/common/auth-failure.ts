import { texts } from '@rifas/shared/domain';
import { parseError, type AppError } from '@rifas/shared/http';
import { loginTexts } from './texts';

/** The server understood and said no. Anything else is a failure of the network or of the server. */
export const isRefusal = ({ code, details }: AppError): boolean =>
  (code === 'rejected' || code === 'unauthorized' || code === 'rate-limited') && (details.httpStatus ?? 200) < 500;

/** Nothing came back: all one can do is try again. */
export const isOffline = ({ code }: AppError): boolean => code === 'network' || code === 'timeout';

/**
 * What to say about an auth call that failed: the server's own words where it refused, one fixed text for everything
 * else. `wordsIn` names the field of the answer that carries the words.
 */
export function authFailure(thrown: unknown, wordsIn: 'message' | 'data'): string {
  const error = parseError(thrown);
  if (!isRefusal(error)) return texts.processingError;
  const words = (wordsIn === 'message' && error.details.serverMessage) || error.serverText;
  return words || (error.code === 'rate-limited' ? error.userMessage : texts.processingError);
}

/** What an API says by HTTP alone of a login that is not good; a page of a firewall or proxy has no such code. */
const NOT_GOOD: readonly unknown[] = [400, 403, 422];

/**
 * Why a login failed. Without a network it says what is wrong: the customer fixed no text for that. A refusal without a word for people
 * is one of what was typed: whoever is told to try later does not look at it.
 */
export function loginFailure(thrown: unknown): string {
  const error = parseError(thrown);
  if (isOffline(error)) return error.userMessage;
  const { httpStatus, serverCode } = error.details;
  const isOfTyped = error.code === 'rejected' || httpStatus === 401 || NOT_GOOD.includes(serverCode);
  return isOfTyped && !error.serverText ? loginTexts.wrong : authFailure(error, 'message');
}
