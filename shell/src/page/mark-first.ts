/** What the counters of pages need to know of an event: how often something happened says nothing of how many pages it happened to. */
export interface Marks {
  /** The first event of its application in this page. */
  readonly opens?: true;
  /** The first of its kind of its application in this page. */
  readonly first?: true;
}

/**
 * Marks an event by what the page has told before, and remembers it. A page that fails in a loop is still one page.
 * @param told what the page has told of; the same set for whoever tells something
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
