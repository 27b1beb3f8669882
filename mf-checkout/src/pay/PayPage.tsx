import { useDeferredValue, useEffect } from 'react';
import { Navigate, paths, useParams } from '@rifas/shared/routing';
import { Alert, Button, Page, Skeleton, SkeletonList, useUnpressed } from '@rifas/shared/ui';
import { rememberLink } from '../common/purchase.store';
import { payTexts } from '../common/texts';
import { Checkout } from './Checkout';
import { ToErrorPage } from './ToErrorPage';
import { usePaymentLink } from './use-payment-link';

/** /pago/{token}. Without a token there is nothing to pay. */
export default function PayPage() {
  const { token } = useParams();
  return token ? <PayByLink key={token} token={token} /> : <ToErrorPage />;
}

/**
 * The token without what a chat or a server attached to the link: 'abc).' and 'abc;jsessionid=1' become 'abc'. Only for
 * a refused token, because another API's tokens may look like that.
 */
const withoutSurroundings = (token: string): string => token.replace(/^\s+|[;&?#\s].*|[^\w=~+/-]+$/gs, '') || token;

function PayByLink({ token }: { token: string }) {
  const { state, reload } = usePaymentLink(token);
  useEffect(() => rememberLink(token), [token]);
  // The link may load by itself during a press of Reintentar, which must not count for the form. Deferred, because the
  // form renders in slices.
  const failed = useDeferredValue(useUnpressed(state.status === 'failed' ? state : undefined));
  const shown = failed ?? state;

  switch (shown.status) {
    case 'loading':
      return (
        <Page title={payTexts.untitled}>
          <SkeletonList rows={2} rowHeight={96} label={payTexts.loading} />
          {['nombre', 'apellido', 'email', 'tarjeta'].map((field) => (
            <Skeleton key={field} $height="72px" />
          ))}
        </Page>
      );
    case 'ready':
      return <Checkout token={token} link={shown.link} leftOut={shown.leftOut} />;
    case 'refused': {
      const bare = (shown.failure ?? 'invalid') === 'invalid' ? withoutSurroundings(token) : token;
      return bare === token ? <ToErrorPage failure={shown.failure} /> : <Navigate to={paths.pay(bare)} replace />;
    }
    case 'failed':
      return (
        // The form of the first paint stays, with the text typed into it: a retry may still load the link.
        <div data-form-stays="">
          <Page title={payTexts.untitled} focusTitle narrow>
            <Alert tone="error" action={<Button onClick={reload}>{payTexts.retry}</Button>}>
              {shown.error.userMessage}
            </Alert>
          </Page>
        </div>
      );
  }
}
