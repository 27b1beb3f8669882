/** What an API calls a ticket, a deposit or a sale: a number, or a text. It is compared and sent back as it came. */
export type Id = number | string;

/**
 * Whether something stored is an id.
 * @example isId('7f3a-11') // true
 */
export const isId = (value: unknown): value is Id =>
  Number.isSafeInteger(value) || (typeof value === 'string' && value !== '');
