import { echoTest, initPayment, type PaymentRequest } from '@rifas/shared/contracts';
import { parseError, type AppError, type HttpClient } from '@rifas/shared/http';
import type { Failure } from '../common/failure';
import { linkFailure } from '../common/link-failure';

/** `refused`: the link is no longer payable. `failed`: the test of the gateway or the start itself failed. */
export type PaymentStart =
  | { readonly kind: 'started'; readonly gatewayToken: string }
  | { readonly kind: 'refused'; readonly failure: Failure }
  | { readonly kind: 'failed'; readonly stage: 'echo' | 'init'; readonly error: AppError };

function failureOf(stage: 'echo' | 'init', thrown: unknown): PaymentStart {
  const error = parseError(thrown);
  const failure = linkFailure(error);
  return failure === undefined ? { kind: 'failed', stage, error } : { kind: 'refused', failure };
}

/** Tests the gateway and, where it answers, starts a payment. Never throws. */
export async function startPayment(
  http: HttpClient,
  request: PaymentRequest,
  extraFields: Readonly<Record<string, string>>,
): Promise<PaymentStart> {
  try {
    await http.call(echoTest, { token: request.token });
  } catch (thrown) {
    return failureOf('echo', thrown);
  }
  try {
    const { token } = await http.call(initPayment, request, { extraFields });
    return { kind: 'started', gatewayToken: token };
  } catch (thrown) {
    return failureOf('init', thrown);
  }
}
