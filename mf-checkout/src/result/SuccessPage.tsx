import { useEffect } from 'react';
import { payDraftKey, useKnownLink, usePurchase, wasSent, type SentPurchase } from '../common/purchase.store';
import { NoPurchase, SuccessState } from './SuccessStates';
import { usePurchaseAnswer } from './use-purchase-answer';

/** The typed data is kept until the payment is certain, for a buyer who comes back after a rejection. */
function useForgottenDraft(token: string, isPaid: boolean): void {
  useEffect(() => {
    if (!isPaid) return;
    // Imported late, because the forms are larger than this page. If that fails, closing the tab removes the draft.
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

/** The buyer's return from the gateway proves nothing. Only the server knows whether the purchase is paid. */
export default function SuccessPage() {
  const sent = usePurchase(({ purchase }) => purchase);
  const token = useKnownLink();
  return token === undefined ? <NoPurchase /> : <PurchaseOfLink key={token} token={token} sent={sent} />;
}
