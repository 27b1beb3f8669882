import { useEffect, useState } from 'react';
import { useHost } from '@rifas/shared/remote';
import { useUnpressed } from '@rifas/shared/ui';
import { keepAsking } from '../common/keep-asking';
import { purchaseAsker, type PurchaseAnswer } from './ask-purchase';

// The final states: nothing more can happen with the payment.
const ENDED: readonly PurchaseAnswer['state'][] = ['paid', 'refunded'];
// The end too, unless a payment was sent: its notice may still arrive, also for a link that expired in the meantime.
const WITHOUT_PAYMENT: readonly PurchaseAnswer['state'][] = ['open', 'invalid'];
const LONG_MS = 120_000;

export interface PurchaseProgress {
  /** Undefined until the server answered. */
  readonly answer: PurchaseAnswer | undefined;
  /** The wait is so long that people need to be told what to do. */
  readonly long: boolean;
}

/**
 * The server's answer about a link's purchase, if there is a link, polled until it is paid or refunded. If this browser
 * sent no payment, an open or invalid link ends the polling too: no payment of it is under way.
 */
export function usePurchaseAnswer(token: string | undefined, wasSent: boolean): PurchaseProgress {
  const { http } = useHost();
  const [answer, setAnswer] = useState<PurchaseAnswer>();
  const [long, setLong] = useState(false);

  useEffect(() => {
    if (token === undefined) return undefined;
    const ask = purchaseAsker(http);
    const timer = setTimeout(() => setLong(true), LONG_MS);
    let wasUnderWay = false;
    const end = keepAsking({
      ask: async (signal): Promise<PurchaseAnswer> => {
        const answer = await ask(token, signal);
        wasUnderWay = answer.state === 'confirming' || (wasUnderWay && answer.state !== 'rejected');
        const isOver = wasUnderWay || (wasSent && answer.purchase?.isPaymentVoided);
        if (!isOver || answer.state !== 'open') return answer;
        // A validation that passes does not show how a payment under way has ended.
        return { ...answer, state: answer.purchase ? 'unpaid' : 'confirming' };
      },
      onAnswer: setAnswer,
      isLast: ({ state }) => ENDED.includes(state) || (!wasSent && WITHOUT_PAYMENT.includes(state)),
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [http, token, wasSent]);

  // The page changes with them, and would lose a press that is under way.
  return { answer: useUnpressed(answer), long: useUnpressed(long) };
}
