import { texts } from '@rifas/shared/domain';
import { parseError, type AppError } from '@rifas/shared/http';
import { loginTexts } from './texts';

/** The server understood the call and refused it. Any other failure comes from the network or the server. */
export const isRefusal = ({ code, details }: AppError): boolean =>
  (code === 'rejected' || code === 'unauthorized' || code === 'rate-limited') && (details.httpStatus ?? 200) < 500;

/** There was no answer: the user can only try again. */
export const isOffline = ({ code }: AppError): boolean => code === 'network' || code === 'timeout';

/**
 * The text for an auth call that failed: the server's own text if it refused the call, otherwise one fixed text.
 * `wordsIn` names the field of the answer with that text.
 */
export function authFailure(thrown: unknown, wordsIn: 'message' | 'data'): string {
  const error = parseError(thrown);
  if (!isRefusal(error)) return texts.processingError;
  const words = (wordsIn === 'message' && error.details.serverMessage) || error.serverText;
  return words || (error.code === 'rate-limited' ? error.userMessage : texts.processingError);
}

/**
 * HTTP statuses with which an API refuses a wrong login without a body. The page of a firewall or proxy has no such
 * code.
 */
const NOT_GOOD: readonly unknown[] = [400, 403, 422];

/**
 * The text for a failed login. Without a network it names that problem, because the customer fixed no text for it. A
 * refusal without a text for people counts as wrong data: a user who is told to try later would not check what they
 * typed.
 */
export function loginFailure(thrown: unknown): string {
  const error = parseError(thrown);
  if (isOffline(error)) return error.userMessage;
  const { httpStatus, serverCode } = error.details;
  const isOfTyped = error.code === 'rejected' || httpStatus === 401 || NOT_GOOD.includes(serverCode);
  return isOfTyped && !error.serverText ? loginTexts.wrong : authFailure(error, 'message');
}
