/**
 * Digits in groups of three with '.', as es-UY writes thousands.
 * @example grouped('1234567') // '1.234.567'
 */
export const grouped = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, '.');
