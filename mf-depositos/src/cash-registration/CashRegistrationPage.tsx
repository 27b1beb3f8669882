import { getRaffles } from '@rifas/shared/contracts';
import type { Raffle } from '@rifas/shared/domain';
import { useHost } from '@rifas/shared/remote';
import { paths } from '@rifas/shared/routing';
import { BackLink, buyerRules, LoadedList, StepBack, useWords } from '@rifas/shared/selling';
import { Page, Stepper } from '@rifas/shared/ui';
import { useAskedStep } from '@rifas/shared/wizard';
import { useDepositsToUse } from '../common/deposit-choice/deposits-to-use.api';
import { WithChosenDeposit } from '../common/deposit-choice/WithChosenDeposit';
import { cashTexts, choiceTexts, rafflesTexts } from '../common/texts';
import { useNamedSteps } from '../common/wizard/deposit-wizard';
import { useRafflesToRegister } from './cash-registration.api';
import { followStep, keepForAnotherDeposit, useCashDraft } from './cash-registration.store';
import { resolveCashStep, STEP_NUMBERS } from './cash-step';
import { BuyerStep } from './steps/BuyerStep';
import { ConfirmStep } from './steps/ConfirmStep';
import { DepositStep } from './steps/DepositStep';
import { Result } from './steps/Result';
import { TicketsStep } from './steps/TicketsStep';

/** The step from address and draft. */
function useCashWizard() {
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

const MANUAL = 'contado';

export default function CashRegistrationPage() {
  const words = useWords();
  const deposits = useDepositsToUse();
  const raffles = useRafflesToRegister();
  const { step, go, back } = useCashWizard();

  if (step.name === 'result') return <Result result={step.result} />;
  const toDeposit = () => back('deposit');
  const toAnotherDeposit = () => {
    keepForAnotherDeposit();
    toDeposit();
  };
  const titles = {
    deposit: choiceTexts.title,
    buyer: cashTexts.buyerTitle,
    tickets: cashTexts.chooseTitle(words),
    confirm: cashTexts.confirmTitle,
  };
  const ways = {
    deposit: <BackLink to={paths.dashboard} help={MANUAL} />,
    buyer: <StepBack help={MANUAL} onBack={toDeposit} />,
    tickets: <StepBack help={MANUAL} onBack={() => back('buyer')} />,
    confirm: <StepBack help={MANUAL} onBack={() => back('tickets')} />,
  };
  const title = titles[step.name];
  return (
    <Page key={step.name} title={title} documentTitle={cashTexts.tab(title)} focusTitle back={ways[step.name]}>
      <Stepper steps={cashTexts.steps(words)} current={STEP_NUMBERS[step.name]} />
      {step.name === 'deposit' ? (
        <DepositStep list={deposits} raffles={raffles} onUse={() => go('buyer')} />
      ) : (
        <WithChosenDeposit list={deposits} chosen={step.deposit} onChooseAnother={toAnotherDeposit}>
          {(deposit) => {
            if (step.name === 'buyer') return <BuyerStep deposit={deposit} onNext={() => go('tickets')} />;
            const props = { deposit, onChooseAnother: toAnotherDeposit };
            const choose = (pending: readonly Raffle[]) =>
              step.name === 'tickets' ? (
                <TicketsStep {...props} raffles={pending} onNext={() => go('confirm')} />
              ) : (
                <ConfirmStep {...props} raffles={pending} />
              );
            return (
              <LoadedList
                query={raffles}
                contract={step.name === 'tickets' ? getRaffles : undefined}
                entry={rafflesTexts.entry}
                loading={rafflesTexts.loading}
                failed={rafflesTexts.failed}
                empty={choose([])}
              >
                {choose}
              </LoadedList>
            );
          }}
        </WithChosenDeposit>
      )}
    </Page>
  );
}
