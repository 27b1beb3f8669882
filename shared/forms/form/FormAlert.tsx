import { useEffect, useRef, type RefObject } from 'react';
import { useFormState } from 'react-final-form';
import { Alert } from '../../ui';
import { hasMessage } from './errors-of';
import { useFormContext } from './form-context';

const SUBSCRIPTION = { submitFailed: true, error: true, errors: true, submitError: true };

/** Under a sticky bar, or beyond the edge of a small phone, nobody would see why nothing happened. */
function useInView(ref: RefObject<HTMLDivElement | null>, message: string | undefined): void {
  useEffect(() => {
    const alert = ref.current;
    if (!alert || message === undefined || !('elementFromPoint' in document)) return;
    const { left, right, top, bottom } = alert.getBoundingClientRect();
    const isSeen = [top + 1, bottom - 1].every((y) => alert.contains(document.elementFromPoint((left + right) / 2, y)));
    if (!isSeen) alert.scrollIntoView({ block: 'center' });
  }, [ref, message]);
}

/** What concerns the whole form: the shared message of its empty fields, or why the submission failed. Stays until mended. */
export function FormAlert() {
  const { summary } = useFormContext();
  const { submitFailed, error, errors, submitError } = useFormState({ subscription: SUBSCRIPTION });
  const ref = useRef<HTMLDivElement>(null);
  const incomplete = summary !== undefined && hasMessage(errors, summary) ? summary : undefined;
  const failure: unknown = error ?? submitError;
  const message = submitFailed ? (incomplete ?? failure) : undefined;
  const shown = typeof message === 'string' && message !== '' ? message : undefined;
  // Where a field is wrong, that field is shown.
  useInView(ref, incomplete === undefined ? shown : undefined);
  return shown === undefined ? null : (
    <Alert ref={ref} tone="error">
      {shown}
    </Alert>
  );
}
