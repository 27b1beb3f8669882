import type { AnySchema } from 'yup';
import type { Yup } from '../contracts';

/**
 * A schema for an object with any names whose values all follow the same schema.
 * @example recordOf(yup, () => yup.string().required()).isValidSync({ shell: '1.2.0' });
 */
export const recordOf = (y: Yup, valueOf: () => AnySchema) =>
  y.lazy((content: unknown) =>
    y.object(Object.fromEntries(Object.keys(content ?? {}).map((name) => [name, valueOf()]))).required(),
  );
