import type { Yup } from './contract';

/** Text that must be there. Numbers arrive as text and text as numbers; yup casts both (api.md). */
export const text = (y: Yup) => y.string().required();
/** Text that must be there but may be empty. */
export const anyText = (y: Yup) => y.string().defined();
/** Text that may be missing or null. */
export const optionalText = (y: Yup) => y.string().nullable().optional();
/** A number, or numeric text such as '20.00'. */
export const numeric = (y: Yup) => y.number().required();
/** An amount where a missing one counts as 0. */
export const amountOrZero = (y: Yup) =>
  y
    .number()
    .transform((value: number, original: unknown) => (original === null || original === '' ? 0 : value))
    .default(0);

/** `{date: 'YYYY-MM-DD HH:mm:ss.ffffff'}`: wall time in Montevideo (D23). */
export const dateObject = (y: Yup) =>
  y.object({
    date: y
      .string()
      .required()
      .matches(/^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}:\d{2}(\.\d{1,6})?)?$/),
    timezone_type: y.number().optional(),
    timezone: y.string().optional(),
  });
export const optionalDateObject = (y: Yup) => dateObject(y).nullable().optional().default(undefined);

export interface DateObject {
  date: string;
  timezone_type?: number | undefined;
  timezone?: string | undefined;
}
