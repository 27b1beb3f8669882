import { Page, Stepper } from '@rifas/shared/ui';
import { BackToDashboard } from '../common/BackToDashboard';
import { useDepositsToUse } from '../common/deposit-choice/deposits-to-use.api';
import { WithChosenDeposit } from '../common/deposit-choice/WithChosenDeposit';
import { useWords } from '../common/use-words';
import { useRafflesToRegister } from './cash-registration.api';
import { keepForAnotherDeposit } from './cash-registration.store';
import { STEP_NUMBERS } from './cash-step';
import { BuyerStep } from './steps/BuyerStep';
import { ConfirmStep } from './steps/ConfirmStep';
import { DepositStep } from './steps/DepositStep';
import { RaffleListStatus } from './steps/RaffleListStatus';
import { Result } from './steps/Result';
import { TicketsStep } from './steps/TicketsStep';
import { useCashWizard } from './use-cash-wizard';

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
    deposit: 'ELIGE UN DEPÓSITO',
    buyer: 'DATOS DEL COMPRADOR',
    tickets: words.chooseTitle,
    confirm: 'CONFIRMA EL REGISTRO',
  };
  return (
    <Page key={step.name} title={titles[step.name]} focusTitle back={step.name === 'deposit' && <BackToDashboard />}>
      <Stepper steps={['Depósito', 'Comprador', words.chooseStep, 'Confirmar']} current={STEP_NUMBERS[step.name]} />
      {step.name === 'deposit' ? (
        <DepositStep list={deposits} raffles={raffles} onUse={() => go('buyer')} />
      ) : (
        <WithChosenDeposit list={deposits} chosen={step.deposit} onChooseAnother={toAnotherDeposit}>
          {(deposit) => {
            if (step.name === 'buyer') return <BuyerStep onNext={() => go('tickets')} onBack={toDeposit} />;
            if (!raffles.data) return <RaffleListStatus list={raffles} />;
            const props = { deposit, raffles: raffles.data, onChooseAnother: toAnotherDeposit };
            return step.name === 'tickets' ? (
              <TicketsStep {...props} onNext={() => go('confirm')} onBack={() => back('buyer')} />
            ) : (
              <ConfirmStep {...props} onBack={() => back('tickets')} />
            );
          }}
        </WithChosenDeposit>
      )}
    </Page>
  );
}
