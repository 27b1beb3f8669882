import { useMemo } from 'react';
import type { PaymentLink } from '@rifas/shared/contracts';
import { texts } from '@rifas/shared/domain';
import { Form } from '@rifas/shared/forms';
import { useHost } from '@rifas/shared/remote';
import { Page, Text } from '@rifas/shared/ui';
import { useCaptcha } from '../captcha/use-captcha';
import { payDraftKey } from '../common/pay-draft';
import { sellerName } from './link-raffles';
import { initialValues, paySchema, type PayValues } from './pay.form';
import { PayFields } from './PayFields';
import { usePay } from './use-pay';

export interface PayScreenProps {
  readonly token: string;
  readonly link: PaymentLink;
  readonly onStarted: (gatewayToken: string) => void;
}

export function PayScreen({ token, link, onStarted }: PayScreenProps) {
  const { deployment } = useHost();
  const captcha = useCaptcha(deployment.captcha);
  const pay = usePay({ token, link, captcha, onStarted });
  const values = useMemo(() => initialValues(link), [link]);
  return (
    <Page title={`PAGAR RIFA DE ${link.persona.Nombres.toLocaleUpperCase('es-UY')}`} focusTitle narrow>
      <Text muted>Le comprás a {sellerName(link)}.</Text>
      <Form<PayValues>
        label="Datos del pago"
        initialValues={values}
        schema={(y) => paySchema(y, deployment)}
        summary={texts.completeAllBuyerFields}
        draft={{ key: payDraftKey(token), keepOnSuccess: true }}
        onSubmit={pay}
      >
        <PayFields link={link} captcha={captcha} />
      </Form>
    </Page>
  );
}
