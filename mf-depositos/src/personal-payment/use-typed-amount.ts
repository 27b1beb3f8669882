import type { Cents } from '@rifas/shared/domain';
import { useHost } from '@rifas/shared/remote';
import { amountOf } from './amount.form';
import { usePaymentDraft } from './personal-payment.store';

/** The typed amount if it is above 0; undefined otherwise. */
export function useTypedAmount(): Cents | undefined {
  const { simboloMoneda } = useHost().deployment.settings;
  return usePaymentDraft((draft) => amountOf(draft.amount, simboloMoneda));
}
