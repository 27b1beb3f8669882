import type { ReactNode } from 'react';
import type { ListQuery } from '@rifas/shared/selling';
import { rafflesOf } from '../common/pending';
import { useBag, useOwnBag, usePendingDelivery, usePendingReception } from '../common/raffle-lists';
import { menuTexts } from '../common/texts';
import type { TransferSlug } from '../common/views';

/** How many raffles a list has; a count that has not come, or is none, says nothing. */
const countOf = <Item,>(
  useList: () => ListQuery<Item>,
  rafflesIn: (items: readonly Item[]) => readonly unknown[],
  text: (count: number) => ReactNode,
) =>
  function WaitingCount() {
    const { length } = rafflesIn(useList().data ?? []);
    return length > 0 && text(length);
  };

/** How many raffles wait behind an option of the menu, where it is a list of raffles on their way. */
export const WAITING_COUNTS: Partial<Record<TransferSlug, () => ReactNode>> = {
  solicitar: countOf(useBag, (entries) => entries, menuTexts.request.count),
  'mi-bolsa': countOf(useOwnBag, (entries) => entries, menuTexts.ownBag.count),
  entregas: countOf(usePendingDelivery, rafflesOf, menuTexts.delivery.count),
  recepciones: countOf(usePendingReception, rafflesOf, (count) => <strong>{menuTexts.reception.count(count)}</strong>),
};
