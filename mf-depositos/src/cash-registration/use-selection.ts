import { useMemo } from 'react';
import { minusCents, reconcileChosen, ticketsTotal, type Raffle } from '@rifas/shared/domain';
import { useHost } from '@rifas/shared/remote';
import { useToday } from '@rifas/shared/selling';
import type { PayingDeposit } from '../common/deposit-choice/chosen-deposit';
import { useCashDraft } from './cash-registration.store';

/**
 * What is chosen, against the deposit and the raffles as they are now. `gone` was chosen, and sold or moved meanwhile; `remaining` is what
 * the deposit will have left, below 0 when its balance has shrunk meanwhile.
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
