import { useHost } from '@rifas/shared/remote';
import { Link, paths, useLocation } from '@rifas/shared/routing';
import { Alert, ButtonLink, Page } from '@rifas/shared/ui';
import { readFailure, type Failure } from '../common/failure';
import { usePurchase } from '../common/purchase.store';
import { errorTexts } from '../common/texts';
import { FailureMessage } from './FailureMessage';

// Opening the same link again cannot mend these.
const FINAL: readonly (Failure | undefined)[] = ['paid', 'invalid'];

/** Where the gateway and a refused link lead. The reason is in the fragment, so a reload keeps the message. */
export default function ErrorPage() {
  const { deployment } = useHost();
  const { hash } = useLocation();
  const linkToken = usePurchase((state) => state.linkToken);
  const failure = readFailure(hash);
  const retryable = linkToken !== undefined && !FINAL.includes(failure);
  return (
    <Page title={errorTexts.titles[failure ?? 'unknown']} focusTitle narrow>
      <Alert tone={failure === 'paid' ? 'info' : 'error'}>
        <FailureMessage failure={failure} contactMail={deployment.links.contactMail} />
      </Alert>
      {retryable && (
        <ButtonLink as={Link} to={paths.pay(linkToken)}>
          {errorTexts.retry}
        </ButtonLink>
      )}
    </Page>
  );
}
