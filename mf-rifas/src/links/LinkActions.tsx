import { useLayoutEffect, useRef } from 'react';
import { cancelLink, replaceLink } from '@rifas/shared/contracts';
import { isLiveLink, type SellerLink } from '@rifas/shared/domain';
import { whatsAppShare } from '@rifas/shared/format';
import { numbersOf, useSoldTicket } from '@rifas/shared/selling';
import { Button, ButtonLink, focusTitle, Icon, QuietRow, Stack, VisuallyHidden } from '@rifas/shared/ui';
import { SoldTicketActions } from '../common/e-ticket/SoldTicketActions';
import { endLinkTexts, linksTexts, ofLink } from '../common/links-texts';
import { CopyLink } from '../common/share/CopyLink';
import { useLinkAddress } from '../common/share/shared-link';
import { shareTexts } from '../common/texts';
import { Ways } from '../common/Ways';
import { useAsk } from './link-dialogs';
import { buyerOfLink } from './link-filter';
import { useMayHave } from './links.api';

/** Where the link ends under the button that ended it, the focus goes on to its row, or to the page's title where a filter took that away. */
function useFocusPastEnd() {
  const actions = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = actions;
    const row = current?.closest('details')?.querySelector('summary');
    return () => {
      if (!current?.contains(document.activeElement)) return;
      queueMicrotask(() => (row?.isConnected ? row.focus() : focusTitle()));
    };
  }, []);
  return actions;
}

/** A link that can still be paid: handed over once more, replaced or cancelled. */
function LiveActions({ link }: { readonly link: SellerLink }) {
  const actions = useFocusPastEnd();
  const ask = useAsk();
  const address = useLinkAddress(link.token);
  const mayReplace = useMayHave(replaceLink);
  const mayCancel = useMayHave(cancelLink);
  const { firstName, phone } = link.buyer;
  const numbers = numbersOf(link.tickets);
  const reminder = linksTexts.reminder(firstName, numbers, address);
  const which = <VisuallyHidden>{ofLink(numbers, buyerOfLink(link))}</VisuallyHidden>;
  return (
    <Stack ref={actions} $gap="xs" data-no-print>
      <Ways $least="14rem">
        <ButtonLink
          $variant="secondary"
          href={whatsAppShare(reminder, phone)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="whatsApp" />
          {linksTexts.remind}
          {which}
        </ButtonLink>
        <CopyLink url={address} of={ofLink(numbers, buyerOfLink(link))} />
        <Button variant="secondary" icon="share" aria-haspopup="dialog" onClick={() => ask({ about: 'share', link })}>
          {shareTexts.share}
          {which}
        </Button>
      </Ways>
      <QuietRow $gap="xs">
        {mayReplace ? (
          <Button variant="quiet" icon="refresh" aria-haspopup="dialog" onClick={() => ask({ about: 'replace', link })}>
            {endLinkTexts.replace}
            {which}
          </Button>
        ) : null}
        {mayCancel ? (
          <Button variant="quiet" icon="close" aria-haspopup="dialog" onClick={() => ask({ about: 'cancel', link })}>
            {endLinkTexts.cancel}
            {which}
          </Button>
        ) : null}
      </QuietRow>
    </Stack>
  );
}

/** A link that is paid leads to its e-ticket. */
function PaidActions({ link }: { readonly link: SellerLink }) {
  const [first] = link.tickets;
  const sold = useSoldTicket(first?.id);
  if (!sold || !first) return null;
  return <SoldTicketActions ticketId={first.id} sold={sold} numbers={numbersOf(link.tickets)} />;
}

export function LinkActions({ link }: { readonly link: SellerLink }) {
  if (isLiveLink(link.state)) return <LiveActions link={link} />;
  return link.state === 'paid' ? <PaidActions link={link} /> : null;
}
