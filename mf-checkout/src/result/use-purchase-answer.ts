import { useEffect, useState } from 'react';
import { getPurchase } from '@rifas/shared/contracts';
import type { Purchase } from '@rifas/shared/domain';
import { useHost } from '@rifas/shared/remote';
import { purchaseAsker, type PurchaseAnswer } from './ask-purchase';
import { keepAsking } from './keep-asking';

// Nothing more comes of what was paid, if anything was.
const ENDED: readonly PurchaseAnswer['state'][] = ['paid', 'refunded', 'invalid'];
const LONG_MS = 120_000;

export interface PurchaseProgress {
  /** Undefined until the server answered. */
  readonly answer: PurchaseAnswer | undefined;
  /** It takes longer than people wait without being told what to do. */
  readonly long: boolean;
}

/**
 * What the server says of the purchase of a link, until it is paid or given back. A link that nothing was sent for in this tab is asked
 * about once more only where something is under way.
 */
export function usePurchaseAnswer(token: string, wasSent: boolean): PurchaseProgress {
  const { http } = useHost();
  const [answer, setAnswer] = useState<PurchaseAnswer>();
  const [long, setLong] = useState(false);

  useEffect(() => {
    const ask = purchaseAsker(http);
    const timer = setTimeout(() => setLong(true), LONG_MS);
    const end = keepAsking({
      ask: (signal) => ask(token, signal),
      onAnswer: setAnswer,
      isLast: ({ state }) => ENDED.includes(state) || (state === 'open' && !wasSent),
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [http, token, wasSent]);

  return { answer, long };
}

// An approval or a rejection may arrive any moment: the buyer came back before the gateway told the server.
const UNSETTLED: readonly Purchase['state'][] = ['confirming', 'toCheck'];

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
    return keepAsking<Purchase | 'nothing'>({
      ask: (signal) =>
        http.call(getPurchase, { token }, { signal }).catch((error: unknown) => {
          // An API that tells nothing is not asked again: the page says what it says without it.
          if (isTold) throw error;
          return 'nothing' as const;
        }),
      onAnswer: (purchase) => {
        if (purchase === 'nothing') return;
        isTold = true;
        setKnown({ token, purchase });
      },
      isLast: (purchase) => purchase === 'nothing' || !UNSETTLED.includes(purchase.state),
    });
  }, [http, token]);
  return known && known.token === token ? known.purchase : undefined;
}
