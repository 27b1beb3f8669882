import { texts } from '@rifas/shared/domain';
import { foldText } from '@rifas/shared/format';
import type { AppError, AppErrorCode } from '@rifas/shared/http';

/** What a failed write tells the seller. */
export interface Failure {
  readonly text: string;
  /** The text ends in an invitation to write to the support mailbox, which follows it. */
  readonly withMailbox: boolean;
  /** Why, where it helps to know: no connection, too many attempts. */
  readonly reason?: string;
}

const TELLING: readonly AppErrorCode[] = ['network', 'timeout', 'rate-limited', 'unauthorized'];

/** The failure without a text of its own; `text` is to be followed by the mailbox. */
export const genericFailure = (text: string, { code, userMessage }: AppError): Failure => ({
  text,
  withMailbox: true,
  ...(TELLING.includes(code) ? { reason: userMessage } : {}),
});

/** What a text says, however it is written: without capitals, accents, blanks too many and the stop at its end. */
const gist = (text: string): string => foldText(text).replace(/\s+/g, ' ').replace(/ ?\.$/, '');

const TEXT_BY_GIST: ReadonlyMap<string, string> = new Map([
  [gist(texts.serverTicketsUnavailable), texts.raffleLeftBag],
  [gist(texts.serverInvalidPassenger), texts.passengerNotFound],
]);

/** A failure whose text follows from what the server says, in `data` or, as some APIs do, in `message`; otherwise the generic one. */
export function failureByData(genericText: string, error: AppError): Failure {
  const { data, serverMessage } = error.details;
  const text = [data, serverMessage]
    .map((said) => typeof said === 'string' && TEXT_BY_GIST.get(gist(said)))
    .find(Boolean);
  return error.code === 'rejected' && text ? { text, withMailbox: false } : genericFailure(genericText, error);
}
