import { useState } from 'react';
import type { Raffle, Ticket } from '@rifas/shared/contracts';
import { raffleNumber } from '@rifas/shared/domain';
import { enumerated } from '@rifas/shared/format';
import { useHost } from '@rifas/shared/remote';
import { Button, Dialog, Row, Stack } from '@rifas/shared/ui';
import { IconNote } from '../../common/IconNote';
import { CopyLink } from '../../common/share/CopyLink';
import { ShareLink } from '../../common/share/ShareLink';
import { useLinkAddress } from '../../common/share/use-link-address';
import { linksOfRaffle, type LiveLink } from './live-links';
import { useLinks } from './live-links.api';

const numbersOf = (tickets: readonly Ticket[]): string[] => [...new Set(tickets.map(({ Numero }) => Numero))];

/** 'Link de pago · sorteos 1 y 2 · con la rifa 00200': what the link charges, seen from one of its raffles. */
function useLinkName(number: string, { tickets }: LiveLink): string {
  const { mode } = useHost().deployment;
  const draws = tickets.filter(({ Numero }) => Numero === number).map(({ SorteoNumero }) => SorteoNumero);
  const others = numbersOf(tickets).filter((other) => other !== number);
  return [
    'Link de pago',
    mode === 'multi' ? `${draws.length === 1 ? 'sorteo' : 'sorteos'} ${enumerated(draws)}` : '',
    others.length > 0 ? `con ${others.length === 1 ? 'la rifa' : 'las rifas'} ${enumerated(others)}` : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

function RaffleLink({ number, link }: { number: string; link: LiveLink }) {
  const [sharing, setSharing] = useState(false);
  const url = useLinkAddress(link.token);
  const name = useLinkName(number, link);
  return (
    <Stack as="li" $gap="xs">
      <IconNote icon="link">{name}</IconNote>
      <Row $gap="xs" data-no-print>
        <CopyLink url={url} variant="secondary" />
        <Button variant="secondary" icon="share" aria-haspopup="dialog" onClick={() => setSharing(true)}>
          COMPARTIR
        </Button>
      </Row>
      <Dialog open={sharing} title="Link de pago" onClose={() => setSharing(false)}>
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
    <Stack as="ul" $gap="s" aria-label="Links de pago">
      {links.map((link) => (
        <RaffleLink key={link.token} number={raffleNumber(raffle)} link={link} />
      ))}
    </Stack>
  );
}
