import { styled } from 'styled-components';
import type { Raffle, Ticket } from '@rifas/shared/contracts';
import { buyerOf, PRICE_MISMATCH_TEXTS, ticketPrice, ticketsTotal } from '@rifas/shared/domain';
import { formatDate, formatMoney } from '@rifas/shared/format';
import { useHost } from '@rifas/shared/remote';
import { DefinitionList, Row, Stack, Text, tokens } from '@rifas/shared/ui';
import { IconNote } from '../common/IconNote';
import { TicketStateChip } from '../common/TicketStateChip';
import { LinkChip } from './live-links/LinkChip';
import { useLinks } from './live-links/live-links.api';
import { useMismatches } from './use-mismatches';

const Line = styled.li`
  padding-block: ${tokens.space.xs};
  border-block-end: 1px solid ${tokens.colour.border};
`;

/* On a wide page the figures of all tickets stand below one another. */
const Figures = styled(Row)`
  @media (min-width: 720px) {
    display: grid;
    grid-template-columns: 1fr 1fr 1fr 2fr;

    > :last-child {
      justify-content: end;
    }
  }
`;

function MismatchNotes({ tickets }: { tickets: Raffle }) {
  return useMismatches(tickets).map((mismatch) => (
    <IconNote key={mismatch} icon="warning">
      {PRICE_MISMATCH_TEXTS[mismatch]}
    </IconNote>
  ));
}

function TicketLine({ ticket, buyer }: { ticket: Ticket; buyer: string | undefined }) {
  const { simboloMoneda } = useHost().deployment.settings;
  const hasLink = useLinks().has(ticket.id);
  return (
    <Line>
      <Figures $justify="space-between">
        <Text as="span" strong>
          Sorteo {ticket.SorteoNumero}
        </Text>
        <Text as="span">{formatDate(ticket.FechaSorteo)}</Text>
        <Text as="span">{formatMoney(ticketPrice(ticket), simboloMoneda)}</Text>
        <Row as="span" $gap="xs">
          {hasLink ? <LinkChip /> : null}
          <TicketStateChip state={ticket.Estado} />
        </Row>
      </Figures>
      {buyer ? <Text size="s">{buyer}</Text> : null}
      <MismatchNotes tickets={[ticket]} />
    </Line>
  );
}

/** Multi: each ticket with its draw, date, price and state. Single: the raffle's price, no draws (D9). */
export function RaffleTicketList({ raffle }: { raffle: Raffle }) {
  const { mode, settings } = useHost().deployment;
  if (mode === 'single') {
    return (
      <Stack $gap="xs">
        <DefinitionList
          items={[{ label: 'Precio', value: formatMoney(ticketsTotal(raffle), settings.simboloMoneda) }]}
        />
        <MismatchNotes tickets={raffle} />
      </Stack>
    );
  }
  // Where all share a buyer, the raffle's head names it once.
  const shared = buyerOf(raffle);
  return (
    <ul aria-label="Talones">
      {raffle.map((ticket) => (
        <TicketLine
          key={ticket.id}
          ticket={ticket}
          buyer={shared === undefined ? (ticket.Nombre ?? undefined) : undefined}
        />
      ))}
    </ul>
  );
}
