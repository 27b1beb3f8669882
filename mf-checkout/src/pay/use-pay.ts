import { echoTest, initPayment } from '@rifas/shared/contracts';
import { fullName, type PaymentLink, type Pricing } from '@rifas/shared/domain';
import { FORM_ERROR, type SubmitErrors } from '@rifas/shared/forms';
import { AppError, parseError } from '@rifas/shared/http';
import { useHost } from '@rifas/shared/remote';
import type { CaptchaControl } from '../captcha/use-captcha';
import type { Failure } from '../common/failure';
import { linkFailure } from '../common/link-failure';
import { rememberPurchase } from '../common/purchase.store';
import { captchaTexts, payTexts } from '../common/texts';
import { purchasedRaffles, rafflesOf } from './link-raffles';
import type { PayValues } from './pay.form';
import { paymentRequest } from './payment-request';

export interface PayOptions {
  readonly token: string;
  readonly link: PaymentLink;
  readonly pricing: Pricing;
  readonly captcha: CaptchaControl;
  readonly onStarted: (gatewayToken: string) => void;
  readonly onRefused: (failure: Failure) => void;
}

/** What PAGAR does: captcha, test of the gateway, start of the payment. Returns the errors to show in the form. */
export function usePay({
  token,
  link,
  pricing,
  captcha,
  onStarted,
  onRefused,
}: PayOptions): (values: PayValues) => Promise<SubmitErrors | void> {
  const { deployment, http, whileLoading } = useHost();

  return async (values) => {
    // The form shows this error. Without a connection a captcha cannot be solved, and a solved one would be used up.
    if (!navigator.onLine) throw new AppError('network', 'Offline');
    const extraFields = await captcha.solve();
    if (typeof extraFields === 'string') return { [FORM_ERROR]: captchaTexts[extraFields] };
    const currency = deployment.settings.moneda;
    const request = paymentRequest({ token, link, pricing, currency }, values);
    let stage: 'echo' | 'init' = 'echo';
    const start = async () => {
      await http.call(echoTest, { token });
      stage = 'init';
      return http.call(initPayment, request, { extraFields });
    };
    let gatewayToken: string;
    try {
      ({ token: gatewayToken } = await whileLoading(start()));
    } catch (thrown) {
      const error = parseError(thrown);
      const { details } = error;
      // The status of the gateway's test speaks of that call: a server without it answers 405, and nothing was paid.
      const isOfCall = stage === 'echo' && details.serverCode === details.httpStatus;
      const isOfServer = stage === 'echo' && error.code === 'http';
      const failure = isOfServer ? undefined : linkFailure(isOfCall ? { ...details, serverCode: undefined } : details);
      if (failure !== undefined) return onRefused(failure);
      // The captcha's answer is used up: the next attempt needs a new one.
      captcha.reset();
      return { [FORM_ERROR]: payTexts.notStarted(stage, error, deployment.links.contactMail) };
    }
    rememberPurchase({
      token,
      seller: fullName(link.seller),
      buyerEmail: request.buyer.email,
      raffles: purchasedRaffles(rafflesOf(link), deployment.mode),
      totalCents: request.amountCents,
    });
    onStarted(gatewayToken);
    return undefined;
  };
}
