import { useEffect } from 'react';
import { styled } from 'styled-components';
import { Page, Text } from '@rifas/shared/ui';
import { payDraftKey, usePurchase } from '../common/purchase.store';
import { successTexts } from '../common/texts';
import { PurchasedRaffles } from './PurchasedRaffles';
import { ResendTicket } from './ResendTicket';

// 'e-ticket' breaks at its hyphen where a line is only just too short.
const MailSent = styled(Text)`
  text-wrap: balance;
`;

/** The buyer came back from the gateway. Whether the sale is settled is the server's to know, by the gateway's callback. */
export default function SuccessPage() {
  const purchase = usePurchase((state) => state.purchase);
  const token = purchase?.token;
  useEffect(() => {
    if (token === undefined) return;
    // Imported late: the forms weigh more than this page. Should it fail, the draft goes with the tab.
    import('@rifas/shared/forms').then(
      ({ clearDraft }) => clearDraft(payDraftKey(token)),
      () => undefined,
    );
  }, [token]);
  return (
    <Page title={successTexts.title} focusTitle narrow>
      <MailSent size="l">{successTexts.mailSent}</MailSent>
      {purchase && <PurchasedRaffles purchase={purchase} />}
      {token !== undefined && <ResendTicket token={token} />}
    </Page>
  );
}
