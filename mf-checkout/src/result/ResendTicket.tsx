import { useState } from 'react';
import { resendTicket } from '@rifas/shared/contracts';
import { parseError } from '@rifas/shared/http';
import { useHost } from '@rifas/shared/remote';
import { ContactMail, reasonFor } from '@rifas/shared/selling';
import { Alert, Button, QuietRow, Stack, useLatch } from '@rifas/shared/ui';
import { receiptTexts } from '../common/texts';
import { isNotOffered } from './ask-purchase';

type Outcome = { readonly tone: 'success' | 'error'; readonly text: string } | 'not-offered';

/**
 * Sends the mail again to the same address, in case it is lost or late. If the API does not have the call, the button
 * disappears.
 */
export function ResendTicket({ token }: { token: string }) {
  const { http } = useHost();
  const [outcome, setOutcome] = useState<Outcome>();
  const [busy, run] = useLatch();
  if (outcome === 'not-offered')
    return (
      <Alert tone="error">
        {receiptTexts.notResent} <ContactMail />.
      </Alert>
    );

  const resend = async () => {
    try {
      await http.call(resendTicket, { token });
      setOutcome({ tone: 'success', text: receiptTexts.resent });
    } catch (thrown) {
      const error = parseError(thrown);
      setOutcome(isNotOffered(error) ? 'not-offered' : { tone: 'error', text: reasonFor(error) });
    }
  };
  return (
    <Stack data-no-print>
      {outcome && <Alert tone={outcome.tone}>{outcome.text}</Alert>}
      <QuietRow>
        <Button variant="quiet" icon="refresh" busy={busy} onClick={() => void run(resend)}>
          {receiptTexts.resend}
        </Button>
      </QuietRow>
    </Stack>
  );
}
