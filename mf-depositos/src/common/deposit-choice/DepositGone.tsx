import { Alert, Button } from '@rifas/shared/ui';
import { choiceTexts } from '../texts';

/** The chosen deposit has no money left; what was typed or chosen is kept for another one. */
export function DepositGone({ onChooseAnother }: { onChooseAnother: () => void }) {
  return (
    <Alert
      tone="warning"
      title={choiceTexts.gone}
      action={<Button onClick={onChooseAnother}>{choiceTexts.chooseAnother}</Button>}
    >
      {choiceTexts.goneHint}
    </Alert>
  );
}
