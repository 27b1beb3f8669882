import qs from 'qs';
import { STRICT, type AnyContract, type ResponseOf, type WireBody } from '@rifas/shared/contracts';

/** The `status` that generate-link sends. */
export const LINK_STATUS = 'Pendiente de pago';

export interface TestRequest {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  payload?: string;
}

interface CallOptions {
  token?: string | undefined;
  headers?: Record<string, string>;
}

/** A contract's call as a page sends it: form-encoded with PHP brackets, and the raw token. */
export const contractRequest = (
  contract: AnyContract,
  body: WireBody = {},
  { token, headers = {} }: CallOptions = {},
): TestRequest => ({
  method: contract.method,
  url: `/${contract.path}`,
  headers: {
    ...(token ? { authorization: token } : {}),
    ...(contract.method === 'POST' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
    ...headers,
  },
  ...(contract.method === 'POST' ? { payload: qs.stringify(body, { arrayFormat: 'brackets' }) } : {}),
});

/** The data of an answer, as a page reads it. */
export const readAnswer = <C extends AnyContract>(
  contract: C,
  { body }: { readonly body: { readonly data?: unknown } },
): ResponseOf<C> => contract.response.read(body.data, STRICT) as ResponseOf<C>;
