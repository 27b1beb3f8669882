import { useEffect, useState } from 'react';
import { getPurchase } from '@rifas/shared/contracts';
import type { Purchase } from '@rifas/shared/domain';
import { mayPass, parseError } from '@rifas/shared/http';
import { useHost } from '@rifas/shared/remote';
import { useUnpressed } from '@rifas/shared/ui';
import { keepAsking } from './keep-asking';

/**
 * Whether a payment is under way or being checked. An approval or a rejection may arrive at any moment, because the
 * buyer may return before the gateway has informed the server.
 */
export const isUnsettled = (state: Purchase['state'] | undefined): boolean =>
  state === 'confirming' || state === 'toCheck';

/**
 * The API's data of a link's purchase, polled while a payment is not settled. Undefined if the API sends none, or there
 * is no link. An answer waits for the end of a press, because the page changes with it.
 */
export function usePurchaseOf(token: string | undefined): Purchase | undefined {
  const { http } = useHost();
  const [known, setKnown] = useState<{ readonly token: string; readonly purchase: Purchase }>();
  useEffect(() => {
    if (token === undefined) return undefined;
    let isTold = false;
    const end = keepAsking({
      ask: (signal) =>
        http.call(getPurchase, { token }, { signal }).catch((error: unknown) => {
          // An API without this data is not called again, and the page does without it. A network failure does not show
          // that the API lacks the data.
          if (!isTold && !mayPass(parseError(error))) end();
          throw error;
        }),
      onAnswer: (purchase) => {
        isTold = true;
        setKnown({ token, purchase });
      },
      isLast: ({ state }) => !isUnsettled(state),
    });
    return end;
  }, [http, token]);
  return useUnpressed(known && known.token === token ? known.purchase : undefined);
}
