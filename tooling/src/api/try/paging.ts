import type { Shown } from './oddities';

/** Names of headers, without signs and in lower case, that count all entries, or all pages. */
const TOTAL = /^x?(wp)?total(count|items|records)?$/;
const PAGES = /^x?(wp)?(pagination)?(total)?pages?(count)?$/;
/** The first and the last entry of this page, and the count of all. */
const RANGE = /(\d+)-(\d+)\/(\d+)/;

function announcesMore(name: string, value: string, entries: number): boolean {
  if (name === 'link') return /;\s*rel="?[^";]*\bnext\b/i.test(value);
  if (name === 'content-range') {
    const [, first, last, all] = (RANGE.exec(value) ?? []).map(Number);
    return first !== undefined && last !== undefined && all !== undefined && last - first + 1 < all;
  }
  const plain = name.replaceAll('-', '');
  return (TOTAL.test(plain) && Number(value) > entries) || (PAGES.test(plain) && Number(value) > 1);
}

/**
 * The headers that tell that a list goes on. In a browser the site reads the body alone, so it would take this page for
 * the whole list, with sums that are too small.
 */
export const headersThatLeadOn = (headers: Headers, entries: number): readonly Shown[] =>
  [...headers]
    .filter(([name, value]) => announcesMore(name, value, entries))
    .map(([name, value]) => ({
      path: `header ${name}`,
      value,
      shown: 'this page is taken for the whole list, and sums are too small: send the whole list',
    }));
