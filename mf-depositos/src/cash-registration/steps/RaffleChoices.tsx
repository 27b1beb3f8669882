import { memo } from 'react';
import {
  isPending,
  raffleNumber,
  sellableTickets,
  sellableTotal,
  type Priced,
  type Raffle,
} from '@rifas/shared/domain';
import { Accordion, AccordionItem, CheckRow, RaffleNumber, Row, Text } from '@rifas/shared/ui';
import { LongListRow } from '../../common/LongListRow';
import { useMoney } from '../../common/use-money';
import { useWords } from '../../common/use-words';
import { useCashDraft } from '../cash-registration.store';
import { TicketRow } from './TicketRow';

type Toggle = (tickets: readonly Priced[]) => void;

interface RaffleChoiceProps {
  readonly raffle: Raffle;
  readonly onToggle: Toggle;
  /** There are so few that all are shown unfolded. */
  readonly unfolded: boolean;
}

/** A fold by raffle number with its tickets. */
const RaffleTickets = memo(function RaffleTickets({ raffle, onToggle, unfolded }: RaffleChoiceProps) {
  const words = useWords();
  const number = raffleNumber(raffle);
  const pending = raffle.filter(isPending).length;
  const chosen = useCashDraft((draft) => draft.chosen.filter((ticket) => ticket.number === number).length);
  const summary = (
    <Row $justify="space-between">
      <RaffleNumber number={number} label="Rifa" size="s" />
      <Text as="span" size="s" muted>
        {chosen > 0 ? `${chosen} de ${pending} elegidos` : words.counted(pending)}
      </Text>
    </Row>
  );
  return (
    <LongListRow $height={56}>
      <AccordionItem summary={summary} defaultOpen={unfolded || chosen > 0} lazy>
        {raffle.map((ticket) => (
          <TicketRow key={ticket.id} ticket={ticket} onToggle={onToggle} />
        ))}
      </AccordionItem>
    </LongListRow>
  );
});

/** The raffle as a whole stands for all its tickets that can be sold. */
const WholeRaffle = memo(function WholeRaffle({ raffle, onToggle }: RaffleChoiceProps) {
  const money = useMoney();
  const number = raffleNumber(raffle);
  const chosen = useCashDraft((draft) => draft.chosen.some((ticket) => ticket.number === number));
  const sellable = sellableTickets(raffle);
  const isForSale = sellable.length > 0;
  return (
    <LongListRow $height={72}>
      <CheckRow
        checked={chosen && isForSale}
        disabled={!isForSale}
        onChange={() => onToggle(sellable)}
        label={<RaffleNumber number={number} label="Rifa" />}
        trailing={money(isForSale ? sellableTotal(raffle) : undefined)}
      />
    </LongListRow>
  );
});

const FEW = 3;

export function RaffleChoices({ raffles, onToggle }: { raffles: readonly Raffle[]; onToggle: Toggle }) {
  const { byTicket } = useWords();
  const Choice = byTicket ? RaffleTickets : WholeRaffle;
  return (
    <Accordion>
      {raffles.map((raffle) => (
        <Choice key={raffleNumber(raffle)} raffle={raffle} onToggle={onToggle} unfolded={raffles.length <= FEW} />
      ))}
    </Accordion>
  );
}
