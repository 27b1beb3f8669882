import { memo } from 'react';
import { styled } from 'styled-components';
import type { Raffle } from '@rifas/shared/contracts';
import { buyerOf, countByState, PRICE_MISMATCH_TEXTS, raffleNumber, statesOf } from '@rifas/shared/domain';
import { useHost } from '@rifas/shared/remote';
import { Accordion, AccordionItem, Icon, RaffleNumber, Row, Stack } from '@rifas/shared/ui';
import { TicketStateChip } from '../common/TicketStateChip';
import { CommentBox } from './CommentBox';
import { LinkChip } from './live-links/LinkChip';
import { linksOfRaffle } from './live-links/live-links';
import { useLinks } from './live-links/live-links.api';
import { RaffleLinks } from './live-links/RaffleLinks';
import { setOpen, useRaffleList } from './raffle-list.store';
import { RaffleTicketList } from './RaffleTicketList';
import { useMismatches } from './use-mismatches';

/* However long a name is, it breaks rather than leave the row. */
const Buyer = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

function RaffleSummary({ raffle }: { raffle: Raffle }) {
  const { mode } = useHost().deployment;
  const buyer = buyerOf(raffle);
  const counts = countByState([raffle]);
  const mismatches = useMismatches(raffle);
  const hasLink = linksOfRaffle(raffle, useLinks()).length > 0;
  return (
    <Row $gap="s">
      <RaffleNumber number={raffleNumber(raffle)} label="Rifa" size="s" />
      {buyer === undefined ? null : <Buyer>{buyer}</Buyer>}
      {statesOf(raffle).map((state) => (
        <TicketStateChip key={state} state={state} {...(mode === 'multi' && { count: counts[state] })} />
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
