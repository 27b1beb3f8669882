import { useMemo } from 'react';
import { minusCents, reconcileChosen, ticketsTotal, type Raffle } from '@rifas/shared/domain';
import { useHost } from '@rifas/shared/remote';
import { useToday } from '@rifas/shared/selling';
import type { PayingDeposit } from '../common/deposit-choice/chosen-deposit';
import { useCashDraft } from './cash-registration.store';

/**
 * The selection, compared with the current deposit and raffles. `gone` are chosen tickets that were sold or moved in
 * the meantime. `remaining` is the deposit's balance after the registration; below 0 if the balance has shrunk in the
 * meantime.
 */
export function useSelection({ balance }: PayingDeposit, raffles: readonly Raffle[]) {
  const { mode } = useHost().deployment;
  const today = useToday();
  const chosen = useCashDraft((draft) => draft.chosen);
  return useMemo(() => {
    const { tickets, gone } = reconcileChosen(chosen, raffles, mode, today);
    const total = ticketsTotal(tickets);
    return { tickets, gone, total, remaining: minusCents(balance, total) };
  }, [chosen, raffles, mode, balance, today]);
}
export type Selection = ReturnType<typeof useSelection>;
