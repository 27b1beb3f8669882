import type { Yup } from '../contracts';
import { loadYup } from '../validation';

/**
 * A contract in the form of remotes that were built for contract 1.x: yup schemas instead of codecs, and requests
 * already in the API's words. The shell accepts it as long as it serves that major version.
 */
export interface LegacyContract {
  readonly response: (y: Yup) => { readonly validate: (value: unknown) => Promise<unknown> };
  readonly adapt: (raw: never) => unknown;
}

export const isLegacy = (contract: object): contract is LegacyContract =>
  'response' in contract && typeof contract.response === 'function';

/** Validates and adapts an answer with the remote's own contract. */
export async function readLegacy({ response, adapt }: LegacyContract, payload: unknown): Promise<unknown> {
  return adapt((await response(await loadYup()).validate(payload)) as never);
}
