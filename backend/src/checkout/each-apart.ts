import { GatewayUnreachable } from '../gateway/gateway';
import type { App } from '../platform/app';

/**
 * Handles several notices, attempts or refunds one after another; one that fails does not hold up the others.
 * @param what their name in the log
 * @throws the error of the first that failed
 */
export async function eachApart<Item extends { readonly id: number }, Result>(
  { http }: App,
  what: string,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const failures: unknown[] = [];
  for (const item of items) {
    try {
      results.push(await work(item));
    } catch (error) {
      http.log.error({ err: error, [what]: item.id }, `${what} not settled`);
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return results;
}

/** The gateway's answer; undefined if it does not answer, so that the caller asks again later. */
export async function unlessSilent<Result>(asking: Promise<Result>): Promise<Result | undefined> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof GatewayUnreachable) return undefined;
    throw error;
  }
}
