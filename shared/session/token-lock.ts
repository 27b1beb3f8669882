/**
 * Runs the work while no other tab validates the same token. Some APIs refuse a token the moment they hand out the next: two
 * tabs that validate at once would end each other's session. Without the browser's locks (an insecure address) it just runs.
 * @param tokenName the token's name in the storage, which all tabs share
 */
export const withTokenLock = <Result>(tokenName: string, work: () => Promise<Result>): Promise<Result> => {
  const { locks } = navigator as { readonly locks?: LockManager };
  return locks ? (locks.request(tokenLockName(tokenName), work) as Promise<Result>) : work();
};

/** The name of the lock; the page's early call takes the same. */
export const tokenLockName = (tokenName: string): string => `rifas.validate.${tokenName}`;
