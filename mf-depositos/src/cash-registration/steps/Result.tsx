import { unitCount } from '@rifas/shared/domain';
import { whatsAppShare } from '@rifas/shared/format';
import { useHost } from '@rifas/shared/remote';
import { paths } from '@rifas/shared/routing';
import { numbersOf, useMailTicket, useSoldTicket, useWords } from '@rifas/shared/selling';
import { Button, ButtonLink, Heading, Icon, Panel, Stack, Text } from '@rifas/shared/ui';
import { cashTexts } from '../../common/texts';
import { FailureResult } from '../../common/wizard/FailureResult';
import { SuccessResult } from '../../common/wizard/SuccessResult';
import { retryRegistration, useCashDraft, type CashResult } from '../cash-registration.store';
import type { Sale } from '../sale';
import { SaleSummary } from './SaleSummary';

/** Actions that send the buyer's e-ticket by WhatsApp, or again by mail. Renders nothing if the API has no e-ticket. */
function SendTicket({ sale: { tickets, buyer } }: { readonly sale: Sale }) {
  const { notify } = useHost();
  const ticketId = tickets[0]?.id;
  const sold = useSoldTicket(ticketId);
  const email = sold?.buyer.email || buyer.email;
  const mail = useMailTicket({
    ticketId,
    email,
    onSent: () => notify(cashTexts.resent, 'success'),
    onFailed: (reason) => notify(reason, 'error'),
  });
  if (!sold) return null;
  const text = cashTexts.message(numbersOf(tickets), sold.address);
  return (
    <Panel aria-labelledby="eticket">
      <Stack $gap="s">
        <Heading id="eticket">{cashTexts.ticket}</Heading>
        <Text muted>{email === '' ? cashTexts.ticketReady : cashTexts.ticketSent(email)}</Text>
        <ButtonLink
          $block
          $variant="secondary"
          href={whatsAppShare(text, sold.buyer.phone || buyer.phone)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="whatsApp" size={22} />
          {cashTexts.whatsApp}
        </ButtonLink>
        {mail.possible && (
          <Button variant="quiet" busy={mail.busy} onClick={mail.send}>
            {cashTexts.resend}
          </Button>
        )}
      </Stack>
    </Panel>
  );
}

export function Result({ result }: { result: CashResult }) {
  const words = useWords();
  const { mode } = useHost().deployment;
  // After a failure the selection stays.
  const chosen = useCashDraft((draft) => draft.chosen);
  if (result.kind === 'success') {
    const { sale } = result;
    return (
      <SuccessResult
        title={cashTexts.doneTitle}
        message={cashTexts.done(result.count, words)}
        again={{ to: paths.cashRegistration, label: cashTexts.again }}
      >
        {sale && <SaleSummary sale={sale} />}
        {sale && <SendTicket sale={sale} />}
      </SuccessResult>
    );
  }
  return (
    <FailureResult
      title={cashTexts.failedTitle}
      what={cashTexts.failed(unitCount(chosen, mode), words)}
      failure={result.failure}
      onRetry={retryRegistration}
    />
  );
}
