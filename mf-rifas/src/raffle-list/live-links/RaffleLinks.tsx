import { useState } from 'react';
import { styled } from 'styled-components';
import { raffleNumber, type Raffle, type Ticket } from '@rifas/shared/domain';
import { Link, paths } from '@rifas/shared/routing';
import { numbersOf, useWords } from '@rifas/shared/selling';
import { Button, ButtonLink, Dialog, Row, Stack, StateChip, VisuallyHidden } from '@rifas/shared/ui';
import { IconNote } from '../../common/IconNote';
import { linksTexts, ofLink } from '../../common/links-texts';
import { useHasLinksView } from '../../common/links.api';
import { CopyLink } from '../../common/share/CopyLink';
import { useCharges, useLinkAddress } from '../../common/share/shared-link';
import { ShareLink } from '../../common/share/ShareLink';
import { drawsOf, LINK_TITLE, listTexts, shareTexts } from '../../common/texts';
import { linksOfRaffle, type PayableLink } from './live-links';
import { useLinksByTicket } from './live-links.api';

/* The chip looks small, but the area to press is high enough for a finger. */
const ChipLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  margin-block: -10px;
`;

/** Marks a ticket, or a raffle with one, that has a link which can still be paid. */
export const LinkChip = () => <StateChip tone="info" icon="link" label={listTexts.withLink} />;

/** The same chip, as a link to the view of the links if that exists. */
export function LinkChipToView({ ticket: { number, draw } }: { readonly ticket: Ticket }) {
  const { nameOf } = useWords();
  const hasLinksView = useHasLinksView();
  if (!hasLinksView) return <LinkChip />;
  return (
    <ChipLink to={paths.links(number)}>
      <LinkChip />
      <VisuallyHidden> {nameOf(number, draw)}</VisuallyHidden>
    </ChipLink>
  );
}

function RaffleLink({ number, link }: { number: string; link: PayableLink }) {
  const [sharing, setSharing] = useState(false);
  const url = useLinkAddress(link.token);
  const hasLinksView = useHasLinksView();
  const charges = useCharges(link.tickets);
  const { byTicket } = useWords();
  const draws = byTicket ? link.tickets.filter((ticket) => ticket.number === number).map(({ draw }) => draw) : [];
  const others = numbersOf(link.tickets).filter((other) => other !== number);
  const which = ofLink([number], drawsOf(draws));
  return (
    <Stack as="li" $gap="xs">
      <IconNote icon="link">{listTexts.linkName(draws, others)}</IconNote>
      <Row $gap="xs" data-no-print>
        <CopyLink url={url} of={which} />
        <Button variant="secondary" icon="share" aria-haspopup="dialog" onClick={() => setSharing(true)}>
          {shareTexts.share}
          <VisuallyHidden>{which}</VisuallyHidden>
        </Button>
        {hasLinksView ? (
          <ButtonLink as={Link} to={paths.links(number)} $variant="quiet">
            {linksTexts.viewOne}
            <VisuallyHidden>{which}</VisuallyHidden>
          </ButtonLink>
        ) : null}
      </Row>
      <Dialog open={sharing} title={LINK_TITLE} onClose={() => setSharing(false)}>
        <ShareLink link={{ token: link.token, numbers: numbersOf(link.tickets), phone: '', charges }} />
      </Dialog>
    </Stack>
  );
}

/** The payable links of the raffle's pending tickets, to share them again. */
export function RaffleLinks({ raffle }: { raffle: Raffle }) {
  const links = linksOfRaffle(raffle, useLinksByTicket());
  if (links.length === 0) return null;
  return (
    <Stack as="ul" $gap="s" aria-label={listTexts.links}>
      {links.map((link) => (
        <RaffleLink key={link.token} number={raffleNumber(raffle)} link={link} />
      ))}
    </Stack>
  );
}
