import { plainSentence } from '@rifas/shared/contracts';
import { texts } from '@rifas/shared/domain';
import type { AppError } from '@rifas/shared/http';
import { writeFailureOf, type WriteFailure } from '@rifas/shared/selling';

/** The texts about a failed write for the seller. */
export interface Failure extends Partial<WriteFailure> {
  readonly text: string;
  /** The text ends in an invitation to write to the support mailbox, which follows it. */
  readonly withMailbox: boolean;
}

/** The failure with the general text. The mailbox must follow `text`. */
export const genericFailure = (text: string, error: AppError): Failure => ({
  text,
  withMailbox: true,
  ...writeFailureOf(error),
});

const TEXT_OF: ReadonlyMap<string, string> = new Map([
  [plainSentence(texts.serverTicketsUnavailable), texts.raffleLeftBag],
  [plainSentence(texts.serverInvalidPassenger), texts.passengerNotFound],
]);

/**
 * A failure whose text depends on the server's text in `data` or, in some APIs, in `message`. For other texts it is the
 * generic failure.
 */
export function failureByData(genericText: string, error: AppError): Failure {
  const { data, serverMessage } = error.details;
  const text = [data, serverMessage]
    .map((said) => typeof said === 'string' && TEXT_OF.get(plainSentence(said)))
    .find(Boolean);
  return error.code === 'rejected' && text ? { text, withMailbox: false } : genericFailure(genericText, error);
}
