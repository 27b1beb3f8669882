import type { ReactNode } from 'react';
import { knownTotal, type PaymentLink } from '@rifas/shared/domain';
import { ContactMail, useMoney } from '@rifas/shared/selling';
import { Alert, Page } from '@rifas/shared/ui';
import { payTexts } from '../common/texts';
import { rafflesOf } from './link-raffles';
import { RafflesToPay } from './RafflesToPay';
import { SellerLine } from './SellerLine';

/** A link with a ticket that has no price: nobody knows what to charge, so there is nothing to fill in. */
export function UnpricedLink({ link, notice }: { link: PaymentLink; notice: ReactNode }) {
  const money = useMoney();
  return (
    <Page title={payTexts.title(link.seller)} focusTitle narrow>
      <SellerLine seller={link.seller} />
      {notice}
      <Alert tone="warning" title={payTexts.unpriced}>
        <p>
          {payTexts.unpricedHint} <ContactMail />.
        </p>
      </Alert>
      <RafflesToPay raffles={rafflesOf(link)} priceOf={(tickets) => money(knownTotal(tickets))} />
    </Page>
  );
}
