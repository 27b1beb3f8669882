import { compareSurfaces, missingVersion } from './compare-surfaces';

const BEFORE = {
  'remote.Feature': 'interface',
  'remote.Feature.name': 'readonly string',
  'remote.Host': 'interface',
  'remote.Host.notify': 'readonly (message: string) => void',
  'remote.useHost': 'function () => Host',
  'routing.paths': 'const',
  'routing.paths.login': "'/login'",
} as const;

const levels = (now: Readonly<Record<string, string>>) =>
  compareSurfaces(BEFORE, now).map(({ key, level }) => [key, level]);
const without = (...keys: readonly string[]) =>
  Object.fromEntries(Object.entries(BEFORE).filter(([key]) => !keys.includes(key)));

test('an unchanged surface needs no new version', () => {
  expect(levels({ ...BEFORE })).toEqual([]);
});

test.each<[string, Readonly<Record<string, string>>, string, string]>([
  ['an export is removed', without('remote.useHost'), 'remote.useHost', 'major'],
  [
    'a type is removed with its members, and told once',
    without('remote.Feature', 'remote.Feature.name'),
    'remote.Feature',
    'major',
  ],
  ['a member is removed', without('remote.Host.notify'), 'remote.Host.notify', 'major'],
  [
    'a member changes its type',
    { ...BEFORE, 'remote.Feature.name': 'readonly number' },
    'remote.Feature.name',
    'major',
  ],
  [
    'a member becomes optional',
    { ...BEFORE, 'remote.Feature.name': 'optional readonly string' },
    'remote.Feature.name',
    'major',
  ],
  [
    'a function answers something else',
    { ...BEFORE, 'remote.useHost': 'function () => Host | undefined' },
    'remote.useHost',
    'major',
  ],
  [
    'a function asks for more',
    { ...BEFORE, 'remote.useHost': 'function (name: string) => Host' },
    'remote.useHost',
    'major',
  ],
  ['a path leads elsewhere', { ...BEFORE, 'routing.paths.login': "'/entrar'" }, 'routing.paths.login', 'major'],
  [
    'what a remote writes must have more',
    { ...BEFORE, 'remote.Feature.icon': 'readonly string' },
    'remote.Feature.icon',
    'major',
  ],
  [
    'what a remote writes may have more',
    { ...BEFORE, 'remote.Feature.icon': 'optional readonly string' },
    'remote.Feature.icon',
    'minor',
  ],
  ['the host has more', { ...BEFORE, 'remote.Host.report': 'readonly () => void' }, 'remote.Host.report', 'minor'],
  ['there is a new export', { ...BEFORE, 'remote.useMore': 'function () => void' }, 'remote.useMore', 'minor'],
  [
    'there is a new type, told once',
    { ...BEFORE, 'remote.More': 'interface', 'remote.More.name': 'string' },
    'remote.More',
    'minor',
  ],
  ['there is a new path', { ...BEFORE, 'routing.paths.more': "'/more'" }, 'routing.paths.more', 'minor'],
  [
    'a function takes more if given',
    { ...BEFORE, 'remote.useHost': 'function (name?: string) => Host' },
    'remote.useHost',
    'minor',
  ],
])('%s', (_name, now, key, level) => {
  expect(levels(now)).toEqual([[key, level]]);
});

test.each([
  [
    'function <T extends Map<string, () => void>>(a: (b: T) => [T, T]) => (c: T) => T',
    'function <T extends Map<string, () => void>>(a: (b: T) => [T, T], d?: { e: T, f: T }) => (c: T) => T',
    'minor',
  ],
  ['function (a: string) => void', 'function (a: string, ...more: readonly string[]) => void', 'minor'],
  ['function (a: string) => void', 'function (b?: string, a: string) => void', 'major'],
  ['function (a: string) => void', 'function (a?: string) => void', 'major'],
  ['function <A>(a: A) => void', 'function <A, B>(a: A, b?: B) => void', 'major'],
  ['type string', 'type string | number', 'major'],
])('the change from %s to %s has the level of its effect on a caller', (before, now, level) => {
  expect(compareSurfaces({ 'a.b': before }, { 'a.b': now })).toEqual([{ key: 'a.b', level, what: 'changed' }]);
});

const MAJOR = [{ key: 'a', level: 'major', what: 'removed' }] as const;
const MINOR = [{ key: 'a', level: 'minor', what: 'added' }] as const;

test.each([
  ['1.4.2', '1.4.2', [], undefined],
  ['1.4.2', '1.4.3', [], undefined],
  ['1.4.2', '1.3.0', [], '1.4.0'],
  ['1.4.2', '1.4.3', MINOR, '1.5.0'],
  ['1.4.2', '1.5.0', MINOR, undefined],
  ['1.4.2', '2.0.0', MINOR, undefined],
  ['1.4.2', '1.5.0', MAJOR, '2.0.0'],
  ['1.4.2', '1.4.2', [...MINOR, ...MAJOR], '2.0.0'],
  ['1.4.2', '2.0.0', MAJOR, undefined],
])('recorded %s, declared %s, with changes %j: the missing version is %s', (recorded, declared, changes, wanted) => {
  expect(missingVersion(recorded, declared, changes)).toBe(wanted);
});
