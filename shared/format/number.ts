import { grouped } from '../domain';

export { grouped };

/**
 * U+2212: as wide as a plus, read as 'menos' by screen readers, and never separated from its number by a line break.
 */
export const MINUS = '−';

/**
 * A number in es-UY: 1234.5 → '1.234,5'. It does not use Intl, so that server, browser and tests print the same text.
 * @param value finite, of ordinary size (below 1e21)
 */
export function formatNumber(value: number): string {
  const [whole = '', decimals] = String(Math.abs(value)).split('.');
  return `${value < 0 ? MINUS : ''}${grouped(whole)}${decimals === undefined ? '' : `,${decimals}`}`;
}

/**
 * The word for a count: plural(1, 'talón', 'talones') → 'talón'; 0 takes the plural.
 * @example plural(0, 'talón', 'talones') // 'talones'
 */
export const plural = (count: number, one: string, many: string): string => (count === 1 ? one : many);

/**
 * The count with its word: '1 talón', '1.200 talones'.
 * @example counted(1200, 'talón', 'talones') // '1.200 talones'
 */
export const counted = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${plural(count, one, many)}`;

/**
 * How much of a list is shown: the count of all entries, or '3 de 1.200' if it is a part.
 * @example shownOf(3, 1200, 'rifa', 'rifas') // '3 de 1.200 rifas'
 */
export const shownOf = (found: number, all: number, one: string, many: string): string =>
  `${found === all ? '' : `${formatNumber(found)} de `}${counted(all, one, many)}`;

/**
 * A text with a capital first letter, for the beginning of a sentence.
 * @example capitalised('los talones') // 'Los talones'
 */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * A text with a full stop at its end, unless it ends a sentence already, so that another sentence can follow.
 * @example asSentence('El link expiró') // 'El link expiró.'
 */
export const asSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);
