import { styled } from 'styled-components';
import type { Purchase } from '@rifas/shared/domain';
import { Link, paths } from '@rifas/shared/routing';
import { ContactMail } from '@rifas/shared/selling';
import { Alert, ButtonLink, Icon, Page, Spinner, Text, tokens } from '@rifas/shared/ui';
import type { SentPurchase } from '../common/purchase.store';
import { chargedTexts, errorTexts, payTexts, successTexts } from '../common/texts';
import type { PurchaseAnswer } from './ask-purchase';
import { Contacts } from './Contacts';
import { DeadLink, isDead } from './DeadLink';
import { FailureMessage } from './FailureMessage';
import { Receipt, SentSheet } from './Receipt';
import { emailOf } from './receipt-facts';
import type { PurchaseProgress } from './use-purchase-answer';

// 'e-ticket' breaks at its hyphen if a line is slightly too short. With text at twice its size, the icon is above the
// text.
const MailSent = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.m};
  text-wrap: balance;

  > p {
    flex: 1 1 10rem;
  }
`;

const Mark = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  border-radius: ${tokens.radius.pill};
  background: ${tokens.colour.successSoft};
  color: ${tokens.colour.onSuccessSoft};
`;

/** This tab knows of no purchase, so the page states nothing about a payment. */
export function NoPurchase() {
  return (
    <Page title={successTexts.unknown} focusTitle narrow>
      <Text size="l">{successTexts.unknownText}</Text>
      <Text muted>{successTexts.unknownHint}</Text>
      <Text muted>
        {errorTexts.help} <ContactMail />.
      </Text>
    </Page>
  );
}

interface StateProps {
  readonly token: string;
  readonly sent: SentPurchase | undefined;
}

/** The payment is not confirmed yet. After two minutes the page shows what to do. */
function Confirming({ sent, long }: Pick<StateProps, 'sent'> & { readonly long: boolean }) {
  return (
    <Page title={successTexts.confirming} focusTitle narrow>
      <Spinner label={successTexts.wait} />
      {long && (
        <Alert tone="info" title={successTexts.long}>
          {successTexts.longHint} <ContactMail />. {errorTexts.notPaid}
        </Alert>
      )}
      {sent && <SentSheet sent={sent} title={successTexts.sent} label={payTexts.total} />}
      <Text muted>{successTexts.noReceipt}</Text>
    </Page>
  );
}

function Paid({ token, sent, purchase }: StateProps & { readonly purchase: Purchase | undefined }) {
  const address = emailOf(purchase?.receipt?.sentTo, sent?.buyerEmail);
  const isOwn = !sent || !address || address === sent.buyerEmail;
  return (
    <Page title={successTexts.title} focusTitle narrow>
      <MailSent data-no-print>
        <Mark>
          <Icon name="check" size={32} />
        </Mark>
        <Text size="l">{isOwn ? successTexts.mailSent : successTexts.mailSentTo(address)}</Text>
      </MailSent>
      <Receipt token={token} purchase={purchase} sent={sent} />
    </Page>
  );
}

/** The bank refused the card: the same texts as on the error page, and a link to the form. */
function Rejected({ token }: Pick<StateProps, 'token'>) {
  return (
    <Page title={successTexts.rejected} focusTitle narrow>
      <Alert tone="error">
        <FailureMessage failure="rejected" />
      </Alert>
      <Text>{errorTexts.next.rejected}</Text>
      <ButtonLink as={Link} to={paths.pay(token)}>
        {errorTexts.retry}
      </ButtonLink>
    </Page>
  );
}

/** The card was charged, but nothing has been bought (yet): shows whom to contact, and the seller. */
function Charged({ state, purchase }: { state: keyof typeof chargedTexts; purchase: Purchase | undefined }) {
  const { title, text, hint } = chargedTexts[state];
  return (
    <Page title={title} focusTitle narrow>
      <Alert tone="warning">{text}</Alert>
      <Text>
        {hint} <ContactMail />.
      </Text>
      {purchase && <Contacts seller={purchase.seller} texts={chargedTexts[state]} />}
    </Page>
  );
}

/**
 * The link is dead, or the payment was begun and never made. The server knows of no payment, so the page neither
 * confirms nor denies one.
 */
function Unconfirmed({ token, answer }: Pick<StateProps, 'token'> & { readonly answer: PurchaseAnswer }) {
  const { state, purchase } = answer;
  return (
    <Page title={successTexts.unconfirmed} focusTitle narrow>
      <Alert tone="warning">
        {successTexts.unconfirmedHint} <ContactMail />.
      </Alert>
      {state === 'unpaid' && (
        <>
          <Text>{successTexts.unpaid}</Text>
          <ButtonLink as={Link} to={paths.pay(token)}>
            {errorTexts.retry}
          </ButtonLink>
        </>
      )}
      {purchase && isDead(state) && <DeadLink state={state} seller={purchase.seller} charged />}
    </Page>
  );
}

/** The page for each state of the purchase: docs/rules.md, "Success page". */
export function SuccessState({ token, sent, answer, long }: StateProps & PurchaseProgress) {
  const state = answer?.state;
  if (state === 'paid') return <Paid token={token} sent={sent} purchase={answer?.purchase} />;
  if (state === 'rejected') return <Rejected token={token} />;
  if (state === 'toCheck' || state === 'refunded') return <Charged state={state} purchase={answer?.purchase} />;
  const isGone = sent !== undefined && state === 'invalid';
  if (answer && (state === 'unpaid' || isGone || isDead(state))) return <Unconfirmed token={token} answer={answer} />;
  return sent || state === 'confirming' ? <Confirming sent={sent} long={long} /> : <NoPurchase />;
}
