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

// The server refused: most often because a ticket was sold or moved meanwhile. Any other error has a message of its own.
const REFUSALS: readonly AppErrorCode[] = ['rejected', 'http', 'contract'];

/**
 * Sends the form: makes the link once it is known which tickets have one, or takes out of the selection what can no longer be sold
 * and asks to look again.
 * @param selection what is chosen, with prices
 * @param refresh fetches the list again; undefined when that fails too
 */
export function useSendLink(selection: readonly Raffle[], refresh: () => Promise<readonly Raffle[] | undefined>) {
  const { deployment, notify } = useHost();
  // The last step says it when the list is no longer there.
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
    // The question shows by itself as soon as it is known.
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
      // An API that knows the link tells of it, and the question about a second one comes by itself.
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
    // Who left the form counts on the link: the form that would say it is gone.
    if (errors && !isHere.current) notify(String(errors[FORM_ERROR]), 'error');
    return errors;
  };
}
