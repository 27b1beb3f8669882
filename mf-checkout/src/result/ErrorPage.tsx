import { styled } from 'styled-components';
import { useHost } from '@rifas/shared/remote';
import { Link, paths, useLocation } from '@rifas/shared/routing';
import { Alert, buttonStyles, Page, type ButtonStyleProps } from '@rifas/shared/ui';
import { readFailure, type Failure } from '../common/failure';
import { usePurchase } from '../common/purchase.store';
import { FailureMessage } from './FailureMessage';

const TITLES: Record<Failure | 'unknown', string> = {
  unknown: 'No pudimos completar el pago',
  rejected: 'No pudimos completar el pago',
  unavailable: 'Este link no se puede pagar',
  invalid: 'Este link no se puede pagar',
  paid: 'Este link ya se pagó',
};

// Opening the same link again cannot mend these.
const FINAL: readonly (Failure | undefined)[] = ['paid', 'invalid'];

const RetryLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;

/** Where the gateway and a refused link lead. The reason is in the fragment, so a reload keeps the message. */
export default function ErrorPage() {
  const { deployment } = useHost();
  const { hash } = useLocation();
  const linkToken = usePurchase((state) => state.linkToken);
  const failure = readFailure(hash);
  const retryable = linkToken !== undefined && !FINAL.includes(failure);
  return (
    <Page title={TITLES[failure ?? 'unknown']} focusTitle narrow>
      <Alert tone={failure === 'paid' ? 'info' : 'error'}>
        <FailureMessage failure={failure} contactMail={deployment.links.contactMail} />
      </Alert>
      {retryable && <RetryLink to={paths.pay(linkToken)}>Reintentar</RetryLink>}
    </Page>
  );
}
