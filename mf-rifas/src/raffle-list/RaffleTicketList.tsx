import { styled } from 'styled-components';
import {
  buyerOf,
  DRAW_OVER,
  isDrawOver,
  isPending,
  knownTotal,
  PRICE_MISMATCH_TEXTS,
  type PriceMismatch,
  type Raffle,
  type Ticket,
  type WallTime,
} from '@rifas/shared/domain';
import { formatDate } from '@rifas/shared/format';
import { drawLabel, overText, TicketStateChip, useMoney, usePricing, useToday, useWords } from '@rifas/shared/selling';
import { DefinitionList, Row, Stack, StateChip, Text, tokens } from '@rifas/shared/ui';
import { SoldTicketButton } from '../common/e-ticket/SoldTicketButton';
import { IconNote } from '../common/IconNote';
import { listTexts } from '../common/texts';
import { useLinksByTicket } from './live-links/live-links.api';
import { LinkChipToView } from './live-links/RaffleLinks';

const isUnsoldOver = (ticket: Ticket, today: WallTime): boolean => isPending(ticket) && isDrawOver(ticket, today);

const Line = styled.li`
  padding-block: ${tokens.space.xs};
  border-block-end: 1px solid ${tokens.colour.border};
`;

/* On a wide page the figures of all tickets are aligned in columns. On a phone equal widths align them. */
const Figures = styled(Row)`
  font-variant-numeric: tabular-nums;

  @media (min-width: 45em) {
    display: grid;
    grid-template-columns: 1fr 1fr 1fr 2fr;

    > :last-child {
      justify-content: end;
    }
  }
`;

/** The mismatches between the tickets' prices and the cards that paid them, each kind once. */
export function useMismatches(tickets: Raffle): PriceMismatch[] {
  const { mismatchOf } = usePricing();
  return [...new Set(tickets.map(mismatchOf).filter((mismatch) => mismatch !== undefined))];
}

function MismatchNotes({ tickets }: { tickets: Raffle }) {
  return useMismatches(tickets).map((mismatch) => (
    <IconNote key={mismatch} icon="warning">
      {PRICE_MISMATCH_TEXTS[mismatch]}
    </IconNote>
  ));
}

interface TicketLineProps {
  readonly ticket: Ticket;
  readonly buyer: string | undefined;
  readonly today: WallTime;
}

function TicketLine({ ticket, buyer, today }: TicketLineProps) {
  const money = useMoney();
  const hasLink = useLinksByTicket().has(ticket.id);
  return (
    <Line>
      <Figures $justify="space-between">
        <Text as="span" strong>
          {drawLabel(ticket.draw)}
        </Text>
        <Text as="span">{formatDate(ticket.drawDate)}</Text>
        <Text as="span">{money(ticket.priceCents)}</Text>
        <Row as="span" $gap="xs">
          {hasLink ? <LinkChipToView ticket={ticket} /> : null}
          <TicketStateChip ticket={ticket} />
          {isUnsoldOver(ticket, today) ? <StateChip tone="neutral" icon="clock" label={DRAW_OVER} /> : null}
          {ticket.state === 'paid' ? <SoldTicketButton ticket={ticket} /> : null}
        </Row>
      </Figures>
      {buyer ? <Text size="s">{buyer}</Text> : null}
      <MismatchNotes tickets={[ticket]} />
    </Line>
  );
}

/** Each ticket with its draw, date, price and state. If raffles are not shown by ticket, only the price. */
export function RaffleTicketList({ raffle }: { raffle: Raffle }) {
  const { byTicket } = useWords();
  const money = useMoney();
  const today = useToday();
  if (!byTicket) {
    const sold = raffle.find(({ state }) => state === 'paid');
    const over = raffle.filter((ticket) => isUnsoldOver(ticket, today)).length;
    return (
      <Stack $gap="xs">
        <DefinitionList items={[{ label: listTexts.price, value: money(knownTotal(raffle)) }]} />
        {over > 0 ? <IconNote icon="clock">{overText(over, raffle.length)}</IconNote> : null}
        <MismatchNotes tickets={raffle} />
        {sold ? <SoldTicketButton ticket={sold} /> : null}
      </Stack>
    );
  }
  // If all tickets share a buyer, the raffle's heading names them once.
  const shared = buyerOf(raffle);
  return (
    <ul aria-label={listTexts.tickets}>
      {raffle.map((ticket) => (
        <TicketLine
          key={ticket.id}
          ticket={ticket}
          buyer={shared === undefined ? ticket.buyer : undefined}
          today={today}
        />
      ))}
    </ul>
  );
}
