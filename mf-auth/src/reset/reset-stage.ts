import { texts } from '@rifas/shared/domain';
import { asSentence } from '@rifas/shared/format';
import { mayPass, parseError } from '@rifas/shared/http';
import { isOffline, isRefusal } from '../common/auth-failure';
import { resetTexts } from '../common/texts';

/** The stages of the reset page. */
export type ResetStage =
  | { readonly kind: 'verifying' }
  /** The check of the link failed, which says nothing about the link. */
  | { readonly kind: 'unverified'; readonly message: string }
  | { readonly kind: 'expired' }
  | { readonly kind: 'form' }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly message: string };

/** The stage after a failed check of the link. The link is invalid only if the server refuses it. */
export function stageAfterCheck(thrown: unknown): ResetStage {
  const error = parseError(thrown);
  const { code, details, userMessage } = error;
  // A page from something before the API has no code and says nothing about the link.
  const refused = isRefusal(error) || (code === 'http' && details.serverCode !== undefined);
  return refused && !mayPass(error) ? { kind: 'expired' } : { kind: 'unverified', message: userMessage };
}

/**
 * The stage after a failed change. If the server answered, its message and a countdown are shown. If no answer came, or
 * the retry was too early, the form stays with the typed text.
 * @param mayBeDone whether this try, or an earlier one, may have changed the password after all
 */
export function stageAfterChange(
  thrown: unknown,
  mayBeDone: boolean,
): ResetStage | { readonly kind: 'retry'; readonly message: string } {
  const error = parseError(thrown);
  if (isOffline(error) || error.code === 'rate-limited') {
    return { kind: 'retry', message: (error.code === 'rate-limited' && error.serverText) || error.userMessage };
  }
  const message = error.serverText || texts.processingError;
  return { kind: 'failed', message: mayBeDone ? `${asSentence(message)} ${resetTexts.mayBeDone}` : message };
}
