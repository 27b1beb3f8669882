import { useEffect } from 'react';
import { useHost } from '@rifas/shared/remote';
import { paths } from '@rifas/shared/routing';
import { buyerRules } from '@rifas/shared/selling';
import { useAskedStep, useStepHistory } from '@rifas/shared/wizard';
import { followStep, useCashDraft } from './cash-registration.store';
import { resolveCashStep, STEP_NUMBERS, type CashStep } from './cash-step';

export interface CashWizard {
  readonly step: CashStep;
  readonly go: (to: CashStep['name']) => void;
  readonly back: (to: CashStep['name']) => void;
}

/** The step from address and draft. */
export function useCashWizard(): CashWizard {
  const { settings } = useHost().deployment;
  const { deposit, buyer, chosen, result } = useCashDraft();
  const asked = useAskedStep();
  const step = resolveCashStep(asked, {
    deposit,
    buyerReady: buyerRules('cash', settings).isComplete(buyer),
    chosen: chosen.length,
    result,
  });
  const { go, back } = useStepHistory(paths.cashRegistration, STEP_NUMBERS[step.name]);

  useEffect(() => followStep(step.name), [step.name]);

  return { step, go: (to) => go(STEP_NUMBERS[to]), back: (to) => back(STEP_NUMBERS[to]) };
}
