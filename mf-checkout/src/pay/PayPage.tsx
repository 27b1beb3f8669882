import { useEffect } from 'react';
import { useParams } from '@rifas/shared/routing';
import { Alert, Button, Page, Skeleton, SkeletonList } from '@rifas/shared/ui';
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

function PayByLink({ token }: { token: string }) {
  const { state, reload } = usePaymentLink(token);
  useEffect(() => rememberLink(token), [token]);

  switch (state.status) {
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
      return <Checkout token={token} link={state.link} leftOut={state.leftOut} />;
    case 'refused':
      return <ToErrorPage failure={state.failure} />;
    case 'failed':
      return (
        // The form of the first paint stays, with the text typed into it: a retry may still load the link.
        <div data-form-stays="">
          <Page title={payTexts.untitled} focusTitle narrow>
            <Alert tone="error" action={<Button onClick={reload}>{payTexts.retry}</Button>}>
              {state.error.userMessage}
            </Alert>
          </Page>
        </div>
      );
  }
}
