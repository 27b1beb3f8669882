import type { AnyContract } from '@rifas/shared/contracts';
import { mayBeDone, parseError } from '@rifas/shared/http';
import { useOfferedCalls } from '@rifas/shared/query';
import { reasonFor } from '@rifas/shared/selling';
import { endLinkTexts } from '../common/links-texts';

/** Whether the API may have a writing call: nobody knows before it was tried once. */
export const useMayHave = ({ name }: Pick<AnyContract, 'name'>): boolean => useOfferedCalls()[name] !== false;

/** Why a link could not be ended, in the API's words where they are meant for people, and whether it may have been all the same. */
export function endFailure(thrown: unknown): string {
  const error = parseError(thrown);
  return endLinkTexts.failed(reasonFor(error), mayBeDone(error));
}
