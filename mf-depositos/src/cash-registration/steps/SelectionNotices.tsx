import { cents } from '@rifas/shared/domain';
import { Alert, Button } from '@rifas/shared/ui';
import { useMoney } from '../../common/use-money';
import { useWords } from '../../common/use-words';
import type { Selection } from '../use-selection';

interface SelectionNoticesProps {
  readonly selection: Selection;
  readonly onChooseAnother: () => void;
}

/** What changed since it was chosen: tickets that are gone, a balance that no longer pays for the rest. */
export function SelectionNotices({ selection: { gone, remaining }, onChooseAnother }: SelectionNoticesProps) {
  const { nameOf } = useWords();
  const money = useMoney();
  const names = new Set(gone.map(({ number, draw }) => nameOf(number, draw)));
  return (
    <>
      {names.size > 0 && (
        <Alert tone="warning" title="Ya no está disponible lo que habías elegido:">
          {[...names].join('; ')}. Lo sacamos de tu selección.
        </Alert>
      )}
      {remaining < 0 && (
        <Alert tone="error" action={<Button onClick={onChooseAnother}>ELEGIR OTRO DEPÓSITO</Button>}>
          Lo elegido supera el saldo del depósito por {money(cents(-remaining))}. Sacá algo de la selección o elegí otro
          depósito.
        </Alert>
      )}
    </>
  );
}
