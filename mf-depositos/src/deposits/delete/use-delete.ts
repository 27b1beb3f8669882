import { useState } from 'react';
import { deletePayment, deletePersonalPayment } from '@rifas/shared/contracts';
import { refreshAfter, useApiMutation } from '@rifas/shared/query';
import { useLatch } from '@rifas/shared/ui';
import { failureOf, type Failure } from '../../common/wizard/failure';
import type { Removable } from './removable';

/** A failure after which a part is deleted counts as uncertain too. */
export type DeleteOutcome = 'deleted' | Failure;

/** Deletes a record once, however often the button is pressed. */
export function useDelete(target: Removable) {
  const ticket = useApiMutation(deletePayment, { refresh: 'later' });
  const payment = useApiMutation(deletePersonalPayment, { refresh: 'later' });
  const [deleting, run] = useLatch();
  const [outcome, setOutcome] = useState<DeleteOutcome | undefined>(undefined);

  const remove = async (): Promise<DeleteOutcome> => {
    let some = false;
    try {
      if (target.kind === 'personalPayment') await payment.mutateAsync({ paymentId: target.payment.id });
      // One after the other, because each call takes one ticket and changes the same deposit.
      else
        for (const ticketId of target.use.ids) {
          await ticket.mutateAsync({ ticketId });
          some = true;
        }
      return 'deleted';
    } catch (thrown) {
      const failure = failureOf(thrown);
      return { ...failure, uncertain: some || failure.uncertain };
    }
  };
  const confirm = () =>
    run(() =>
      remove()
        .then(setOutcome)
        // Also after a failure: a part of the raffle's tickets, or the whole record, may already be gone.
        .finally(() => void refreshAfter(target.kind === 'ticket' ? deletePayment : deletePersonalPayment)),
    );
  return { confirm, deleting, outcome };
}
