import { cents } from '@rifas/shared/domain';
import { unbroken } from '@rifas/shared/format';
import { useMoney, useWords } from '@rifas/shared/selling';
import { Alert, Button } from '@rifas/shared/ui';
import { cashTexts, choiceTexts } from '../../common/texts';
import type { Selection } from '../use-selection';

interface SelectionNoticesProps {
  readonly selection: Selection;
  readonly onChooseAnother: () => void;
}

/** Changes since the selection: tickets that are gone, or a balance that no longer covers the rest. */
export function SelectionNotices({ selection: { gone, remaining }, onChooseAnother }: SelectionNoticesProps) {
  const { nameOf } = useWords();
  const money = useMoney();
  const names = new Set(gone.map(({ number, draw }) => nameOf(number, draw)));
  return (
    <>
      {names.size > 0 && (
        <Alert tone="warning" title={cashTexts.gone}>
          {cashTexts.goneNames([...names])}
        </Alert>
      )}
      {remaining < 0 && (
        <Alert tone="error" action={<Button onClick={onChooseAnother}>{choiceTexts.chooseAnother}</Button>}>
          {cashTexts.overBalance(unbroken(money(cents(-remaining))))}
        </Alert>
      )}
    </>
  );
}
