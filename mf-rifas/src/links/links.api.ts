import type { AnyContract } from '@rifas/shared/contracts';
import { mayBeDone, parseError } from '@rifas/shared/http';
import { useOfferedCalls } from '@rifas/shared/query';
import { reasonFor } from '@rifas/shared/selling';
import { endLinkTexts } from '../common/links-texts';

/** Whether the API may have a writing call. This is unknown before the first try. */
export const useMayHave = ({ name }: Pick<AnyContract, 'name'>): boolean => useOfferedCalls()[name] !== false;

/**
 * The text about a link that could not be ended: the API's reason if people can read it, and whether the link may have
 * ended after all.
 */
export function endFailure(thrown: unknown): string {
  const error = parseError(thrown);
  return endLinkTexts.failed(reasonFor(error), mayBeDone(error));
}
