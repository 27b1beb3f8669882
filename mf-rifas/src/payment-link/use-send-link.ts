import { useEffect, useRef } from 'react';
import { generateLink } from '@rifas/shared/contracts';
import type { Id, Raffle } from '@rifas/shared/domain';
import { FORM_ERROR, type SubmitErrors } from '@rifas/shared/forms';
import { mayBeDone, parseError, type AppErrorCode } from '@rifas/shared/http';
import { refreshAfter, useApiMutation } from '@rifas/shared/query';
import { useHost } from '@rifas/shared/remote';
import { numbersOf, useLinksOnceKnown } from '@rifas/shared/selling';
import { useCharges } from '../common/share/shared-link';
import { linkTexts } from '../common/texts';
import { linkRequest } from './payment-link.api';
import { dropUnavailable, finishWith, forgetGone, usePaymentLink, type BuyerFormValues } from './payment-link.store';
import { buyerName, rememberBuyer } from './used-buyers';

// Errors that mean a refusal, most often because a ticket was sold or moved in the meantime. Other errors have their
// own message.
const REFUSALS: readonly AppErrorCode[] = ['rejected', 'http', 'contract'];

/**
 * Submits the form. Waits until it is known which tickets have a link, and makes the new one unless a question about
 * them is open. If tickets can no longer be sold, it removes them from the selection and asks the seller to check it.
 * @param selection the chosen tickets, with prices
 * @param refresh fetches the list again; resolves with undefined when that fails too
 */
export function useSendLink(selection: readonly Raffle[], refresh: () => Promise<readonly Raffle[] | undefined>) {
  const { deployment, notify } = useHost();
  // Computed now, because the last step needs them when the list may be gone.
  const charges = useCharges(selection.flat());
  const { mutateAsync } = useApiMutation(generateLink);
  const linksOnceKnown = useLinksOnceKnown();

  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);

  const send = async (buyer: BuyerFormValues): Promise<SubmitErrors | undefined> => {
    const { chosen, agreed, owner } = usePaymentLink.getState();
    forgetGone();
    const isUnasked = (ticketId: Id) => chosen.some(({ id }) => id === ticketId) && !agreed.includes(ticketId);
    // The question appears by itself as soon as the links are known.
    if ((await linksOnceKnown()).some(({ ticketId }) => isUnasked(ticketId)))
      return { [FORM_ERROR]: linkTexts.askedFirst };
    try {
      const token = await mutateAsync(linkRequest(buyer, chosen, deployment.settings));
      rememberBuyer(owner, buyer);
      finishWith({ token, numbers: numbersOf(chosen), phone: buyer.phone, buyer: buyerName(buyer), charges });
      return undefined;
    } catch (thrown) {
      const error = parseError(thrown);
      const isRefused = REFUSALS.includes(error.code);
      const isUncertain = mayBeDone(error);
      // If the API has made the link, a fresh list includes it, and the question about a second link appears by itself.
      if (isUncertain) void refreshAfter(generateLink);
      const isDefect = error !== thrown;
      if (isDefect || !(isRefused || isUncertain)) throw thrown;
      const fresh = isRefused ? await refresh() : undefined;
      if (fresh) dropUnavailable(fresh, deployment.mode);
      const reason = error.code === 'rejected' ? error.serverText?.trim() : undefined;
      const failed = isRefused ? linkTexts.failed(deployment.links.supportMail, reason) : error.userMessage;
      if (isUncertain) return { [FORM_ERROR]: linkTexts.uncertain(failed) };
      const changed = usePaymentLink.getState().gone.length > 0;
      return { [FORM_ERROR]: changed ? linkTexts.selectionChanged : failed };
    }
  };

  return async (buyer: BuyerFormValues) => {
    const errors = await send(buyer);
    // A seller who left the form expects the link, and the form that would show the error is gone.
    if (errors && !isHere.current) notify(String(errors[FORM_ERROR]), 'error');
    return errors;
  };
}
