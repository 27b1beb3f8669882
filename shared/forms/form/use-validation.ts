import { useCallback, useLayoutEffect, useRef } from 'react';
import type { AnySchema } from 'yup';
import type { Yup } from '../../contracts';
import { loadedYup } from '../../validation';
import { errorsOf, type FieldErrors } from './errors-of';

/** The rules of a form, drawn from its values each time they are checked. */
export type FormSchema<Values> = (y: Yup, values: Values) => AnySchema;

/** A check that never changes identity and always reads the latest schema; finds nothing until yup has arrived. */
export function useValidation<Values>(schema: FormSchema<Values> | undefined): (values: Values) => FieldErrors {
  const latest = useRef(schema);
  useLayoutEffect(() => {
    latest.current = schema;
  });
  return useCallback((values: Values) => {
    const y = loadedYup();
    return y && latest.current ? errorsOf(latest.current(y, values), values) : {};
  }, []);
}
