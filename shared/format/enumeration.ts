// Made at the first use: it takes a slow phone a tenth of a second, and most pages enumerate nothing.
let list: Intl.ListFormat | undefined;

/**
 * 'a', 'a y b', 'a, b y c'; the empty text for nothing.
 * @example enumerated(['1', '2', '3']) // '1, 2 y 3'
 */
export function enumerated(items: readonly string[]): string {
  list ??= new Intl.ListFormat('es', { type: 'conjunction' });
  return list.format(items);
}
