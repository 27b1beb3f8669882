import { knownTotal, type PaymentLink } from '@rifas/shared/domain';
import { formatMoney } from '@rifas/shared/format';
import { useHost } from '@rifas/shared/remote';
import { Alert, Page } from '@rifas/shared/ui';
import { rafflesOf } from './link-raffles';
import { payTitle } from './pay-texts';
import { RafflesToPay } from './RafflesToPay';
import { SellerLine } from './SellerLine';

/** A link with a ticket that has no price: nobody knows what to charge, so there is nothing to fill in. */
export function UnpricedLink({ link }: { link: PaymentLink }) {
  const { links, settings } = useHost().deployment;
  return (
    <Page title={payTitle(link.seller)} focusTitle narrow>
      <SellerLine seller={link.seller} />
      <Alert tone="warning" title="Todavía no podés pagar este link">
        <p>
          No sabemos cuánto cuesta todo lo que incluye, así que no te podemos cobrar. Avisale a quien te vendió, o
          escribinos a <a href={`mailto:${links.contactMail}`}>{links.contactMail}</a>.
        </p>
      </Alert>
      <RafflesToPay
        raffles={rafflesOf(link)}
        priceOf={(tickets) => formatMoney(knownTotal(tickets), settings.simboloMoneda)}
      />
    </Page>
  );
}
