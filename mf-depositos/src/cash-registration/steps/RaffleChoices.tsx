import { memo } from 'react';
import type { Raffle, Ticket } from '@rifas/shared/contracts';
import { pendingTickets, pendingTotal, raffleNumber, unitLabel } from '@rifas/shared/domain';
import { useHost } from '@rifas/shared/remote';
import { Accordion, AccordionItem, CheckRow, RaffleNumber, Row, Text } from '@rifas/shared/ui';
import { LongListRow } from '../../common/LongListRow';
import { useMoney } from '../../common/use-money';
import { useCashDraft } from '../cash-registration.store';
import { TicketRow } from './TicketRow';

type Toggle = (tickets: readonly Ticket[]) => void;

interface RaffleChoiceProps {
  readonly raffle: Raffle;
  readonly onToggle: Toggle;
  /** There are so few that all are shown unfolded. */
  readonly unfolded: boolean;
}

/** Multi: a fold by raffle number with its talones. */
const RaffleTickets = memo(function RaffleTickets({ raffle, onToggle, unfolded }: RaffleChoiceProps) {
  const number = raffleNumber(raffle);
  const chosen = useCashDraft((draft) => draft.chosen.filter(({ Numero }) => Numero === number).length);
  const summary = (
    <Row $justify="space-between">
      <RaffleNumber number={number} label="Rifa" size="s" />
      <Text as="span" size="s" muted>
        {chosen > 0
          ? `${chosen} de ${pendingTickets(raffle).length} elegidos`
          : unitLabel('multi', pendingTickets(raffle).length)}
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

/** Single: the raffle as a whole stands for all its pending talones (D9). */
const WholeRaffle = memo(function WholeRaffle({ raffle, onToggle }: RaffleChoiceProps) {
  const money = useMoney();
  const number = raffleNumber(raffle);
  const chosen = useCashDraft((draft) => draft.chosen.some(({ Numero }) => Numero === number));
  return (
    <LongListRow $height={72}>
      <CheckRow
        checked={chosen}
        onChange={() => onToggle(pendingTickets(raffle))}
        label={<RaffleNumber number={number} label="Rifa" />}
        trailing={money(pendingTotal(raffle))}
      />
    </LongListRow>
  );
});

const FEW = 3;

export function RaffleChoices({ raffles, onToggle }: { raffles: readonly Raffle[]; onToggle: Toggle }) {
  const { mode } = useHost().deployment;
  const Choice = mode === 'multi' ? RaffleTickets : WholeRaffle;
  return (
    <Accordion>
      {raffles.map((raffle) => (
        <Choice key={raffleNumber(raffle)} raffle={raffle} onToggle={onToggle} unfolded={raffles.length <= FEW} />
      ))}
    </Accordion>
  );
}
