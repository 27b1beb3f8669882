import { memo } from 'react';
import { styled } from 'styled-components';
import { buyerOf, PRICE_MISMATCH_TEXTS, raffleNumber, type Raffle } from '@rifas/shared/domain';
import { RaffleNumber, TicketStateChip, useWords } from '@rifas/shared/selling';
import { Accordion, AccordionItem, Icon, Row, Stack, tokens } from '@rifas/shared/ui';
import { CommentBox } from './CommentBox';
import { linksOfRaffle } from './live-links/live-links';
import { useLinksByTicket } from './live-links/live-links.api';
import { LinkChip, RaffleLinks } from './live-links/RaffleLinks';
import { setOpen, useRaffleList } from './raffle-list.store';
import { RaffleTicketList, useMismatches } from './RaffleTicketList';
import { ticketsByState } from './tickets-by-state';

/* A long name breaks and stays in the row. */
const Buyer = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

/*
 * On a phone beside the number, several of them one below the other if they are too wide. With more room at the end of
 * the row, aligned with those of the other raffles.
 */
const States = styled.span`
  display: contents;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xxs} ${tokens.space.xs};

  &[data-several] {
    display: flex;
    flex: 1 1 9rem;
  }
  @media (min-width: 45em) {
    display: flex;
    justify-content: end;
    margin-inline-start: auto;

    &[data-several] {
      flex: 0 1 auto;
    }
  }
`;

function RaffleSummary({ raffle }: { raffle: Raffle }) {
  const { byTicket } = useWords();
  const buyer = buyerOf(raffle);
  const mismatches = useMismatches(raffle);
  const hasLink = linksOfRaffle(raffle, useLinksByTicket()).length > 0;
  const groups = ticketsByState(raffle);
  const isSeveral = groups.length + Number(hasLink) + mismatches.length > 1;
  return (
    <Row $gap="xs">
      <RaffleNumber number={raffleNumber(raffle)} label="Rifa" size="s" />
      {buyer === undefined ? null : <Buyer>{buyer}</Buyer>}
      <States data-several={isSeveral || undefined}>
        {groups.map(({ sample, count }) => (
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
