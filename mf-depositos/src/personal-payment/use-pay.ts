import { createPersonalPayment, type Deposit } from '@rifas/shared/contracts';
import { fromCents, type Cents } from '@rifas/shared/domain';
import { parseError } from '@rifas/shared/http';
import { useApiMutation } from '@rifas/shared/query';
import { useLatch } from '@rifas/shared/ui';
import { refreshMoney } from '../common/refresh-money';
import { failureOf } from '../common/wizard/failure';
import { failPayment, finishPayment } from './personal-payment.store';

/** Pays once, however often it is pressed (D32), and moves the wizard to its result. */
export function usePay(deposit: Deposit, amount: Cents): readonly [busy: boolean, pay: () => void] {
  const { mutateAsync } = useApiMutation(createPersonalPayment);
  const [busy, run] = useLatch();
  const send = async () => {
    try {
      await mutateAsync({ monto: fromCents(amount), deposito_id: deposit.id });
      finishPayment();
    } catch (error) {
      // The guard leads to the login and back to this step, where all is as it was.
      if (parseError(error).code === 'unauthorized') return;
      failPayment(failureOf(error));
    }
    void refreshMoney();
  };
  return [busy, () => void run(send)];
}
