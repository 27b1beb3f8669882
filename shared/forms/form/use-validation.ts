import { useLayoutEffect, useMemo, useRef } from 'react';
import type { AnySchema } from 'yup';
import type { Yup } from '../../contracts';
import { loadedYup } from '../../validation';
import { errorsOf, type FieldErrors } from './errors-of';

/** The rules of a form, drawn from its values each time they are checked. */
export type FormSchema<Values> = (y: Yup, values: Values) => AnySchema;

export interface Validation<Values> {
  /** Never changes identity and always reads the latest schema; finds nothing until yup has arrived. */
  readonly validate: (values: Values) => FieldErrors;
  /** Until the task ends nothing is checked, and what was found last stands: whoever calls this checks later. */
  readonly hold: () => void;
}

export function useValidation<Values>(schema: FormSchema<Values> | undefined): Validation<Values> {
  const latest = useRef(schema);
  useLayoutEffect(() => {
    latest.current = schema;
  });
  return useMemo(() => {
    let held = false;
    let found: FieldErrors = {};
    return {
      validate: (values) => {
        const y = loadedYup();
        if (!held) found = y && latest.current ? errorsOf(latest.current(y, values), values) : {};
        return found;
      },
      hold: () => {
        held = true;
        queueMicrotask(() => (held = false));
      },
    };
  }, []);
}
