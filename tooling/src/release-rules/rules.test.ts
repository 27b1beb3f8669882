import type { SharedUse } from '../store/releases/release';
import { isFreeLicence, sharingRefusals, teamRefusals } from './rules';

const PROVIDES = { react: '19.3.1', '@rifas/shared/remote': '1.0.0' };
const use = (changes: Partial<SharedUse>): SharedUse => ({
  key: 'react',
  range: '^19.0.0',
  singleton: true,
  copy: false,
  ...changes,
});
const refusalsOf = (shared: readonly SharedUse[], compiledIn: readonly string[] = []) =>
  sharingRefusals({ shared, compiledIn }, PROVIDES);

test('a remote that takes shared modules from the shell is accepted, with or without a copy of its own', () => {
  expect(refusalsOf([use({}), use({ key: '@rifas/shared/remote', range: '^1.0.0', copy: true })])).toEqual([]);
});

test('a release without recorded sharing is accepted: its needs are unknown', () => {
  expect(sharingRefusals({}, PROVIDES)).toEqual([]);
});

test('a module that teams share among themselves, with a copy, is accepted', () => {
  expect(refusalsOf([use({ key: 'lodash', range: '^4.0.0', singleton: false, copy: true })])).toEqual([]);
});

test.each([
  ['private import', [use({ key: '@rifas/shared/domain', range: '^1.0.0', copy: true })], [], /no public module/],
  ['private import', [use({ key: 'mf_rifas/remote', range: '' })], [], /no public module/],
  ['shared list', [use({ key: 'lodash', range: '^4.0.0' })], [], /does not provide it/],
  ['range', [use({ range: '^18.0.0' })], [], /wants react \^18\.0\.0, and the shell provides 19\.3\.1/],
  ['range', [use({ range: '~19.1.0' })], [], /wants react ~19\.1\.0/],
  ['singleton', [use({ singleton: false })], [], /could have two/],
  ['compiled in', [], ['react'], /its own react compiled in/],
] as const)('the rule "%s" refuses a release and names the line to write', (rule, shared, compiledIn, what) => {
  const [refusal, ...others] = refusalsOf(shared, compiledIn);
  expect(others).toEqual([]);
  expect(refusal).toMatchObject({ rule, where: 'bundler', what: expect.stringMatching(what) });
  expect(refusal?.write).toContain('shared');
});

test('a router of the remote’s own is refused with the import to write, because sharing alone would not replace it', () => {
  expect(refusalsOf([use({})], ['@rifas/shared/routing'])).toMatchObject([
    {
      rule: 'compiled in',
      what: expect.stringContaining('its own react-router compiled in'),
      write: expect.stringContaining("import … from '@rifas/remote-sdk/routing', not from 'react-router-dom'"),
    },
  ]);
});

test('a React root of the remote’s own is refused: it would not move with the React of the page', () => {
  expect(refusalsOf([use({})], ['react-dom/client'])).toMatchObject([
    { rule: 'compiled in', write: 'export components by defineRemote, and leave createRoot to the shell' },
  ]);
});

test('the line to write for React is the one that the federation plugins take', () => {
  expect(refusalsOf([use({ range: '^18.0.0' })])[0]?.write).toBe(
    "shared: { 'react': { singleton: true, requiredVersion: '^19.0.0', import: false } }",
  );
});

const team = {
  pageBytes: 90_000,
  arePagesTold: true,
  budgetBytes: 150_000,
  allowedPackages: ['looked-at'],
  packages: [
    { name: 'fine', version: '1.0.0', licence: 'MIT' },
    { name: 'looked-at', version: '1.0.0', licence: 'GPL-3.0' },
  ],
};

test('a team within its budget and with free licences gets no refusal', () => {
  expect(teamRefusals(team)).toEqual([]);
});

test('a page over its budget is refused with both sizes', () => {
  expect(teamRefusals({ ...team, pageBytes: 210_400 })).toMatchObject([
    { rule: 'size', what: 'its largest page fetches 211 kB of compressed scripts, and a page may fetch 150 kB' },
  ]);
});

test('a build that does not tell its pages apart is refused with the sum of all pages, not with the size of one page', () => {
  expect(teamRefusals({ ...team, pageBytes: 210_400, arePagesTold: false })).toMatchObject([
    { what: 'all its pages together have 211 kB of compressed scripts, and a page may fetch 150 kB' },
  ]);
});

test.each(['GPL-3.0', '', 'SEE LICENSE IN LICENSE'])(
  'a compiled-in package with the licence "%s" is refused',
  (licence) => {
    const packages = [{ name: 'odd', version: '2.0.0', licence }];
    expect(teamRefusals({ ...team, packages })).toMatchObject([{ rule: 'licence', where: 'package.json' }]);
  },
);

test.each([
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND GPL-3.0', false],
  ['MIT AND ISC', true],
  ['(GPL-2.0 OR LGPL-3.0)', false],
  ['GPL-3.0 AND (MIT OR ISC OR Zlib)', false],
  ['(MIT OR GPL-3.0) AND (ISC AND Zlib)', true],
  ['GPL-3.0 AND MIT OR ISC', true],
  ['((MIT)', false],
])('isFreeLicence tells whether the licence expression %s is free: %s', (expression, expected) => {
  expect(isFreeLicence(expression)).toBe(expected);
});
