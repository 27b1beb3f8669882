import { depositsForPersonalPayment } from '@rifas/shared/domain';
import { paths } from '@rifas/shared/routing';
import { BackLink, StepBack } from '@rifas/shared/selling';
import { Page, Stepper } from '@rifas/shared/ui';
import { useAskedStep } from '@rifas/shared/wizard';
import { ChooseDeposit } from '../common/deposit-choice/ChooseDeposit';
import { useDepositsToUse } from '../common/deposit-choice/deposits-to-use.api';
import { WithChosenDeposit } from '../common/deposit-choice/WithChosenDeposit';
import { choiceTexts, personalTexts } from '../common/texts';
import { useNamedSteps } from '../common/wizard/deposit-wizard';
import { amountOf } from './amount.form';
import { resolvePaymentStep, STEP_NUMBERS, type PaymentStep } from './payment-step';
import { chooseDeposit, followStep, keepForAnotherDeposit, usePaymentDraft } from './personal-payment.store';
import { AmountStep } from './steps/AmountStep';
import { ConfirmStep } from './steps/ConfirmStep';
import { Result } from './steps/Result';

/** The step from address and draft. */
function usePaymentWizard() {
  const deposit = usePaymentDraft((draft) => draft.deposit);
  const result = usePaymentDraft((draft) => draft.result);
  const resultSeen = usePaymentDraft((draft) => draft.at === 'result');
  const amount = usePaymentDraft((draft) => amountOf(draft.amount));
  const step = resolvePaymentStep(useAskedStep(), { deposit, amount, result, resultSeen });
  return { step, ...useNamedSteps(paths.personalPayment, STEP_NUMBERS, step.name, followStep) };
}

const TITLES: Readonly<Record<Exclude<PaymentStep['name'], 'result'>, string>> = {
  deposit: choiceTexts.title,
  amount: personalTexts.amountTitle,
  confirm: personalTexts.confirmTitle,
};

const MANUAL = 'pago-personal';

export default function PersonalPaymentPage() {
  const deposits = useDepositsToUse();
  const { step, go, back } = usePaymentWizard();

  if (step.name === 'result') return <Result result={step.result} />;
  const toDeposit = () => back('deposit');
  const toAnotherDeposit = () => {
    keepForAnotherDeposit();
    toDeposit();
  };
  const ways = {
    deposit: <BackLink to={paths.dashboard} help={MANUAL} />,
    amount: <StepBack help={MANUAL} onBack={toDeposit} />,
    confirm: <StepBack help={MANUAL} onBack={() => back('amount')} />,
  };
  const title = TITLES[step.name];
  return (
    <Page key={step.name} title={title} documentTitle={personalTexts.tab(title)} focusTitle back={ways[step.name]}>
      <Stepper steps={personalTexts.steps} current={STEP_NUMBERS[step.name]} />
      {step.name === 'deposit' ? (
        <ChooseDeposit
          list={deposits}
          usableOf={depositsForPersonalPayment}
          onUse={(deposit) => {
            chooseDeposit(deposit);
            go('amount');
          }}
        />
      ) : (
        <WithChosenDeposit list={deposits} chosen={step.deposit} onChooseAnother={toAnotherDeposit}>
          {(deposit) =>
            step.name === 'amount' ? (
              <AmountStep deposit={deposit} onNext={() => go('confirm')} />
            ) : (
              <ConfirmStep deposit={deposit} amount={step.amount} />
            )
          }
        </WithChosenDeposit>
      )}
    </Page>
  );
}
