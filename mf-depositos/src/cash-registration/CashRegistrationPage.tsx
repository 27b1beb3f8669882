import { getRaffles } from '@rifas/shared/contracts';
import type { Raffle } from '@rifas/shared/domain';
import { useHost } from '@rifas/shared/remote';
import { paths } from '@rifas/shared/routing';
import { BackLink, buyerRules, LoadedList, StepBack, useWords } from '@rifas/shared/selling';
import { Page, Stepper } from '@rifas/shared/ui';
import { useDepositsToUse } from '../common/deposit-choice/deposits-to-use.api';
import { WithChosenDeposit } from '../common/deposit-choice/WithChosenDeposit';
import { cashTexts, choiceTexts, rafflesTexts } from '../common/texts';
import { useSteps } from '../common/wizard/deposit-wizard';
import { useRafflesToRegister } from './cash-registration.api';
import { CASH_STEPS, followStep, keepForAnotherDeposit, useCashDraft } from './cash-registration.store';
import { BuyerStep } from './steps/BuyerStep';
import { ConfirmStep } from './steps/ConfirmStep';
import { DepositStep } from './steps/DepositStep';
import { Result } from './steps/Result';
import { TicketsStep } from './steps/TicketsStep';

const MANUAL = 'contado';

export default function CashRegistrationPage() {
  const { settings } = useHost().deployment;
  const words = useWords();
  const deposits = useDepositsToUse();
  const raffles = useRafflesToRegister();
  const { at, deposit: chosen, buyer, chosen: tickets, result } = useCashDraft();
  const progress = {
    filled: [chosen !== undefined, buyerRules('cash', settings).isComplete(buyer), tickets.length > 0],
    hasResult: result !== undefined,
    resultSeen: at === 'result',
  };
  const { name, number, go, back } = useSteps(paths.cashRegistration, CASH_STEPS, progress, followStep);

  if (name === 'result') return result && <Result result={result} />;
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
  const title = titles[name];
  return (
    <Page key={name} title={title} documentTitle={cashTexts.tab(title)} focusTitle back={ways[name]}>
      <Stepper steps={cashTexts.steps(words)} current={number} />
      {name === 'deposit' || !chosen ? (
        <DepositStep list={deposits} raffles={raffles} onUse={() => go('buyer')} />
      ) : (
        <WithChosenDeposit list={deposits} chosen={chosen} onChooseAnother={toAnotherDeposit}>
          {(deposit) => {
            if (name === 'buyer') return <BuyerStep deposit={deposit} onNext={() => go('tickets')} />;
            const props = { deposit, onChooseAnother: toAnotherDeposit };
            const choose = (pending: readonly Raffle[]) =>
              name === 'tickets' ? (
                <TicketsStep {...props} raffles={pending} onNext={() => go('confirm')} />
              ) : (
                <ConfirmStep {...props} raffles={pending} />
              );
            return (
              <LoadedList
                query={raffles}
                contract={name === 'tickets' ? getRaffles : undefined}
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
