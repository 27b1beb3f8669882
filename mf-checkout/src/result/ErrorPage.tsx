import type { Purchase } from '@rifas/shared/domain';
import { Link, paths, useLocation } from '@rifas/shared/routing';
import { ContactMail } from '@rifas/shared/selling';
import { Alert, ButtonLink, Page, Text } from '@rifas/shared/ui';
import { readFailure, type Failure } from '../common/failure';
import { useKnownLink, usePurchase } from '../common/purchase.store';
import { chargedTexts, errorTexts } from '../common/texts';
import { isUnsettled, usePurchaseOf } from '../common/use-purchase-of';
import { Contacts } from './Contacts';
import { DeadLink, isDead } from './DeadLink';
import { FailureMessage } from './FailureMessage';
import { Receipt } from './Receipt';
import { usePurchaseAnswer } from './use-purchase-answer';

// Failures that opening the same link again cannot solve: the seller has to make another link.
const FINAL: readonly (Failure | Purchase['state'] | undefined)[] = [
  'paid',
  'invalid',
  'cancelled',
  'replaced',
  'refunded',
];

/** Whether the card was charged and what the buyer can do, if the server knows. */
function nextStep(
  failure: Failure | undefined,
  state: Purchase['state'] | undefined,
  hasTyped: boolean,
): string | undefined {
  const kind = failure ?? 'unknown';
  if (state === 'confirming' && kind === 'unknown') return `${errorTexts.underWay} ${errorTexts.notPaid}`;
  if (isUnsettled(state)) return errorTexts.underWay;
  if (state === 'refunded') return chargedTexts.refunded.text;
  if (isDead(state)) return undefined;
  return (hasTyped ? undefined : errorTexts.nextByLink[kind]) ?? errorTexts.next[kind];
}

interface KnownProps {
  readonly token: string;
  readonly purchase: Purchase;
}

/**
 * The API's data beyond the refusal: the receipt if the link is paid, and the contacts if the link is dead or bought
 * nothing.
 */
function KnownPurchase({ token, purchase }: KnownProps) {
  const sent = usePurchase((state) => state.purchase);
  const { state, seller } = purchase;
  if (state === 'paid')
    return <Receipt token={token} purchase={purchase} sent={sent?.token === token ? sent : undefined} />;
  if (state === 'toCheck' || state === 'refunded') return <Contacts seller={seller} texts={chargedTexts[state]} />;
  return isDead(state) ? <DeadLink state={state} seller={seller} /> : null;
}

/**
 * The page for failures of the gateway and refused links. The reason is in the fragment, so a reload keeps the message.
 */
export default function ErrorPage() {
  const { hash } = useLocation();
  const ownLink = usePurchase((state) => state.linkToken);
  const linkToken = useKnownLink();
  const named = readFailure(hash);
  const isRejected = named === 'rejected';
  // A bank may approve late what it rejected first: any API can tell that.
  const { answer } = usePurchaseAnswer(isRejected ? linkToken : undefined, false);
  const known = usePurchaseOf(isRejected || named === 'invalid' ? undefined : linkToken);
  const purchase = answer?.purchase ?? known;
  // An address proves nothing: if the server reports the purchase as paid, it is paid.
  const failure = [answer?.state, known?.state].includes('paid') ? 'paid' : named;
  const state = purchase?.state;
  const retryable =
    linkToken !== undefined && !FINAL.includes(failure) && !FINAL.includes(state) && !isUnsettled(state);
  // What was typed is kept in the tab where it was typed.
  const next = nextStep(failure, state, ownLink !== undefined);
  return (
    <Page title={errorTexts.titles[failure ?? 'unknown']} focusTitle narrow>
      <Alert tone={failure === 'paid' ? 'info' : 'error'}>
        <FailureMessage failure={failure} />
      </Alert>
      {next !== undefined && <Text>{next}</Text>}
      {linkToken !== undefined && purchase && <KnownPurchase token={linkToken} purchase={purchase} />}
      {retryable && (
        <ButtonLink as={Link} to={paths.pay(linkToken)} $variant={isDead(state) ? 'secondary' : 'primary'}>
          {errorTexts.retry}
        </ButtonLink>
      )}
      {failure !== undefined && failure !== 'rejected' && (
        <Text muted>
          {errorTexts.help} <ContactMail />.
        </Text>
      )}
    </Page>
  );
}
