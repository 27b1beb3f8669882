import { useWords } from '@rifas/shared/selling';
import { Alert } from '@rifas/shared/ui';
import { linkTexts } from '../common/texts';
import { usePaymentLink } from './payment-link.store';

/** Says what left the selection because somebody sold or moved it meanwhile. */
export function GoneNotice() {
  const words = useWords();
  const gone = usePaymentLink((draft) => draft.gone);
  const left = usePaymentLink((draft) => draft.chosen.length);
  if (gone.length === 0) return null;
  return (
    <Alert tone="warning" title={linkTexts.gone(gone, words)}>
      {left > 0 ? linkTexts.goneSomeLeft : linkTexts.goneNoneLeft}
    </Alert>
  );
}
