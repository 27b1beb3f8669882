/**
 * The text as a search compares it, without accents, case and outer blanks: 'Peña' and 'PENA' fold alike.
 * @example foldText(' PEÑA ') // 'pena'
 */
export const foldText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
