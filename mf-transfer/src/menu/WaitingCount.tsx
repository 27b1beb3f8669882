import type { ReactNode } from 'react';
import type { ListQuery } from '@rifas/shared/selling';
import { rafflesOf } from '../common/pending';
import { useBag, useOwnBag, usePendingDelivery, usePendingReception } from '../common/raffle-lists';
import { menuTexts } from '../common/texts';
import type { TransferSlug } from '../common/views';

/** The number of raffles in a list. Renders nothing while it is unknown, or if it is 0. */
const countOf = <Item,>(
  useList: () => ListQuery<Item>,
  rafflesIn: (items: readonly Item[]) => readonly unknown[],
  text: (count: number) => ReactNode,
) =>
  function WaitingCount() {
    const { length } = rafflesIn(useList().data ?? []);
    return length > 0 && text(length);
  };

/** For the menu options that lead to a list of waiting raffles: the number of raffles in it. */
export const WAITING_COUNTS: Partial<Record<TransferSlug, () => ReactNode>> = {
  solicitar: countOf(useBag, (entries) => entries, menuTexts.request.count),
  'mi-bolsa': countOf(useOwnBag, (entries) => entries, menuTexts.ownBag.count),
  entregas: countOf(usePendingDelivery, rafflesOf, menuTexts.delivery.count),
  recepciones: countOf(usePendingReception, rafflesOf, (count) => <strong>{menuTexts.reception.count(count)}</strong>),
};
