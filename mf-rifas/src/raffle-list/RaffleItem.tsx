import { memo } from 'react';
import { styled } from 'styled-components';
import { buyerOf, PRICE_MISMATCH_TEXTS, raffleNumber, type Raffle } from '@rifas/shared/domain';
import { RaffleNumber, TicketStateChip, useWords } from '@rifas/shared/selling';
import { Accordion, AccordionItem, Icon, Row, Stack } from '@rifas/shared/ui';
import { CommentBox } from './CommentBox';
import { linksOfRaffle } from './live-links/live-links';
import { useLinks } from './live-links/live-links.api';
import { LinkChip, RaffleLinks } from './live-links/RaffleLinks';
import { setOpen, useRaffleList } from './raffle-list.store';
import { RaffleTicketList, useMismatches } from './RaffleTicketList';
import { ticketsByState } from './tickets-by-state';

/* However long a name is, it breaks rather than leave the row. */
const Buyer = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

function RaffleSummary({ raffle }: { raffle: Raffle }) {
  const { byTicket } = useWords();
  const buyer = buyerOf(raffle);
  const mismatches = useMismatches(raffle);
  const hasLink = linksOfRaffle(raffle, useLinks()).length > 0;
  return (
    <Row $gap="xs">
      <RaffleNumber number={raffleNumber(raffle)} label="Rifa" size="s" />
      {buyer === undefined ? null : <Buyer>{buyer}</Buyer>}
      {ticketsByState(raffle).map(({ sample, count }) => (
        <TicketStateChip key={sample.id} ticket={sample} {...(byTicket && { count })} />
      ))}
      {hasLink ? <LinkChip /> : null}
      {mismatches.map((mismatch) => (
        <span key={mismatch} title={PRICE_MISMATCH_TEXTS[mismatch]}>
          <Icon name="warning" label={PRICE_MISMATCH_TEXTS[mismatch]} />
        </span>
      ))}
    </Row>
  );
}

/** One raffle: folded, its number, buyer and states; unfolded, its tickets and comment. */
export const RaffleItem = memo(function RaffleItem({ raffle }: { raffle: Raffle }) {
  const number = raffleNumber(raffle);
  const open = useRaffleList((state) => state.open.includes(number));
  return (
    <Accordion>
      <AccordionItem
        summary={<RaffleSummary raffle={raffle} />}
        open={open}
        onToggle={(isOpen) => setOpen(number, isOpen)}
        lazy
      >
        <Stack>
          <RaffleTicketList raffle={raffle} />
          <RaffleLinks raffle={raffle} />
          <CommentBox raffle={raffle} />
        </Stack>
      </AccordionItem>
    </Accordion>
  );
});
