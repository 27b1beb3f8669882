import { styled } from 'styled-components';
import { raffleNumber, unitCount, type Raffle } from '@rifas/shared/domain';
import { useHost } from '@rifas/shared/remote';
import {
  BarTotals,
  CardPrices,
  chosenKeys,
  chosenRaffles,
  RafflePicker,
  SelectionBar,
  SellingColumns,
  useFollowNews,
  useSaleNotes,
  useTicketChoices,
  useWords,
  type TicketChoice,
} from '@rifas/shared/selling';
import { Button, tokens, useSaid, VirtualList } from '@rifas/shared/ui';
import { linkTexts, SEARCH_LABEL } from '../../common/texts';
import { toggle, usePaymentLink } from '../payment-link.store';

/* When the bar is beside the list, the sum is its largest figure. */
const Sum = styled.div`
  @media (min-width: 60em) {
    &&& b {
      font-size: ${tokens.font.xl};
    }
  }
`;

interface ChooseTicketsProps {
  readonly raffles: readonly Raffle[];
  readonly onNext: () => void;
}

const SEARCH = { label: SEARCH_LABEL, namesOf: (raffle: Raffle) => raffle.map(({ buyer }) => buyer) };

const toggleChoice = ({ tickets, question }: TicketChoice) => toggle(tickets, question !== undefined);

/** Step 1: the tickets or raffles that the link will charge. */
export function ChooseTickets({ raffles, onNext }: ChooseTicketsProps) {
  const { mode } = useHost().deployment;
  const words = useWords();
  const describe = useTicketChoices({ notesOf: useSaleNotes(linkTexts.linkOutcome) });
  const chosen = usePaymentLink((draft) => draft.chosen);
  const [forgot, say] = useSaid<string>();
  useFollowNews();

  const count = unitCount(chosen, mode);
  const next = () => {
    say(count === 0 ? words.selectAtLeastOne : undefined);
    if (count > 0) onNext();
  };

  return (
    <SellingColumns>
      <div>
        <CardPrices />
        <RafflePicker
          label={linkTexts.list}
          raffles={raffles}
          numberOf={raffleNumber}
          describe={describe}
          chosen={chosenKeys(chosen, words.byTicket)}
          onToggle={toggleChoice}
          search={SEARCH}
          layout={words.byTicket ? 'cards' : 'sheet'}
          rowHeight={words.byTicket ? 300 : 57}
          list={VirtualList}
        />
      </div>
      <SelectionBar
        count={count}
        selected={words.selected}
        counted={words.counted}
        problem={count === 0 ? forgot : undefined}
        figures={
          // Rendered before the first choice, because new styles would make that press slow on an old phone.
          <Sum hidden={count === 0}>
            <BarTotals tickets={chosenRaffles(chosen, raffles).flat()} />
          </Sum>
        }
      >
        <Button onClick={next}>{linkTexts.toBuyer(count)}</Button>
      </SelectionBar>
    </SellingColumns>
  );
}
