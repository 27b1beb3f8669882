import { useHost } from '@rifas/shared/remote';
import { paths } from '@rifas/shared/routing';
import { buyerRules } from '@rifas/shared/selling';
import { useAskedStep } from '@rifas/shared/wizard';
import { useNamedSteps } from '../common/wizard/deposit-wizard';
import { followStep, useCashDraft } from './cash-registration.store';
import { resolveCashStep, STEP_NUMBERS } from './cash-step';

/** The step from address and draft. */
export function useCashWizard() {
  const { settings } = useHost().deployment;
  const { at, deposit, buyer, chosen, result } = useCashDraft();
  const step = resolveCashStep(useAskedStep(), {
    deposit,
    buyerReady: buyerRules('cash', settings).isComplete(buyer),
    chosen: chosen.length,
    result,
    resultSeen: at === 'result',
  });
  return { step, ...useNamedSteps(paths.cashRegistration, STEP_NUMBERS, step.name, followStep) };
}
