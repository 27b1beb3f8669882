import { getPurchase, LINK_ALREADY_PAID, NO_SUCH_CALL, validateLink } from '@rifas/shared/contracts';
import type { Purchase, PurchaseState } from '@rifas/shared/domain';
import { parseError, type AppError, type HttpClient } from '@rifas/shared/http';
import { linkFailure } from '../common/link-failure';

/**
 * What the server says of a purchase; `invalid` is a token of no link, `unpaid` a payment that was under way and was never made.
 * `purchase` is there where the API has the call.
 */
export interface PurchaseAnswer {
  readonly state: PurchaseState | 'invalid' | 'unpaid';
  readonly purchase?: Purchase | undefined;
}

/** Whether the API has no such call for buyers: refused as unknown or for lack of a session, or answered by something that cannot be read. */
export const isNotOffered = ({ code, details }: AppError): boolean =>
  NO_SUCH_CALL.includes(details.httpStatus) || code === 'contract' || code === 'unauthorized';

/** Code 405 of the link's validation is the proof in any API, whatever its message says: docs/rules.md, "Success page". */
async function askByValidation(http: HttpClient, token: string, signal: AbortSignal): Promise<PurchaseAnswer> {
  try {
    await http.call(validateLink, { token }, { signal });
    return { state: 'open' };
  } catch (thrown) {
    const error = parseError(thrown);
    const state = error.details.serverCode === LINK_ALREADY_PAID ? 'paid' : linkFailure(error);
    if (!state) throw error;
    return { state };
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
