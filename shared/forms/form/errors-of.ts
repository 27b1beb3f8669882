import { FORM_ERROR, setIn } from 'final-form';
import type { AnySchema } from 'yup';
import { problemsOf } from '../../deployment/field-problems';

export type FieldErrors = Readonly<Record<string, unknown>>;

/**
 * The errors that a schema finds: the first message of every field, nested like the values. An error that belongs to no
 * field is under FORM_ERROR. The schema must be synchronous. Errors other than validation errors are thrown again.
 */
export function errorsOf(schema: AnySchema, values: unknown): FieldErrors {
  try {
    // Runs at every key press, and stack traces take half of the time.
    schema.validateSync(values, { abortEarly: false, disableStackTrace: true });
    return {};
  } catch (error) {
    let errors: FieldErrors = {};
    // If a field has several messages, the first one stays: it is set last.
    for (const { path, message } of [...problemsOf(error)].reverse())
      errors = setIn(errors, path || FORM_ERROR, message) as FieldErrors;
    return errors;
  }
}

/** Whether the errors contain this message anywhere. */
export function hasMessage(errors: unknown, message: string): boolean {
  if (errors === message) return true;
  return (
    typeof errors === 'object' && errors !== null && Object.values(errors).some((error) => hasMessage(error, message))
  );
}
