import { GatewayUnreachable } from '../gateway/gateway';
import type { App } from '../platform/app';

/**
 * Does something for each of several notices, attempts or refunds, one after another: however many fail, they hold up no other.
 * @param what names them in the log
 * @throws what the first of those failed with
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

/** What the gateway answers; undefined where it is silent, which is asked again later. */
export async function unlessSilent<Result>(asking: Promise<Result>): Promise<Result | undefined> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof GatewayUnreachable) return undefined;
    throw error;
  }
}
