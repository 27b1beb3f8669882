/**
 * The form of a text that searches compare: without accents, case and outer blanks. 'Peña' and 'PENA' become equal.
 * @example foldText(' PEÑA ') // 'pena'
 */
export const foldText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
