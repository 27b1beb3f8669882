/** Marks for the counters of pages: the number of events does not show how many pages had them. */
export interface Marks {
  /** The first event of its application in this page. */
  readonly opens?: true;
  /** The first of its kind of its application in this page. */
  readonly first?: true;
}

/**
 * Marks an event as the first of the page, and remembers it. A page that fails in a loop counts as one page.
 * @param told the events that the page has reported; all reporters share one set
 */
export function marksOf(
  told: Set<string>,
  { kind, remote = '' }: { readonly kind: string; readonly remote?: string },
): Marks {
  const isNew = (key: string): boolean => !told.has(key) && Boolean(told.add(key));
  const opens = isNew(remote);
  const first = isNew(`${remote} ${kind}`);
  return { ...(opens && { opens }), ...(first && { first }) };
}
