import { LINK_ALREADY_PAID, LINK_UNKNOWN, plainSentence, TICKETS_GONE } from '@rifas/shared/contracts';
import type { AppErrorDetails } from '@rifas/shared/http';
import type { Failure } from './failure';

const GONE: readonly string[] = TICKETS_GONE.map(plainSentence);
const isGone = (said: unknown): boolean => typeof said === 'string' && GONE.includes(plainSentence(said));

/** The meaning of a refusal for the link, by its texts and codes: docs/rules.md, "Link validation". */
export function linkFailure(details: AppErrorDetails): Exclude<Failure, 'rejected'> | undefined {
  if (isGone(details.serverMessage) || isGone(details.data)) return 'unavailable';
  if (details.serverCode === LINK_ALREADY_PAID) return 'paid';
  if (details.serverCode === LINK_UNKNOWN) return 'invalid';
  return undefined;
}
