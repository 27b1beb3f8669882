import { memo } from 'react';
import { styled } from 'styled-components';
import { buyerOf, PRICE_MISMATCH_TEXTS, raffleNumber, type Raffle } from '@rifas/shared/domain';
import { RaffleNumber, TicketStateChip, useWords } from '@rifas/shared/selling';
import { Accordion, AccordionItem, Icon, Row, Stack, tokens } from '@rifas/shared/ui';
import { CommentBox } from './CommentBox';
import { linksOfRaffle } from './live-links/live-links';
import { useLinks } from './live-links/live-links.api';
import { LinkChip, RaffleLinks } from './live-links/RaffleLinks';
import { setOpen, useRaffleList } from './raffle-list.store';
import { RaffleTicketList, useMismatches } from './RaffleTicketList';
import { ticketsByState } from './tickets-by-state';

/* A long name breaks and stays in the row. */
const Buyer = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

/* On a phone beside the number. With more room at the end of the row, aligned with those of the other raffles. */
const States = styled.span`
  display: contents;

  @media (min-width: 45em) {
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
    align-items: center;
    gap: ${tokens.space.xs};
    margin-inline-start: auto;
  }
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
      <States>
        {ticketsByState(raffle).map(({ sample, count }) => (
          <TicketStateChip key={sample.id} ticket={sample} {...(byTicket && { count })} />
        ))}
        {hasLink ? <LinkChip /> : null}
        {mismatches.map((mismatch) => (
          <span key={mismatch} title={PRICE_MISMATCH_TEXTS[mismatch]}>
            <Icon name="warning" label={PRICE_MISMATCH_TEXTS[mismatch]} />
          </span>
        ))}
      </States>
    </Row>
  );
}

/** One raffle. Folded: its number, buyer and states. Unfolded: its tickets and comment. */
export const RaffleItem = memo(function RaffleItem({ raffle }: { raffle: Raffle }) {
  const number = raffleNumber(raffle);
  const open = useRaffleList((state) => state.open.includes(number));
  return (
    <Accordion>
      <AccordionItem
        summary={<RaffleSummary raffle={raffle} />}
        open={open}
        onToggle={(isOpen) => setOpen(number, isOpen)}
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
