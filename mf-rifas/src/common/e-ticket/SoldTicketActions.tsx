import { useState } from 'react';
import { styled } from 'styled-components';
import { resendSoldTicket } from '@rifas/shared/contracts';
import type { SoldTicket } from '@rifas/shared/domain';
import { parseError } from '@rifas/shared/http';
import { useApiMutation, useOfferedCalls } from '@rifas/shared/query';
import { useHost } from '@rifas/shared/remote';
import { Alert, Button, ButtonLink, Icon, Stack, tokens, useLatch } from '@rifas/shared/ui';
import { whatsAppShare } from '../share/whats-app';
import { ticketTexts } from '../texts';

/* Side by side while their words fit. */
const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
  gap: ${tokens.space.xs};

  > * > svg {
    flex: none;
  }
`;

export interface SoldTicketActionsProps {
  readonly ticketId: number;
  readonly sold: SoldTicket;
  /** Raffle numbers that the message names. */
  readonly numbers: readonly string[];
}

interface Outcome {
  readonly tone: 'success' | 'error';
  readonly text: string;
}

/** A path of the API on the API's own base, wherever the path claims to lead, as an address that can be sent. */
const addressOf = (base: string, path: string): string =>
  new URL(`${base.replace(/\/$/, '')}/${path.replace(/^[/\\]+/, '')}`, location.origin).href;

/** Sends the e-ticket by mail, to the address of the purchase; undefined where there is none, or no such call. */
function useMailTicket(ticketId: number, email: string) {
  const { mutateAsync } = useApiMutation(resendSoldTicket);
  const offered = useOfferedCalls()[resendSoldTicket.name] !== false;
  const [outcome, setOutcome] = useState<Outcome>();
  const [busy, run] = useLatch();
  const send = async () => {
    try {
      await mutateAsync({ ticketId });
      setOutcome({ tone: 'success', text: ticketTexts.mailed(email) });
    } catch (thrown) {
      const error = parseError(thrown);
      const reason = (error.code === 'rejected' && error.serverText) || error.userMessage;
      setOutcome({ tone: 'error', text: ticketTexts.mailFailed(reason) });
    }
  };
  return { possible: offered && email !== '', busy, outcome, send: () => void run(send) };
}

/** What a seller can do with the e-ticket of a sale: look at it, and send it once more by WhatsApp or mail. */
export function SoldTicketActions({ ticketId, sold, numbers }: SoldTicketActionsProps) {
  const { api } = useHost().deployment.bases;
  const address = addressOf(api, sold.ticketPath);
  const { firstName, phone, email } = sold.buyer;
  const mail = useMailTicket(ticketId, email);
  return (
    <Stack $gap="xs" data-no-print>
      <Ways>
        <ButtonLink
          $variant="secondary"
          href={whatsAppShare(ticketTexts.message(firstName, numbers, address), phone)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="whatsApp" />
          {ticketTexts.whatsApp}
        </ButtonLink>
        {mail.possible ? (
          <Button variant="secondary" busy={mail.busy} onClick={mail.send}>
            {ticketTexts.mail}
          </Button>
        ) : null}
        <ButtonLink $variant="quiet" href={address} target="_blank" rel="noopener noreferrer">
          <Icon name="ticket" />
          {ticketTexts.open}
        </ButtonLink>
      </Ways>
      {mail.outcome && <Alert tone={mail.outcome.tone}>{mail.outcome.text}</Alert>}
    </Stack>
  );
}
