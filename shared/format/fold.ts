/** The text as a search compares it, without accents, case and outer blanks: 'Peña' and 'PENA' fold alike. */
export const foldText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
