import type { Id } from '@rifas/shared/domain';
import { whatsAppShare } from '@rifas/shared/format';
import { useMailTicket, type SentTicket } from '@rifas/shared/selling';
import { Alert, Button, ButtonLink, Icon, Stack, useSaid, VisuallyHidden } from '@rifas/shared/ui';
import { ofLink } from '../links-texts';
import { ticketTexts } from '../texts';
import { Ways } from '../Ways';

export interface SoldTicketActionsProps {
  readonly ticketId: Id;
  readonly sold: SentTicket;
  /** The raffle numbers that the message mentions. */
  readonly numbers: readonly string[];
}

interface Outcome {
  readonly tone: 'success' | 'error';
  readonly text: string;
}

/** A seller's actions on the e-ticket of a sale: look at it, and send it again by WhatsApp or mail. */
export function SoldTicketActions({ ticketId, sold: { buyer, address }, numbers }: SoldTicketActionsProps) {
  const { firstName, phone, email } = buyer;
  // Several links may be unfolded, so screen readers need to know which one.
  const which = <VisuallyHidden>{ofLink(numbers)}</VisuallyHidden>;
  const [outcome, say] = useSaid<Outcome>();
  const mail = useMailTicket({
    ticketId,
    email,
    onSent: () => say({ tone: 'success', text: ticketTexts.mailed(email) }),
    onFailed: (reason) => say({ tone: 'error', text: ticketTexts.mailFailed(reason) }),
  });
  return (
    <Stack $gap="xs" data-no-print>
      <Ways $least="15rem">
        <ButtonLink
          $variant="secondary"
          href={whatsAppShare(ticketTexts.message(firstName, numbers, address), phone)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="whatsApp" />
          {ticketTexts.whatsApp}
          {which}
        </ButtonLink>
        {mail.possible ? (
          <Button variant="secondary" busy={mail.busy} onClick={mail.send}>
            {ticketTexts.mail}
            {which}
          </Button>
        ) : null}
        <ButtonLink $variant="quiet" href={address} target="_blank" rel="noopener noreferrer">
          <Icon name="ticket" />
          {ticketTexts.open}
          {which}
        </ButtonLink>
      </Ways>
      {outcome && (
        <Alert key={outcome.time} tone={outcome.words.tone}>
          {outcome.words.text}
        </Alert>
      )}
    </Stack>
  );
}
