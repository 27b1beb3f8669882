import type { FormApi } from 'final-form';
import { hasMessage } from './errors-of';

/** Shown when several fields are wrong in different ways. */
export const CHECK_FIELDS = 'Revisá los campos marcados.';

interface FormMessage {
  readonly text: string;
  /** The message is about fields, which are shown and focused themselves. */
  readonly isOfFields: boolean;
}

/** The one message of a submitted form: what its fields lack, why it failed, or that several fields are wrong. */
export function formMessage(form: FormApi, summary: string | undefined): FormMessage | undefined {
  const { submitFailed, error, errors, submitError } = form.getState();
  if (!submitFailed) return undefined;
  if (summary !== undefined && hasMessage(errors, summary)) return { text: summary, isOfFields: true };
  const failure: unknown = error ?? submitError;
  if (typeof failure === 'string' && failure !== '') return { text: failure, isOfFields: false };
  const wrong = form.getRegisteredFields().filter((name) => form.getFieldState(name)?.invalid);
  return wrong.length > 1 ? { text: CHECK_FIELDS, isOfFields: true } : undefined;
}

/** Whether the errors still come from the submission, all at once: no field has been changed since. */
export const isAsSent = (form: FormApi): boolean =>
  form.getRegisteredFields().every((name) => form.getFieldState(name)?.modifiedSinceLastSubmit !== true);
