import type { AnySchema } from 'yup';
import type { Yup } from '../contracts';

/**
 * An object with names of any kind, whose values are alike.
 * @example recordOf(yup, () => yup.string().required()).isValidSync({ shell: '1.2.0' });
 */
export const recordOf = (y: Yup, valueOf: () => AnySchema) =>
  y.lazy((content: unknown) =>
    y.object(Object.fromEntries(Object.keys(content ?? {}).map((name) => [name, valueOf()]))).required(),
  );
