import type { Yup } from '../contracts';
import { loadYup } from '../validation';

/**
 * A contract as remotes carry it that were built for contract 1.x: schemas of yup instead of codecs, requests already in
 * the API's words. The shell serves them until their major version is no longer served.
 */
export interface LegacyContract {
  readonly response: (y: Yup) => { readonly validate: (value: unknown) => Promise<unknown> };
  readonly adapt: (raw: never) => unknown;
}

export const isLegacy = (contract: object): contract is LegacyContract =>
  'response' in contract && typeof contract.response === 'function';

/** Validates and adapts an answer as the remote's own contract says. */
export async function readLegacy({ response, adapt }: LegacyContract, payload: unknown): Promise<unknown> {
  return adapt((await response(await loadYup()).validate(payload)) as never);
}
