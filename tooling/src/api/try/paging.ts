import type { Shown } from './oddities';

/** Names of headers, without signs and in lower case, that count all entries, or all pages. */
const TOTAL = /^x?(wp)?total(count|items|records)?$/;
const PAGES = /^x?(wp)?(pagination)?(total)?pages?(count)?$/;

function announcesMore(name: string, value: string, entries: number): boolean {
  const plain = name.replaceAll('-', '');
  return (TOTAL.test(plain) && Number(value) > entries) || (PAGES.test(plain) && Number(value) > 1);
}

/**
 * The headers that count more entries or pages than the answer has. The site cannot know what they count (raffles or
 * tickets), so it takes this page for the whole list, with sums that are too small.
 */
export const headersThatLeadOn = (headers: Headers, entries: number): readonly Shown[] =>
  [...headers]
    .filter(([name, value]) => announcesMore(name, value, entries))
    .map(([name, value]) => ({
      path: `header ${name}`,
      value,
      shown: 'this page is taken for the whole list, and sums are too small: send the whole list',
    }));
