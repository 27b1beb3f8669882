import { FORM_ERROR, setIn } from 'final-form';
import type { AnySchema } from 'yup';
import { problemsOf } from '../../deployment/check-strictly';

export type FieldErrors = Readonly<Record<string, unknown>>;

/**
 * What a schema finds wrong: the first message of every field, nested as the values are; what concerns no field is under
 * FORM_ERROR. The schema must answer at once (no asynchronous tests). Errors other than validation's are thrown on.
 */
export function errorsOf(schema: AnySchema, values: unknown): FieldErrors {
  try {
    // Checked at every key pressed: a stack for each message is half of what that takes.
    schema.validateSync(values, { abortEarly: false, disableStackTrace: true });
    return {};
  } catch (error) {
    let errors: FieldErrors = {};
    // Of several messages for a field the first one stays: it is set last.
    for (const { path, message } of [...problemsOf(error)].reverse())
      errors = setIn(errors, path || FORM_ERROR, message) as FieldErrors;
    return errors;
  }
}

/** Whether a message stands anywhere among the errors. */
export function hasMessage(errors: unknown, message: string): boolean {
  if (errors === message) return true;
  return (
    typeof errors === 'object' && errors !== null && Object.values(errors).some((error) => hasMessage(error, message))
  );
}
