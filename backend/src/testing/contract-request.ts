import qs from 'qs';
import type { AnyContract, WireBody } from '@rifas/shared/contracts';

export interface TestRequest {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  payload?: string;
}

export interface CallOptions {
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
