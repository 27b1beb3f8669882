import { useState } from 'react';
import { deletePayment, deletePersonalPayment } from '@rifas/shared/contracts';
import { refreshAfter, useApiMutation } from '@rifas/shared/query';
import { useLatch } from '@rifas/shared/ui';
import type { Removable } from './removable';

/** Deletes a record once, however often it is confirmed. */
export function useDelete(target: Removable) {
  const ticket = useApiMutation(deletePayment, { refresh: 'later' });
  const payment = useApiMutation(deletePersonalPayment, { refresh: 'later' });
  const [deleting, run] = useLatch();
  const [outcome, setOutcome] = useState<'deleted' | 'failed' | undefined>(undefined);

  const remove = async () => {
    if (target.kind === 'personalPayment') {
      await payment.mutateAsync({ paymentId: target.payment.id });
      return;
    }
    // One after the other: the call takes one ticket, and each takes money out of the same deposit.
    for (const ticketId of target.use.ids) await ticket.mutateAsync({ ticketId });
  };
  const confirm = () =>
    run(() =>
      remove()
        .then(
          () => setOutcome('deleted'),
          () => setOutcome('failed'),
        )
        // Also after a failure: some of a raffle's tickets may be gone, or the record was already.
        .finally(() => void refreshAfter(target.kind === 'ticket' ? deletePayment : deletePersonalPayment)),
    );
  return { confirm, deleting, outcome };
}
