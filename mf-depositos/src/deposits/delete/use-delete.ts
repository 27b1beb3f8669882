import { useState } from 'react';
import { deletePayment, deletePersonalPayment } from '@rifas/shared/contracts';
import { useApiMutation } from '@rifas/shared/query';
import { useLatch } from '@rifas/shared/ui';
import { refreshMoney } from '../../common/refresh-money';
import type { Removable } from './removable';

/** Deletes a record once, however often it is confirmed. */
export function useDelete(target: Removable) {
  const ticket = useApiMutation(deletePayment);
  const payment = useApiMutation(deletePersonalPayment);
  const [deleting, run] = useLatch();
  const [outcome, setOutcome] = useState<'deleted' | 'failed' | undefined>(undefined);

  const remove = async () => {
    if (target.kind === 'pagoPersonal') {
      await payment.mutateAsync({ pagoPersonal_id: target.payment.id });
      return;
    }
    // One after the other: the call takes one talón, and each takes money out of the same deposit.
    for (const talon_id of target.use.ids) await ticket.mutateAsync({ talon_id });
  };
  const confirm = () =>
    run(() =>
      remove()
        .then(
          () => setOutcome('deleted'),
          () => setOutcome('failed'),
        )
        // Also after a failure: some of a raffle's talones may be gone, or the record was already.
        .finally(() => void refreshMoney()),
    );
  return { confirm, deleting, outcome };
}
