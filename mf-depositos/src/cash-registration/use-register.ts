import { registerTickets } from '@rifas/shared/contracts';
import { unitCount, type Deposit } from '@rifas/shared/domain';
import { parseError } from '@rifas/shared/http';
import { refreshAfter, useApiMutation } from '@rifas/shared/query';
import { useHost } from '@rifas/shared/remote';
import { buyerRules } from '@rifas/shared/selling';
import { useLatch } from '@rifas/shared/ui';
import { failureOf } from '../common/wizard/failure';
import { failRegistration, finishRegistration, useCashDraft } from './cash-registration.store';
import { saleOf } from './sale';
import type { Selection } from './use-selection';

/** Registers once, however often it is pressed, and moves the wizard to its result. */
export function useRegister(deposit: Deposit, selection: Selection): readonly [busy: boolean, register: () => void] {
  const { mode, settings } = useHost().deployment;
  const { mutateAsync } = useApiMutation(registerTickets, { refresh: 'later' });
  const [busy, run] = useLatch();
  const send = async () => {
    const { tickets } = selection;
    const buyer = buyerRules('cash', settings).toSend(useCashDraft.getState().buyer);
    try {
      await mutateAsync({
        buyer,
        ticketIds: tickets.map(({ id }) => id),
        depositId: deposit.id,
      });
      finishRegistration(unitCount(tickets, mode), saleOf(selection, buyer));
    } catch (error) {
      // The guard leads to the login and back to this step, where all is as it was.
      if (parseError(error).code === 'unauthorized') return;
      failRegistration(failureOf(error));
    }
    // After the result, so that the lists do not change under the summary; after a failure they may tell why.
    void refreshAfter(registerTickets);
  };
  return [busy, () => void run(send)];
}
