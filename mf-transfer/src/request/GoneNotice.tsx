import { Alert } from '@rifas/shared/ui';
import { numbersText } from '../common/bag-entries';

/** Somebody else was faster: the selection is smaller than the seller left it. */
export function GoneNotice({ numbers }: { numbers: readonly string[] }) {
  if (numbers.length === 0) return null;
  return (
    <Alert tone="warning">{`${numbers.length === 1 ? 'Ya no está' : 'Ya no están'} en la bolsa: ${numbersText(numbers)}.`}</Alert>
  );
}
