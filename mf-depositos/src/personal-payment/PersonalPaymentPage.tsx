import { depositsForPersonalPayment } from '@rifas/shared/domain';
import { paths } from '@rifas/shared/routing';
import { BackLink, StepBack } from '@rifas/shared/selling';
import { Page, Stepper } from '@rifas/shared/ui';
import { ChooseDeposit } from '../common/deposit-choice/ChooseDeposit';
import { useDepositsToUse } from '../common/deposit-choice/deposits-to-use.api';
import { WithChosenDeposit } from '../common/deposit-choice/WithChosenDeposit';
import { choiceTexts, personalTexts } from '../common/texts';
import { useSteps } from '../common/wizard/deposit-wizard';
import {
  chooseDeposit,
  followStep,
  keepForAnotherDeposit,
  PAYMENT_STEPS,
  usePaymentDraft,
} from './personal-payment.store';
import { AmountStep } from './steps/AmountStep';
import { ConfirmStep } from './steps/ConfirmStep';
import { Result } from './steps/Result';
import { useTypedAmount } from './use-typed-amount';

const TITLES = {
  deposit: choiceTexts.title,
  amount: personalTexts.amountTitle,
  confirm: personalTexts.confirmTitle,
};

const MANUAL = 'pago-personal';

export default function PersonalPaymentPage() {
  const deposits = useDepositsToUse();
  const chosen = usePaymentDraft((draft) => draft.deposit);
  const amount = useTypedAmount();
  const result = usePaymentDraft((draft) => draft.result);
  const resultSeen = usePaymentDraft((draft) => draft.at === 'result');
  const progress = {
    filled: [chosen !== undefined, amount !== undefined],
    hasResult: result !== undefined,
    resultSeen,
  };
  const { name, number, go, back } = useSteps(paths.personalPayment, PAYMENT_STEPS, progress, followStep);

  if (name === 'result') return result && <Result result={result} />;
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
  const title = TITLES[name];
  return (
    <Page key={name} title={title} documentTitle={personalTexts.tab(title)} focusTitle back={ways[name]}>
      <Stepper steps={personalTexts.steps} current={number} />
      {name === 'deposit' || !chosen ? (
        <ChooseDeposit
          list={deposits}
          usableOf={depositsForPersonalPayment}
          onUse={(deposit) => {
            chooseDeposit(deposit);
            go('amount');
          }}
        />
      ) : (
        <WithChosenDeposit list={deposits} chosen={chosen} onChooseAnother={toAnotherDeposit}>
          {(deposit) =>
            name === 'amount' || amount === undefined ? (
              <AmountStep deposit={deposit} onNext={() => go('confirm')} />
            ) : (
              <ConfirmStep deposit={deposit} amount={amount} />
            )
          }
        </WithChosenDeposit>
      )}
    </Page>
  );
}
