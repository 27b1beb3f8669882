import type { ObjectShape } from 'yup';
import type { Yup } from '../contracts';

/**
 * A schema for an object with these fields and no others: a mistyped name is reported.
 * @example closed(yup, { name: yup.string().required() }).isValidSync({ nombre: 'dtyt' });
 */
export const closed = <Fields extends ObjectShape>(y: Yup, fields: Fields) => y.object(fields).noUnknown();
