import { getPurchase, LINK_ALREADY_PAID, NO_SUCH_CALL, validateLink } from '@rifas/shared/contracts';
import type { Purchase, PurchaseState } from '@rifas/shared/domain';
import { parseError, type AppError, type HttpClient } from '@rifas/shared/http';
import { linkFailure } from '../common/link-failure';

/**
 * The server's answer about a purchase. `invalid`: the token belongs to no link. `unpaid`: a payment was under way and
 * was never made. `purchase` is present if the API has the call.
 */
export interface PurchaseAnswer {
  readonly state: PurchaseState | 'invalid' | 'unpaid';
  readonly purchase?: Purchase | undefined;
}

/**
 * Whether the API lacks this call for buyers: it refuses the call as unknown or for lack of a session, or its answer
 * cannot be read.
 */
export const isNotOffered = ({ code, details }: AppError): boolean =>
  NO_SUCH_CALL.includes(details.httpStatus) || code === 'contract' || code === 'unauthorized';

/**
 * Code 405 of the link's validation proves the payment in any API, whatever its message is:
 * docs/rules.md, "Success page".
 */
async function askByValidation(http: HttpClient, token: string, signal: AbortSignal): Promise<PurchaseAnswer> {
  try {
    await http.call(validateLink, { token }, { signal });
    return { state: 'open' };
  } catch (thrown) {
    const error = parseError(thrown);
    const state = error.details.serverCode === LINK_ALREADY_PAID ? 'paid' : linkFailure(error.details);
    if (!state) throw error;
    return { state };
  }
}

/** The API's own data of the purchase. Undefined if it has none, or its state is unknown to this site. */
async function askForPurchase(http: HttpClient, token: string, signal: AbortSignal): Promise<Purchase | undefined> {
  const purchase = await http.call(getPurchase, { token }, { signal });
  return purchase.state === 'unknown' ? undefined : purchase;
}

/**
 * Asks about purchases, as long as a page is open. A call that the API does not have is tried only once.
 * @returns a function that rejects with an AppError if the server could not be asked at all
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
