import { useEffect } from 'react';
import { payDraftKey, useKnownLink, usePurchase, wasSent, type SentPurchase } from '../common/purchase.store';
import { NoPurchase, SuccessState } from './SuccessStates';
import { usePurchaseAnswer } from './use-purchase-answer';

/** What was typed is needed until the money is known: a rejected buyer comes back to it. */
function useForgottenDraft(token: string, isPaid: boolean): void {
  useEffect(() => {
    if (!isPaid) return;
    // Imported late: the forms weigh more than this page. Should it fail, the draft goes with the tab.
    import('@rifas/shared/forms').then(
      ({ clearDraft }) => clearDraft(payDraftKey(token)),
      () => undefined,
    );
  }, [token, isPaid]);
}

function PurchaseOfLink({ token, sent }: { token: string; sent: SentPurchase | undefined }) {
  const { answer, long } = usePurchaseAnswer(token, wasSent(token));
  useForgottenDraft(token, answer?.state === 'paid');
  return <SuccessState token={token} sent={sent} answer={answer} long={long} />;
}

/** The buyer came back from the gateway: that is no proof. Whether it is paid is the server's to say. */
export default function SuccessPage() {
  const sent = usePurchase(({ purchase }) => purchase);
  const token = useKnownLink();
  return token === undefined ? <NoPurchase /> : <PurchaseOfLink key={token} token={token} sent={sent} />;
}
