import { compareSurfaces, missingVersion } from './compare-surfaces';
import type { Surface } from './surface';

const BEFORE = {
  'remote.Feature': 'interface',
  'remote.Feature.name': 'readonly string',
  'remote.Host': 'interface',
  'remote.Host.notify': 'readonly (message: string) => void',
  'remote.useHost': 'function () => Host',
  'routing.paths': 'const',
  'routing.paths.login': "'/login'",
} as const;

type Changes = Readonly<Record<string, string | undefined>>;

/** The surface with other texts; an undefined one is removed. */
function changed(changes: Changes): Surface {
  const all = Object.entries<string | undefined>({ ...BEFORE, ...changes });
  return Object.fromEntries(all.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

test('an unchanged surface needs no new version', () => {
  expect(compareSurfaces(BEFORE, changed({}))).toEqual([]);
});

test.each<[string, 'major' | 'minor', Changes]>([
  ['an export is removed', 'major', { 'remote.useHost': undefined }],
  [
    'a type is removed with its members, and told once',
    'major',
    { 'remote.Feature': undefined, 'remote.Feature.name': undefined },
  ],
  ['a member is removed', 'major', { 'remote.Host.notify': undefined }],
  ['a member changes its type', 'major', { 'remote.Feature.name': 'readonly number' }],
  ['a member becomes optional', 'major', { 'remote.Feature.name': 'optional readonly string' }],
  ['a function answers something else', 'major', { 'remote.useHost': 'function () => Host | undefined' }],
  ['a function asks for more', 'major', { 'remote.useHost': 'function (name: string) => Host' }],
  ['a path leads elsewhere', 'major', { 'routing.paths.login': "'/entrar'" }],
  ['what a remote writes must have more', 'major', { 'remote.Feature.icon': 'readonly string' }],
  ['what a remote writes may have more', 'minor', { 'remote.Feature.icon': 'optional readonly string' }],
  ['the host has more', 'minor', { 'remote.Host.report': 'readonly () => void' }],
  ['there is a new export', 'minor', { 'remote.useMore': 'function () => void' }],
  ['there is a new type, told once', 'minor', { 'remote.More': 'interface', 'remote.More.name': 'string' }],
  ['there is a new path', 'minor', { 'routing.paths.more': "'/more'" }],
  ['a function takes more if given', 'minor', { 'remote.useHost': 'function (name?: string) => Host' }],
])('%s: that takes a new %s version', (_what, level, changes) => {
  const [key] = Object.keys(changes);
  expect(compareSurfaces(BEFORE, changed(changes))).toEqual([expect.objectContaining({ key, level })]);
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
