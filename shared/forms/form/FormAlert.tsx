import { useFormState } from 'react-final-form';
import { Alert } from '../../ui';
import { hasMessage } from './errors-of';
import { useFormContext } from './form-context';

const SUBSCRIPTION = { submitFailed: true, error: true, errors: true, submitError: true };

/** What concerns the whole form: the shared message of its empty fields, or why the submission failed. Stays until mended. */
export function FormAlert() {
  const { summary } = useFormContext();
  const { submitFailed, error, errors, submitError } = useFormState({ subscription: SUBSCRIPTION });
  if (!submitFailed) return null;
  const incomplete = summary !== undefined && hasMessage(errors, summary) ? summary : undefined;
  const message: unknown = incomplete ?? error ?? submitError;
  return typeof message === 'string' && message !== '' ? <Alert tone="error">{message}</Alert> : null;
}
