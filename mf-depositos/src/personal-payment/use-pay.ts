import { createPersonalPayment } from '@rifas/shared/contracts';
import { minusCents, type Cents } from '@rifas/shared/domain';
import { parseError } from '@rifas/shared/http';
import { refreshAfter, useApiMutation } from '@rifas/shared/query';
import { useLatch } from '@rifas/shared/ui';
import type { PayingDeposit } from '../common/deposit-choice/chosen-deposit';
import { failureOf } from '../common/wizard/failure';
import { failPayment, finishPayment } from './personal-payment.store';

/** Pays once, however often it is pressed, and moves the wizard to its result. */
export function usePay(deposit: PayingDeposit, amount: Cents): readonly [busy: boolean, pay: () => void] {
  const { mutateAsync } = useApiMutation(createPersonalPayment, { refresh: 'later' });
  const [busy, run] = useLatch();
  const send = async () => {
    try {
      await mutateAsync({ amountCents: amount, depositId: deposit.id });
      finishPayment({ amount, remaining: minusCents(deposit.balance, amount) });
    } catch (error) {
      // The guard leads to the login and back to this step, where all is as it was.
      if (parseError(error).code === 'unauthorized') return;
      failPayment(failureOf(error));
    }
    // After the result, so that the balance does not change under the summary; after a failure it may tell why.
    void refreshAfter(createPersonalPayment);
  };
  return [busy, () => void run(send)];
}
