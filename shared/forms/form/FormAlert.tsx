import { useEffect, useRef, type RefObject } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { Alert } from '../../ui';
import { useFormContext } from './form-context';
import { formMessage } from './form-message';

const SUBSCRIPTION = { submitFailed: true, error: true, errors: true, submitError: true, submitErrors: true };

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

/** What concerns the whole form: the shared message of its fields, or why the submission failed. Stays until mended. */
export function FormAlert() {
  const { attempts, summary } = useFormContext();
  useFormState({ subscription: SUBSCRIPTION });
  const message = formMessage(useForm(), summary);
  const ref = useRef<HTMLDivElement>(null);
  useInView(ref, message?.isOfFields ? undefined : message?.text);
  return message === undefined ? null : (
    // Another one for each attempt: what is wrong still is said again.
    <Alert key={attempts} ref={ref} tone="error">
      {message.text}
    </Alert>
  );
}
