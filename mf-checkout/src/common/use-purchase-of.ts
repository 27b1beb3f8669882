import { useEffect, useState } from 'react';
import { getPurchase } from '@rifas/shared/contracts';
import type { Purchase } from '@rifas/shared/domain';
import { mayPass, parseError } from '@rifas/shared/http';
import { useHost } from '@rifas/shared/remote';
import { keepAsking } from './keep-asking';

/**
 * Whether a payment is under way, or somebody looks at it. An approval or a rejection may arrive any moment: the buyer came back before
 * the gateway told the server.
 */
export const isUnsettled = (state: Purchase['state'] | undefined): boolean =>
  state === 'confirming' || state === 'toCheck';

/**
 * What the API tells of a link's purchase, asked again while a payment of it is not settled; undefined where it tells nothing, or there
 * is no link to ask about.
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
          // An API that tells nothing is not asked again: the page says what it says without it. A network that fails says nothing of that.
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
  return known && known.token === token ? known.purchase : undefined;
}
