import { useState } from 'react';
import { styled } from 'styled-components';
import { fullName, type Ticket } from '@rifas/shared/domain';
import { useSoldTicket, useWords } from '@rifas/shared/selling';
import { Button, Dialog, Stack, Text, tokens, VisuallyHidden } from '@rifas/shared/ui';
import { ticketTexts } from '../texts';
import { SoldTicketActions } from './SoldTicketActions';

/* High enough for a finger, and not higher than its line. Alone on a line it is aligned left. */
const Small = styled(Button)`
  justify-self: start;
  min-height: 44px;
  margin-block: -8px;
  margin-inline-start: calc(-1 * ${tokens.space.xs});
  padding-inline: ${tokens.space.xs};
  font-size: ${tokens.font.s};
`;

/** Opens the actions on the e-ticket of a sold ticket. Renders nothing if the API has no e-ticket. */
export function SoldTicketButton({
  ticket: { id, number, draw },
}: {
  readonly ticket: Pick<Ticket, 'id' | 'number' | 'draw'>;
}) {
  const { nameOf } = useWords();
  const sold = useSoldTicket(id);
  const [open, setOpen] = useState(false);
  if (!sold) return null;
  return (
    <>
      <Small variant="quiet" icon="ticket" aria-haspopup="dialog" onClick={() => setOpen(true)} data-no-print>
        {ticketTexts.button}
        <VisuallyHidden> {nameOf(number, draw)}</VisuallyHidden>
      </Small>
      <Dialog open={open} title={ticketTexts.title(number)} onClose={() => setOpen(false)}>
        <Stack>
          <Text>{ticketTexts.bought(fullName(sold.buyer), sold.buyer.email)}</Text>
          <SoldTicketActions ticketId={id} sold={sold} numbers={[number]} />
        </Stack>
      </Dialog>
    </>
  );
}
