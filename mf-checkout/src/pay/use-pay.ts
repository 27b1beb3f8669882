import type { PaymentLink } from '@rifas/shared/contracts';
import { normalizeEmail } from '@rifas/shared/domain';
import { FORM_ERROR, type SubmitErrors } from '@rifas/shared/forms';
import { useHost } from '@rifas/shared/remote';
import { paths, useNavigate } from '@rifas/shared/routing';
import type { CaptchaControl } from '../captcha/use-captcha';
import { failureHash } from '../common/failure';
import { rememberPurchase } from '../common/purchase.store';
import { initPaymentRequest } from './init-payment-request';
import { purchasedRaffles, rafflesOf, sellerName } from './link-raffles';
import { CAPTCHA_UNSOLVED, startFailureText } from './pay-texts';
import type { PayValues } from './pay.form';
import { startPayment } from './start-payment';

export interface PayOptions {
  readonly token: string;
  readonly link: PaymentLink;
  readonly captcha: CaptchaControl;
  readonly onStarted: (gatewayToken: string) => void;
}

/** What PAGAR does: captcha, test of the gateway, start of the payment. Answers the errors to show in the form. */
export function usePay({
  token,
  link,
  captcha,
  onStarted,
}: PayOptions): (values: PayValues) => Promise<SubmitErrors | void> {
  const { deployment, http, whileLoading } = useHost();
  const navigate = useNavigate();

  return async (values) => {
    const extraFields = await captcha.solve();
    if (!extraFields) return { [FORM_ERROR]: CAPTCHA_UNSOLVED };
    const request = initPaymentRequest(token, link, values, deployment);
    const start = await whileLoading(startPayment(http, request, extraFields));

    switch (start.kind) {
      case 'started':
        rememberPurchase({
          token,
          seller: sellerName(link),
          buyerEmail: normalizeEmail(values.email),
          raffles: purchasedRaffles(rafflesOf(link), deployment.mode),
          totalCents: request.amount,
        });
        onStarted(start.gatewayToken);
        return undefined;
      case 'refused':
        await navigate(`${paths.error}${failureHash(start.failure)}`, { replace: true });
        return undefined;
      case 'failed':
        // Its answer is spent (D30): the next attempt needs another.
        captcha.reset();
        return { [FORM_ERROR]: startFailureText(start.stage, start.error, deployment.links.contactMail) };
    }
  };
}
