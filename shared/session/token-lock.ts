import { envelopeOf, saysSuccess, tokenOf } from '../contracts/envelope';

/**
 * Runs the work while no other tab validates the same token. Some APIs refuse a token as soon as they have sent the
 * next one, so two tabs that validate at once would end each other's session. If the browser has no locks (on an
 * insecure address), or refuses them because it blocks the site's storage, the work runs at once.
 * @param tokenName the token's name in the storage, which all tabs share
 * @example await withTokenLock('rifas.token', () => http.call(validateSession, {}));
 */
export const withTokenLock = <Result>(tokenName: string, work: () => Promise<Result>): Promise<Result> => {
  const { locks } = navigator as { readonly locks?: LockManager };
  let begun: Promise<Result> | undefined;
  const once = () => (begun ??= work());
  return locks ? locks.request(tokenLockName(tokenName), once).then(once, once) : work();
};

/**
 * The name of the lock. The page's early call uses the same lock.
 * @example tokenLockName('rifas.token') // 'rifas.validate.rifas.token'
 */
export const tokenLockName = (tokenName: string): string => `rifas.validate.${tokenName}`;

/**
 * The new token of a successful validation; undefined for any other answer. The script in the page stores it before
 * anything else is loaded. The session then reads the same answer again with its contract.
 * @example newTokenOf({ httpStatus: 200, body: { status: 'success', token: 'abc' } }) // 'abc'
 */
export function newTokenOf(
  answer: { readonly httpStatus: number; readonly body: unknown } | undefined,
): string | undefined {
  if (answer === undefined || answer.httpStatus >= 300) return undefined;
  const envelope = envelopeOf(answer.body);
  return saysSuccess(envelope.status) ? tokenOf(envelope) : undefined;
}
