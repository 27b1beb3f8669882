import { jsonIn } from '@rifas/shared/contracts/body-text';
import type { Shown } from './oddities';

/** Names of headers, without signs and in lower case, that count all entries, or all pages. */
const TOTAL = /^x?(wp)?total(count|items|records)?$/;
const PAGES = /^x?(wp)?(pagination)?(total)?pages?(count)?$/;
/** The next page; GitLab sends it empty with the last page. */
const NEXT = /^x?(pagination)?nextpage$/;
/** Such names with their values, as JSON: servers in ASP.NET send this. */
const JSON_OF_PAGE = /^x?pag(ination|ing)(headers?)?$/;

function announcesMore(name: string, value: string, entries: number): boolean {
  const plain = name.replaceAll('-', '').toLowerCase();
  return (
    (TOTAL.test(plain) && Number(value) > entries) ||
    (PAGES.test(plain) && Number(value) > 1) ||
    (NEXT.test(plain) && value !== '') ||
    (JSON_OF_PAGE.test(plain) &&
      Object.entries(Object(jsonIn(value)) as object).some(([part, sent]) =>
        announcesMore(part, String(sent), entries),
      ))
  );
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
