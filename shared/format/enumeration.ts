const LIST = new Intl.ListFormat('es', { type: 'conjunction' });

/** 'a', 'a y b', 'a, b y c'; the empty text for nothing. */
export const enumerated = (items: readonly string[]): string => LIST.format(items);
