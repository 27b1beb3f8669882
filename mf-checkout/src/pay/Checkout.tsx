import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { absoluteUrl } from '@rifas/shared/deployment';
import { knownTotal, pricingOf, type PaymentLink } from '@rifas/shared/domain';
import { useHost } from '@rifas/shared/remote';
import { ContactMail, useMoney } from '@rifas/shared/selling';
import { Alert, Button, Page, Spinner, Stack, Text } from '@rifas/shared/ui';
import type { Failure } from '../common/failure';
import { payTexts, redirectTexts } from '../common/texts';
import { isPayable, isTaken } from './card-choice';
import { rafflesOf } from './link-raffles';
import { PayScreen } from './PayScreen';
import { RafflesToPay } from './RafflesToPay';
import { SellerLine } from './SellerLine';
import { ToErrorPage } from './ToErrorPage';

/**
 * The second screen. It posts the gateway's token, and has a button in case the browser does not post it automatically.
 */
function RedirectStage({ gatewayToken }: { gatewayToken: string }) {
  const { links } = useHost().deployment;
  const form = useRef<HTMLFormElement>(null);
  const posted = useRef(false);

  useEffect(() => {
    // Effects run twice in development, but a payment must be posted once.
    if (posted.current) return;
    posted.current = true;
    form.current?.submit();
  }, []);

  return (
    <Page title={redirectTexts.title} focusTitle narrow>
      <Stack>
        <Spinner label={redirectTexts.redirecting} />
        <form ref={form} method="post" action={absoluteUrl(links.gatewayUrl, location.origin)}>
          <input type="hidden" name="token" value={gatewayToken} />
          <Stack $gap="s">
            <Text muted>{redirectTexts.hint}</Text>
            <Button type="submit" variant="secondary" block>
              {redirectTexts.go}
            </Button>
          </Stack>
        </form>
      </Stack>
    </Page>
  );
}

interface UnpayableLinkProps {
  readonly link: PaymentLink;
  /** `taken`: a ticket is sold, or on its way to another seller. `unpriced`: the amount to charge is unknown. */
  readonly reason: 'taken' | 'unpriced';
  readonly notice: ReactNode;
}

/** A link that exists but cannot be charged: the page has no form. */
function UnpayableLink({ link, reason, notice }: UnpayableLinkProps) {
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

/**
 * The two screens of a payment, and a refusal, which leads to the error page unless the buyer has left this one. A
 * reload keeps only the form: the buyer starts again from there, with its data.
 */
type Stage =
  | { readonly kind: 'form' }
  | { readonly kind: 'redirecting'; readonly gatewayToken: string }
  | { readonly kind: 'refused'; readonly failure: Failure };

export interface CheckoutProps {
  readonly token: string;
  readonly link: PaymentLink;
  /** How many raffles of the link cannot be shown. */
  readonly leftOut: number;
}

export function Checkout({ token, link, leftOut }: CheckoutProps) {
  const { deployment } = useHost();
  const pricing = useMemo(() => pricingOf(deployment), [deployment]);
  const [stage, setStage] = useState<Stage>({ kind: 'form' });

  if (stage.kind === 'redirecting') return <RedirectStage gatewayToken={stage.gatewayToken} />;
  if (stage.kind === 'refused') return <ToErrorPage failure={stage.failure} />;
  const notice = leftOut > 0 && <Alert tone="warning">{payTexts.leftOut(leftOut)}</Alert>;
  if (isTaken(link)) return <UnpayableLink link={link} reason="taken" notice={notice} />;
  if (!isPayable(link, pricing)) return <UnpayableLink link={link} reason="unpriced" notice={notice} />;
  return (
    <PayScreen
      token={token}
      link={link}
      notice={notice}
      pricing={pricing}
      onStarted={(gatewayToken) => setStage({ kind: 'redirecting', gatewayToken })}
      onRefused={(failure) => setStage({ kind: 'refused', failure })}
    />
  );
}
