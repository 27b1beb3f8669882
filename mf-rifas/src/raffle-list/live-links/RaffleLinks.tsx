import { useState } from 'react';
import { raffleNumber, type Raffle } from '@rifas/shared/domain';
import { numbersOf, useWords } from '@rifas/shared/selling';
import { Button, Dialog, Row, Stack, StateChip } from '@rifas/shared/ui';
import { IconNote } from '../../common/IconNote';
import { CopyLink } from '../../common/share/CopyLink';
import { ShareLink } from '../../common/share/ShareLink';
import { useLinkAddress } from '../../common/share/use-link-address';
import { LINK_TITLE, listTexts, shareTexts } from '../../common/texts';
import { linksOfRaffle, type PayableLink } from './live-links';
import { useLinks } from './live-links.api';

/** Marks a ticket, or a raffle of one, whose buyer has a link that can still be paid. */
export const LinkChip = () => <StateChip tone="info" icon="link" label={listTexts.withLink} />;

function useLinkName(number: string, { tickets }: PayableLink): string {
  const { byTicket } = useWords();
  const draws = tickets.filter((ticket) => ticket.number === number).map(({ draw }) => draw);
  const others = numbersOf(tickets).filter((other) => other !== number);
  return listTexts.linkName(byTicket ? draws : [], others);
}

function RaffleLink({ number, link }: { number: string; link: PayableLink }) {
  const [sharing, setSharing] = useState(false);
  const url = useLinkAddress(link.token);
  const name = useLinkName(number, link);
  return (
    <Stack as="li" $gap="xs">
      <IconNote icon="link">{name}</IconNote>
      <Row $gap="xs" data-no-print>
        <CopyLink url={url} variant="secondary" />
        <Button variant="secondary" icon="share" aria-haspopup="dialog" onClick={() => setSharing(true)}>
          {shareTexts.share}
        </Button>
      </Row>
      <Dialog open={sharing} title={LINK_TITLE} onClose={() => setSharing(false)}>
        <ShareLink link={{ token: link.token, numbers: numbersOf(link.tickets), phone: '' }} />
      </Dialog>
    </Stack>
  );
}

/** The links of the raffle's pending tickets that a buyer can still pay, to hand over once more. */
export function RaffleLinks({ raffle }: { raffle: Raffle }) {
  const links = linksOfRaffle(raffle, useLinks());
  if (links.length === 0) return null;
  return (
    <Stack as="ul" $gap="s" aria-label={listTexts.links}>
      {links.map((link) => (
        <RaffleLink key={link.token} number={raffleNumber(raffle)} link={link} />
      ))}
    </Stack>
  );
}
