import { useCallback } from 'react';
import { montevideoTime, raffleNumber, reconcileChosen, texts, unitCount, type Raffle } from '@rifas/shared/domain';
import { useHost } from '@rifas/shared/remote';
import {
  chosenKeys,
  RafflePicker,
  SelectionBar,
  SellingColumns,
  useFollowNews,
  useSaleNotes,
  useTicketChoices,
  useWords,
  type TicketChoice,
} from '@rifas/shared/selling';
import { Button, EmptyState, useSaid } from '@rifas/shared/ui';
import type { PayingDeposit } from '../../common/deposit-choice/chosen-deposit';
import { cashTexts, choiceTexts, depositTexts, NEXT } from '../../common/texts';
import { Figures } from '../../common/wizard/Figures';
import { chooseTickets, useCashDraft } from '../cash-registration.store';
import { toggleWithin } from '../toggle-within';
import { useSelection } from '../use-selection';
import { SelectionNotices } from './SelectionNotices';

interface TicketsStepProps {
  readonly deposit: PayingDeposit;
  readonly raffles: readonly Raffle[];
  readonly onChooseAnother: () => void;
  readonly onNext: () => void;
}

const SEARCH = { label: cashTexts.search };

/** Step 3: the tickets to register, as far as the balance covers them. */
export function TicketsStep({ deposit, raffles, onChooseAnother, onNext }: TicketsStepProps) {
  const { mode } = useHost().deployment;
  const words = useWords();
  const describe = useTicketChoices({ namesPending: true, notesOf: useSaleNotes(cashTexts.linkOutcome(words)) });
  const selection = useSelection(deposit, raffles);
  const [problem, say] = useSaid<string>();
  useFollowNews();
  const count = unitCount(selection.tickets, mode);

  const toggle = useCallback(
    ({ tickets }: TicketChoice) => {
      // Read when the button is pressed, so that this callback stays stable and distant rows do not render again.
      const { tickets: selected } = reconcileChosen(
        useCashDraft.getState().chosen,
        raffles,
        mode,
        montevideoTime(new Date()),
      );
      const changed = toggleWithin(deposit.balance, selected, tickets);
      say(changed ? undefined : texts.balanceTooLow);
      if (changed) chooseTickets(changed);
    },
    [raffles, mode, deposit.balance, say],
  );
  const next = () => {
    if (count === 0) say(words.selectAtLeastOne);
    else if (selection.remaining >= 0) onNext();
  };

  return (
    <SellingColumns>
      <div>
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
      </div>
      <SelectionBar
        count={count}
        selected={words.selected}
        counted={words.counted}
        problem={problem}
        figures={
          <Figures
            deposit={deposit}
            lines={[
              // On a phone, an error takes the line of the total. The balance stays.
              { label: cashTexts.total, amount: selection.total, wide: problem !== undefined },
              { label: choiceTexts.balance, short: depositTexts.balance, amount: selection.remaining, main: true },
            ]}
          />
        }
      >
        <Button onClick={next}>{NEXT}</Button>
      </SelectionBar>
    </SellingColumns>
  );
}
