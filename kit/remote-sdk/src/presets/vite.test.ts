import { demandDecodable } from './vite';

test('a folder whose path Vite cannot read is refused with what to do, and other odd ones are not', () => {
  expect(() => demandDecodable('/work/50% done/mf-premios')).toThrow(
    /^\/work\/50% done\/mf-premios has a % in its path, which .* cannot read: rename that folder/,
  );
  for (const root of [
    '/work/a b/mf-premios',
    '/work/a#1/mf-premios',
    '/work/a%20b/mf-premios',
    'C:\\ñandú\\mf-premios',
  ])
    expect(() => demandDecodable(root)).not.toThrow();
});
