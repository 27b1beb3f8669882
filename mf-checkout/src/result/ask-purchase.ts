import { getPurchase, LINK_ALREADY_PAID, LINK_UNKNOWN, TICKETS_GONE, validateLink } from '@rifas/shared/contracts';
import type { Purchase, PurchaseState } from '@rifas/shared/domain';
import { parseError, type AppError, type HttpClient } from '@rifas/shared/http';

/** What the server says of a purchase; `invalid` is a token of no link. `purchase` is there where the API has the call. */
export interface PurchaseAnswer {
  readonly state: PurchaseState | 'invalid';
  readonly purchase?: Purchase | undefined;
}

// How an API refuses a call that it does not have.
const NO_SUCH_CALL: readonly unknown[] = [404, 405, 501];
const GONE: readonly unknown[] = TICKETS_GONE;

/** Whether the API has no such call: refused as unknown, or answered by something that cannot be read. */
export const isNotOffered = ({ code, details }: AppError): boolean =>
  NO_SUCH_CALL.includes(details.httpStatus) || code === 'contract';

/** Code 405 of the link's validation is the proof in any API: docs/rules.md, "Success page". */
async function askByValidation(http: HttpClient, token: string, signal: AbortSignal): Promise<PurchaseAnswer> {
  try {
    await http.call(validateLink, { token }, { signal });
    return { state: 'open' };
  } catch (thrown) {
    const error = parseError(thrown);
    const { serverCode, serverMessage, data } = error.details;
    if (serverCode === LINK_ALREADY_PAID) return { state: 'paid' };
    if (serverCode === LINK_UNKNOWN) return { state: 'invalid' };
    if (GONE.includes(serverMessage) || GONE.includes(data)) return { state: 'unavailable' };
    throw error;
  }
}

/** The API's own account of the purchase; undefined where it has none, or one in words that this site does not know. */
async function askForPurchase(http: HttpClient, token: string, signal: AbortSignal): Promise<Purchase | undefined> {
  const purchase = await http.call(getPurchase, { token }, { signal });
  return purchase.state === 'unknown' ? undefined : purchase;
}

/**
 * Asks about purchases, for as long as a page is open: a call that the API does not have is tried once.
 * @returns a function that rejects with an AppError where nothing could be asked at all
 * @example const ask = purchaseAsker(http); const { state } = await ask(token, signal);
 */
export function purchaseAsker(http: HttpClient): (token: string, signal: AbortSignal) => Promise<PurchaseAnswer> {
  let offered = true;
  return async (token, signal) => {
    if (offered) {
      try {
        const purchase = await askForPurchase(http, token, signal);
        if (purchase) return { state: purchase.state, purchase };
      } catch (thrown) {
        const error = parseError(thrown);
        if (error.code === 'aborted' || error.code === 'network') throw error;
        offered = !isNotOffered(error);
      }
    }
    return askByValidation(http, token, signal);
  };
}
