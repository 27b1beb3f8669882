import { startTransition, useEffect, useState } from 'react';
import { growingPauses } from '@rifas/shared/async';
import { validateLink, type Oddity } from '@rifas/shared/contracts';
import type { PaymentLink } from '@rifas/shared/domain';
import { mayPass, parseError, type AppError } from '@rifas/shared/http';
import { useHost } from '@rifas/shared/remote';
import type { Failure } from '../common/failure';
import { linkFailure } from '../common/link-failure';
import { wasSent } from '../common/purchase.store';

/** `refused`: the server refused this link. `failed`: the link could not be validated, and a retry may help. */
export type LinkState =
  | { readonly status: 'loading' }
  // `leftOut`: how many raffles of the link cannot be shown.
  | { readonly status: 'ready'; readonly link: PaymentLink; readonly leftOut: number }
  | { readonly status: 'refused'; readonly failure: Failure | undefined }
  | { readonly status: 'failed'; readonly error: AppError };

const LOADING: LinkState = { status: 'loading' };

function stateOf(error: AppError): LinkState {
  const failure = linkFailure(error.details);
  // A buyer has no session, so 401 and 403 are about the link.
  return failure !== undefined || error.code === 'rejected' || error.code === 'unauthorized'
    ? { status: 'refused', failure }
    : { status: 'failed', error };
}

/**
 * Validates a payment link when the page loads. It does not use the query cache, which the buyer's page does not load.
 */
export function usePaymentLink(token: string): { readonly state: LinkState; readonly reload: () => void } {
  const { http } = useHost();
  const [answer, setAnswer] = useState<{ readonly attempt: number; readonly state: LinkState }>();
  const [attempt, setAttempt] = useState(0);
  const reload = () => setAttempt((count) => count + 1);

  useEffect(() => {
    // The browser restored this page from its cache after the gateway's: the link may be paid by now. If it is not, the
    // form works again, with its data.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && wasSent(token)) reload();
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, [token]);

  useEffect(() => {
    const controller = new AbortController();
    // The form renders in slices. In one piece it would block a slow phone while the buyer types into the static form.
    const answered = (state: LinkState) => startTransition(() => setAnswer({ attempt, state }));
    const ask = () => {
      let leftOut = 0;
      const onOddities = (found: readonly Oddity[]) => (leftOut = found.filter((oddity) => oddity.leftOut).length);
      return http.call(validateLink, { token }, { signal: controller.signal, onOddities }).then(
        (link) => answered({ status: 'ready', link, leftOut }),
        (thrown: unknown) => {
          if (controller.signal.aborted) return;
          const error = parseError(thrown);
          answered(stateOf(error));
          // The page recovers by itself when the API is back.
          if (mayPass(error)) pauses.next();
        },
      );
    };
    const pauses = growingPauses(() => void ask());
    void ask();
    return () => {
      controller.abort();
      pauses.stop();
    };
  }, [http, token, attempt]);

  // An answer to an earlier attempt does not count.
  return {
    state: answer?.attempt === attempt ? answer.state : LOADING,
    reload,
  };
}
