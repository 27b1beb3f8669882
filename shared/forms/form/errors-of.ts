import { FORM_ERROR, setIn } from 'final-form';
import type { AnySchema, ValidationError } from 'yup';

export type FieldErrors = Readonly<Record<string, unknown>>;

// By name, not by class: importing the class would bring the library into the first bundle. Without a stack it is no Error either.
function isValidationError(error: unknown): error is ValidationError {
  return (
    typeof error === 'object' &&
    error !== null &&
    'name' in error &&
    error.name === 'ValidationError' &&
    'inner' in error
  );
}

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
    if (!isValidationError(error)) throw error;
    const found = error.inner.length > 0 ? error.inner : [error];
    const firstOf = new Map<string, string>();
    for (const { path, message } of found) {
      const name = path === undefined || path === '' ? FORM_ERROR : path;
      if (!firstOf.has(name)) firstOf.set(name, message);
    }
    return [...firstOf].reduce<FieldErrors>(
      (errors, [name, message]) => setIn(errors, name, message) as FieldErrors,
      {},
    );
  }
}

/** Whether a message stands anywhere among the errors. */
export function hasMessage(errors: unknown, message: string): boolean {
  if (errors === message) return true;
  return (
    typeof errors === 'object' && errors !== null && Object.values(errors).some((error) => hasMessage(error, message))
  );
}
