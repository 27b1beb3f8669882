import { useEffect, useRef, type RefObject } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { Alert, useUnpressed } from '../../ui';
import { useFormContext } from './form-context';
import { formMessage } from './form-message';

const SUBSCRIPTION = { submitFailed: true, error: true, errors: true, submitError: true, submitErrors: true };

/**
 * Scrolls the message into view. Under a sticky bar, or outside a small screen, users would not see why nothing
 * happened.
 */
function useInView(ref: RefObject<HTMLDivElement | null>, message: string | undefined): void {
  useEffect(() => {
    const alert = ref.current;
    if (!alert || message === undefined || !('elementFromPoint' in document)) return;
    const { left, right, top, bottom } = alert.getBoundingClientRect();
    const isSeen = [top + 1, bottom - 1].every((y) => alert.contains(document.elementFromPoint((left + right) / 2, y)));
    if (!isSeen) alert.scrollIntoView({ block: 'center' });
  }, [ref, message]);
}

/**
 * The message of the whole form: the shared message of its fields, or why the submission failed. It stays until the
 * problem is solved.
 */
export function FormAlert() {
  const { attempts, summary } = useFormContext();
  useFormState({ subscription: SUBSCRIPTION });
  const message = formMessage(useForm(), summary);
  const ref = useRef<HTMLDivElement>(null);
  const text = useUnpressed(message?.text);
  useInView(ref, message?.isOfFields ? undefined : text);
  return text === undefined ? null : (
    // A new element for each attempt: an error that remains is announced again.
    <Alert key={attempts} ref={ref} tone="error">
      {text}
    </Alert>
  );
}
