import { compositionNames } from './composition-names';

const composition = {
  site: 'main',
  number: 7,
  deployment: 'dtyt',
  releases: { shell: '1.0.0', 'mf-a': '1.1.0' },
  previous: { 'mf-a': '1.0.0' },
  parts: { 'mf-a': ['list', 'link'] },
};

test('the names of a composition are its site, its number, its current and previous versions, and its pages', () => {
  expect(JSON.parse(compositionNames(composition))).toEqual({
    site: 'main',
    composition: 7,
    parts: { 'mf-a': ['list', 'link'] },
    versions: { shell: ['1.0.0'], 'mf-a': ['1.1.0', '1.0.0'] },
  });
});

test('a composition from before these names existed gives those it has', () => {
  const { number, deployment, releases } = composition;
  expect(JSON.parse(compositionNames({ number, deployment, releases }))).toEqual({
    site: 'dtyt',
    composition: 7,
    parts: {},
    versions: { shell: ['1.0.0'], 'mf-a': ['1.1.0'] },
  });
});

test('the names hold no character that a header or nginx cannot carry, and read back unchanged', () => {
  const text = compositionNames({ ...composition, parts: { 'mf-a': ['año $1 😀'] } });
  expect(text).toMatch(/^[\x20-\x23\x25-\x7E]*$/);
  expect(JSON.parse(text)).toMatchObject({ parts: { 'mf-a': ['año $1 😀'] } });
});

test('names that do not fit into a header are left out, first the pages, and never the number', () => {
  const many = (count: number, length = 1) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`mf-${index}`, 'x'.repeat(length)]));
  const parts = Object.fromEntries(Object.keys(many(90)).map((name) => [name, ['a-page', 'another-page']]));
  const withoutPages = compositionNames({ ...composition, releases: many(90), parts });
  expect(JSON.parse(withoutPages)).not.toHaveProperty('parts');
  expect(JSON.parse(withoutPages)).toHaveProperty('versions.mf-89', ['x']);
  expect(JSON.parse(compositionNames({ ...composition, releases: many(900) }))).toEqual({
    site: 'main',
    composition: 7,
  });
});
