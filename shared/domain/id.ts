/** The API's id of a ticket, a deposit or a sale: a number, or a text. It is compared and sent back unchanged. */
export type Id = number | string;

/**
 * Whether a stored value is an id.
 * @example isId('7f3a-11') // true
 */
export const isId = (value: unknown): value is Id =>
  Number.isSafeInteger(value) || (typeof value === 'string' && value !== '');
