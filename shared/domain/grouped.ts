/**
 * Digits in groups of three with '.', the thousands format of es-UY.
 * @example grouped('1234567') // '1.234.567'
 */
export const grouped = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, '.');
