import type { ReactNode } from 'react';
import { rafflesOf } from '../common/pending';
import { useBag, useOwnBag, usePendingDelivery, usePendingReception } from '../common/raffle-lists';
import { menuTexts } from '../common/texts';
import type { TransferSlug } from '../common/views';

/** A count that has not come, or is none, says nothing. */
const Counted = ({ count, text }: { readonly count: number; readonly text: (count: number) => string }) =>
  count > 0 && text(count);

function Bag() {
  const { data = [] } = useBag();
  return <Counted count={data.length} text={menuTexts.request.count} />;
}

function OwnBag() {
  const { data = [] } = useOwnBag();
  return <Counted count={data.length} text={menuTexts.ownBag.count} />;
}

function Delivery() {
  const { data = [] } = usePendingDelivery();
  return <Counted count={rafflesOf(data).length} text={menuTexts.delivery.count} />;
}

function Reception() {
  const { data = [] } = usePendingReception();
  const count = rafflesOf(data).length;
  return count > 0 && <strong>{menuTexts.reception.count(count)}</strong>;
}

/** How many raffles wait behind an option of the menu, where it is a list of raffles on their way. */
export const WAITING_COUNTS: Partial<Record<TransferSlug, () => ReactNode>> = {
  solicitar: Bag,
  'mi-bolsa': OwnBag,
  entregas: Delivery,
  recepciones: Reception,
};
