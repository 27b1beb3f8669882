import { Link, Navigate, paths } from '@rifas/shared/routing';
import { Alert } from '@rifas/shared/ui';
import { useSentLink } from '../common/purchase.store';
import { payTexts } from '../common/texts';
import { isUnsettled, usePurchaseOf } from '../common/use-purchase-of';

/**
 * Whoever opens a link again does not know whether their payment arrived: the page says where that is told. The form stays, for a
 * buyer who turned back before paying. Nothing is asked where nothing was sent from this browser.
 */
export function PaymentUnderWay({ token }: { token: string }) {
  const sent = useSentLink((state) => state.token);
  const state = usePurchaseOf(sent === token ? token : undefined)?.state;
  if (state === 'paid') return <Navigate to={paths.success} replace />;
  if (!isUnsettled(state)) return null;
  return (
    <Alert tone="warning" title={payTexts.underWay} action={<Link to={paths.success}>{payTexts.underWayLink}</Link>}>
      {payTexts.underWayHint}
    </Alert>
  );
}
