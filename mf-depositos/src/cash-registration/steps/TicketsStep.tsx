import { useCallback, useState } from 'react';
import { raffleNumber, reconcileChosen, texts, unitCount, type Raffle } from '@rifas/shared/domain';
import { useHost } from '@rifas/shared/remote';
import {
  chosenKeys,
  MoneyAmount,
  RafflePicker,
  SelectionBar,
  useTicketChoices,
  useWords,
  type TicketChoice,
} from '@rifas/shared/selling';
import { Button, EmptyState, Row } from '@rifas/shared/ui';
import type { PayingDeposit } from '../../common/deposit-choice/chosen-deposit';
import { BACK, cashTexts, choiceTexts, NEXT } from '../../common/texts';
import { chooseTickets, useCashDraft } from '../cash-registration.store';
import { toggleWithin } from '../toggle-within';
import { useSelection } from '../use-selection';
import { SelectionNotices } from './SelectionNotices';

interface TicketsStepProps {
  readonly deposit: PayingDeposit;
  readonly raffles: readonly Raffle[];
  readonly onChooseAnother: () => void;
  readonly onNext: () => void;
  readonly onBack: () => void;
}

const SEARCH = { label: cashTexts.search };

/** Step 3: what is registered, as far as the balance goes. */
export function TicketsStep({ deposit, raffles, onChooseAnother, onNext, onBack }: TicketsStepProps) {
  const { mode } = useHost().deployment;
  const words = useWords();
  const describe = useTicketChoices({ namesPending: true });
  const selection = useSelection(deposit, raffles);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const count = unitCount(selection.tickets, mode);

  const toggle = useCallback(
    ({ tickets }: TicketChoice) => {
      // Read at the moment of the press: rows far away from the change are not drawn again.
      const { tickets: selected } = reconcileChosen(useCashDraft.getState().chosen, raffles, mode);
      const changed = toggleWithin(deposit.balance, selected, tickets);
      setProblem(changed ? undefined : texts.balanceTooLow);
      if (changed) chooseTickets(changed);
    },
    [raffles, mode, deposit.balance],
  );
  const next = () => {
    if (count === 0) setProblem(words.selectAtLeastOne);
    else if (selection.remaining >= 0) onNext();
  };

  return (
    <>
      <SelectionNotices selection={selection} onChooseAnother={onChooseAnother} />
      {raffles.length === 0 ? (
        <EmptyState title={cashTexts.nothing}>{cashTexts.nothingHint}</EmptyState>
      ) : (
        <RafflePicker
          label={cashTexts.list}
          raffles={raffles}
          numberOf={raffleNumber}
          describe={describe}
          chosen={chosenKeys(selection.tickets, words.byTicket)}
          onToggle={toggle}
          search={SEARCH}
          layout="sheet"
          rowHeight={words.byTicket ? 56 : 72}
        />
      )}
      <SelectionBar
        count={count}
        selected={words.selected}
        problem={problem}
        figures={
          <Row $gap="l">
            <MoneyAmount label={cashTexts.total} amount={selection.total} />
            <MoneyAmount label={choiceTexts.balance} amount={selection.remaining} />
          </Row>
        }
      >
        <Button variant="secondary" onClick={onBack}>
          {BACK}
        </Button>
        <Button onClick={next}>{NEXT}</Button>
      </SelectionBar>
    </>
  );
}
