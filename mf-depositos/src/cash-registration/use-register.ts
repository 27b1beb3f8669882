import { registerTickets } from '@rifas/shared/contracts';
import { unitCount, type Deposit } from '@rifas/shared/domain';
import { useHost } from '@rifas/shared/remote';
import { buyerRules } from '@rifas/shared/selling';
import { useFinalWrite } from '../common/wizard/deposit-wizard';
import { failRegistration, finishRegistration, useCashDraft } from './cash-registration.store';
import { saleOf } from './sale';
import type { Selection } from './use-selection';

export function useRegister(deposit: Deposit, selection: Selection): readonly [busy: boolean, register: () => void] {
  const { mode, settings } = useHost().deployment;
  const writing = () => {
    const { tickets } = selection;
    const buyer = buyerRules('cash', settings).toSend(useCashDraft.getState().buyer);
    return {
      request: { buyer, ticketIds: tickets.map(({ id }) => id), depositId: deposit.id },
      onDone: () => finishRegistration(unitCount(tickets, mode), saleOf(selection, buyer)),
    };
  };
  return useFinalWrite(registerTickets, writing, failRegistration);
}
