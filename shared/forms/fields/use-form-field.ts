import { useId } from 'react';
import { useField } from 'react-final-form';
import { useFormContext } from '../form/form-context';

const SUBSCRIPTION = { value: true, touched: true, error: true, submitError: true, dirtySinceLastSubmit: true };
const asIs = (value: unknown) => value;
const NO_DATA = {};

/** A field's own message in place of the form's `summary`, which `FormAlert` shows once. */
export const MISSING = 'Completá este campo.';

export interface FieldState<Value> {
  readonly value: Value;
  readonly change: (value: Value) => void;
  readonly blur: () => void;
  readonly focus: () => void;
  /** Shown once the user has left the field or submitted the form. */
  readonly error: string | undefined;
  readonly id: string;
  readonly hintId: string;
  readonly errorId: string;
}

/**
 * A field of the form by its name. An empty text stays an empty text, where the library would drop the value.
 * `data` must be a constant: a new object registers the field again.
 * @example const { value, change, error } = useFormField('email', '');
 */
export function useFormField<Value>(name: string, empty: Value, data: object = NO_DATA): FieldState<Value> {
  const id = useId();
  const { summary } = useFormContext();
  const { input, meta } = useField<Value>(name, { subscription: SUBSCRIPTION, parse: asIs, format: asIs, data });
  const sent: unknown = meta.dirtySinceLastSubmit ? undefined : meta.submitError;
  const found: unknown = meta.touched ? (meta.error ?? sent) : undefined;
  const error = typeof found === 'string' && found !== '' ? found : undefined;
  return {
    value: (input.value as Value | undefined) ?? empty,
    change: (value) => input.onChange(value),
    blur: () => input.onBlur(),
    focus: () => input.onFocus(),
    error: error !== undefined && error === summary ? MISSING : error,
    id,
    hintId: `${id}-hint`,
    errorId: `${id}-error`,
  };
}
