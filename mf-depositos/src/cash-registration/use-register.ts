import type { Deposit, Ticket } from '@rifas/shared/contracts';
import { unitCount } from '@rifas/shared/domain';
import { parseError } from '@rifas/shared/http';
import { useHost } from '@rifas/shared/remote';
import { useLatch } from '@rifas/shared/ui';
import { refreshMoney } from '../common/refresh-money';
import { failureOf } from '../common/wizard/failure';
import { buyerToSend } from './buyer.form';
import { useRegisterTickets } from './cash-registration.api';
import { failRegistration, finishRegistration, useCashDraft } from './cash-registration.store';

/** Registers once, however often it is pressed (D32), and moves the wizard to its result. */
export function useRegister(
  deposit: Deposit,
  tickets: readonly Ticket[],
): readonly [busy: boolean, register: () => void] {
  const { mode, settings } = useHost().deployment;
  const { mutateAsync } = useRegisterTickets();
  const [busy, run] = useLatch();
  const send = async () => {
    try {
      await mutateAsync({
        comprador: buyerToSend(useCashDraft.getState().buyer, settings),
        talones: tickets.map(({ id }) => id),
        deposito_id: deposit.id,
      });
      finishRegistration(unitCount(tickets, mode));
    } catch (error) {
      // The guard leads to the login and back to this step, where all is as it was.
      if (parseError(error).code === 'unauthorized') return;
      failRegistration(failureOf(error));
    }
    // After the result, so that the lists don't change under the summary; after a failure they may tell why.
    void refreshMoney();
  };
  return [busy, () => void run(send)];
}
