import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { texts } from '@rifas/shared/domain';
import { Form } from '@rifas/shared/forms';
import { useHost } from '@rifas/shared/remote';
import { Page } from '@rifas/shared/ui';
import { useCaptcha } from '../captcha/use-captcha';
import { payDraftKey, wasSent } from '../common/purchase.store';
import { payTexts } from '../common/texts';
import { initialValues, paySchema, type PayValues } from './pay.form';
import { PayFields } from './PayFields';
import { SellerLine } from './SellerLine';
import { usePay, type PayOptions } from './use-pay';

// Loaded only when needed: most buyers open a link once. If it cannot be loaded, the page shows nothing in its place,
// as with an API that has no such data.
const PaymentUnderWay = lazy(() =>
  import(/* webpackChunkName: "payment-under-way" */ './PaymentUnderWay').catch(() => ({ default: () => null })),
);

export interface PayScreenProps extends Omit<PayOptions, 'captcha'> {
  /** A notice about the link, above its form. */
  readonly notice: ReactNode;
}

export function PayScreen({ notice, ...payment }: PayScreenProps) {
  const { token, link, pricing } = payment;
  const { deployment } = useHost();
  const captcha = useCaptcha(deployment.captcha);
  const pay = usePay({ ...payment, captcha });
  const values = useMemo(() => initialValues(link), [link]);
  // Computed once, because PAGAR changes it before the page is left.
  const [isSentBefore] = useState(() => wasSent(token));
  return (
    <Page title={payTexts.title(link.seller)} focusTitle>
      <SellerLine seller={link.seller} />
      {isSentBefore && (
        <Suspense>
          <PaymentUnderWay token={token} />
        </Suspense>
      )}
      {notice}
      <Form<PayValues>
        label={payTexts.form}
        initialValues={values}
        schema={(y) => paySchema(y, deployment.settings, pricing)}
        summary={texts.completeAllBuyerFields}
        draft={{ key: payDraftKey(token), keepOnSuccess: true }}
        onSubmit={pay}
      >
        <PayFields link={link} pricing={pricing} captcha={captcha} />
      </Form>
    </Page>
  );
}
