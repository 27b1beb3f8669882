import type { ReactNode } from 'react';
import { knownTotal, type PaymentLink } from '@rifas/shared/domain';
import { ContactMail, useMoney } from '@rifas/shared/selling';
import { Alert, Page } from '@rifas/shared/ui';
import { payTexts } from '../common/texts';
import { rafflesOf } from './link-raffles';
import { RafflesToPay } from './RafflesToPay';
import { SellerLine } from './SellerLine';

interface UnpayableLinkProps {
  readonly link: PaymentLink;
  /** `taken`: a ticket is sold, or on its way to another seller. `unpriced`: the amount to charge is unknown. */
  readonly reason: 'taken' | 'unpriced';
  readonly notice: ReactNode;
}

/** A link that exists but cannot be charged: the page has no form. */
export function UnpayableLink({ link, reason, notice }: UnpayableLinkProps) {
  const money = useMoney();
  return (
    <Page title={payTexts.title(link.seller)} focusTitle narrow>
      <SellerLine seller={link.seller} />
      {notice}
      {reason === 'taken' ? (
        <Alert tone="warning" title={payTexts.taken}>
          <p>{payTexts.takenHint}</p>
        </Alert>
      ) : (
        <Alert tone="warning" title={payTexts.unpriced}>
          <p>
            {payTexts.unpricedHint} <ContactMail />.
          </p>
        </Alert>
      )}
      <RafflesToPay raffles={rafflesOf(link)} priceOf={(tickets) => money(knownTotal(tickets))} />
    </Page>
  );
}
