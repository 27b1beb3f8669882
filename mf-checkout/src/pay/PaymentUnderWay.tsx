import { styled } from 'styled-components';
import { Link, Navigate, paths } from '@rifas/shared/routing';
import { Alert } from '@rifas/shared/ui';
import { payTexts } from '../common/texts';
import { isUnsettled, usePurchaseOf } from '../common/use-purchase-of';

/* Room for a finger: a line of text alone is too low. */
const ToResult = styled(Link)`
  display: inline-block;
  margin-block: -10px;
  padding-block: 10px;
`;

/**
 * A buyer who opens a link again does not know whether their payment arrived, so the page links to where the result is
 * shown. The form stays, for a buyer who turned back before paying.
 */
export default function PaymentUnderWay({ token }: { token: string }) {
  const state = usePurchaseOf(token)?.state;
  if (state === 'paid') return <Navigate to={paths.success} replace />;
  if (!isUnsettled(state)) return null;
  return (
    <Alert
      tone="warning"
      title={payTexts.underWay}
      action={<ToResult to={paths.success}>{payTexts.underWayLink}</ToResult>}
    >
      {payTexts.underWayHint}
    </Alert>
  );
}
