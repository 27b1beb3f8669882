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

/**
 * When an action ends the link, its button disappears. The focus moves to the link's row, or to the page's title if a
 * filter hides the row.
 */
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

/** The actions for a link that can still be paid: share it again, replace it or cancel it. */
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

/** The actions for a paid link, which concern its e-ticket. */
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
