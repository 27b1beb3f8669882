import { useLayoutEffect, useMemo, useRef } from 'react';
import type { AnySchema } from 'yup';
import type { Yup } from '../../contracts';
import { loadedYup } from '../../validation';
import { errorsOf, type FieldErrors } from './errors-of';

/** The rules of a form. They are built from its values at each check. */
export type FormSchema<Values> = (y: Yup, values: Values) => AnySchema;

export interface Validation<Values> {
  /** Keeps its identity and always uses the latest schema. Finds no errors until yup has arrived. */
  readonly validate: (values: Values) => FieldErrors;
  /** Skips checks until the current task ends and keeps the last result. The caller runs the check later. */
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
