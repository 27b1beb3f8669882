import { texts } from '@rifas/shared/domain';
import { asSentence } from '@rifas/shared/format';
import { mayPass, parseError } from '@rifas/shared/http';
import { isOffline, isRefusal } from '../common/auth-failure';
import { resetTexts } from '../common/texts';

/** How far the reset page has come. */
export type ResetStage =
  | { readonly kind: 'verifying' }
  /** The link could not be checked, which says nothing about the link. */
  | { readonly kind: 'unverified'; readonly message: string }
  | { readonly kind: 'expired' }
  | { readonly kind: 'form' }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly message: string };

/** What a failed check of the link means: only a server that refuses it makes it a bad link. */
export function stageAfterCheck(thrown: unknown): ResetStage {
  const error = parseError(thrown);
  const { code, details, userMessage } = error;
  // The page of something before the API has no code: it knows nothing of the link.
  const refused = isRefusal(error) || (code === 'http' && details.serverCode !== undefined);
  return refused && !mayPass(error) ? { kind: 'expired' } : { kind: 'unverified', message: userMessage };
}

/**
 * What a failed change means. A server that answered ends in its message and a countdown. Where
 * nothing came back, or it was too early to try again, the form stays with what was typed.
 * @param mayBeDone whether this try, or one before it, may have changed the password all the same
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
