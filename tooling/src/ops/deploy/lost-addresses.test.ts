import { lostAddresses } from './lost-addresses';

const pages = (...patterns: readonly string[]) => ({
  deployment: 'dtyt',
  routes: patterns.map((pattern) => ({ pattern, file: 'x.html' })),
});

test('an address without a page is named; one that draws all below it, or has a parameter of another name, is still there', () => {
  const before = pages('/dashboard/a/*', '/dashboard/b', '/dashboard/c/:id', '/pago/:token');
  expect(lostAddresses(before, pages('/dashboard/a', '/dashboard/b/*', '/dashboard/c/:number'))).toEqual([
    'No remote draws /pago/:token any more: visitors of that address get another page.',
  ]);
  expect(lostAddresses(before, { ...pages(), deployment: 'ccee' })).toEqual([]);
  expect(lostAddresses(undefined, before)).toEqual([]);
});
