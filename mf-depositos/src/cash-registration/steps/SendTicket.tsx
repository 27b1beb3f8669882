import { getSoldTicket, resendSoldTicket } from '@rifas/shared/contracts';
import { absoluteUrl } from '@rifas/shared/deployment';
import { whatsAppLink } from '@rifas/shared/format';
import { parseError } from '@rifas/shared/http';
import { useApiQuery } from '@rifas/shared/query';
import { useHost } from '@rifas/shared/remote';
import { numbersOf } from '@rifas/shared/selling';
import { Button, ButtonLink, Heading, Icon, Panel, Stack, Text, useLatch } from '@rifas/shared/ui';
import { cashTexts } from '../../common/texts';
import type { Sale } from '../sale';

/** A path of the API as an address on the API's own base, wherever the path claims to lead. */
const addressOf = (base: string, path: string): string =>
  absoluteUrl(`${base.replace(/\/$/, '')}/${path.replace(/^[/\\]+/, '')}`, location.origin);

/** The buyer's e-ticket, to send by WhatsApp and once more by mail. Nothing where the API has none. */
export function SendTicket({ sale: { tickets, buyer } }: { readonly sale: Sale }) {
  const { deployment, http, notify } = useHost();
  const [busy, run] = useLatch();
  const ticketId = tickets[0]?.id ?? 0;
  const { data } = useApiQuery(getSoldTicket, { ticketId }, { enabled: ticketId > 0 });
  if (!data) return null;
  const email = data.buyer.email || buyer.email;
  const phone = data.buyer.phone || buyer.phone;
  const text = cashTexts.message(numbersOf(tickets), addressOf(deployment.bases.api, data.ticketPath));
  const resend = () =>
    http.call(resendSoldTicket, { ticketId }).then(
      () => notify(cashTexts.resent, 'success'),
      (error: unknown) => notify(parseError(error).userMessage, 'error'),
    );
  return (
    <Panel aria-labelledby="eticket">
      <Stack $gap="s">
        <Heading id="eticket">{cashTexts.ticket}</Heading>
        <Text muted>{email === '' ? cashTexts.ticketReady : cashTexts.ticketSent(email)}</Text>
        <ButtonLink
          $block
          $variant="secondary"
          href={whatsAppLink(phone, text) ?? `https://wa.me/?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="whatsApp" size={22} />
          {cashTexts.whatsApp}
        </ButtonLink>
        {email !== '' && (
          <Button variant="quiet" busy={busy} onClick={() => void run(resend)}>
            {cashTexts.resend}
          </Button>
        )}
      </Stack>
    </Panel>
  );
}
