import { useEffect } from 'react';
import { clearDraft } from '@rifas/shared/forms';
import { Page, Text } from '@rifas/shared/ui';
import { payDraftKey } from '../common/pay-draft';
import { usePurchase } from '../common/purchase.store';
import { PurchasedRaffles } from './PurchasedRaffles';

/** The buyer came back from the gateway. Whether the sale is settled is the server's to know, by the gateway's callback. */
export default function SuccessPage() {
  const purchase = usePurchase((state) => state.purchase);
  const token = purchase?.token;
  useEffect(() => {
    if (token !== undefined) clearDraft(payDraftKey(token));
  }, [token]);
  return (
    <Page title="¡PAGO REALIZADO!" focusTitle narrow>
      <Text size="l">Te enviamos un mail con la confirmación y tu e-ticket.</Text>
      {purchase && <PurchasedRaffles purchase={purchase} />}
    </Page>
  );
}
