import { plainSentence } from '@rifas/shared/contracts';
import { texts } from '@rifas/shared/domain';
import { mayBeDone, type AppError } from '@rifas/shared/http';

/** What a failed write tells the seller. */
export interface Failure {
  readonly text: string;
  /** The text ends in an invitation to write to the support mailbox, which follows it. */
  readonly withMailbox: boolean;
  /** Why, where it helps to know: no connection, too many attempts, or the server's own words where it refused. */
  readonly reason?: string;
  /** No answer came, or none to rely on: the write may have been made. */
  readonly uncertain?: boolean;
}

/** The failure without a text of its own; `text` is to be followed by the mailbox. */
export const genericFailure = (text: string, error: AppError): Failure => ({
  text,
  withMailbox: true,
  ...(error.code === 'rejected'
    ? error.serverText && { reason: error.serverText }
    : { reason: error.userMessage, uncertain: mayBeDone(error) }),
});

const TEXT_OF: ReadonlyMap<string, string> = new Map([
  [plainSentence(texts.serverTicketsUnavailable), texts.raffleLeftBag],
  [plainSentence(texts.serverInvalidPassenger), texts.passengerNotFound],
]);

/** A failure whose text follows from what the server says, in `data` or, as some APIs do, in `message`; otherwise the generic one. */
export function failureByData(genericText: string, error: AppError): Failure {
  const { data, serverMessage } = error.details;
  const text = [data, serverMessage]
    .map((said) => typeof said === 'string' && TEXT_OF.get(plainSentence(said)))
    .find(Boolean);
  return error.code === 'rejected' && text ? { text, withMailbox: false } : genericFailure(genericText, error);
}
