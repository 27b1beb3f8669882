import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import semver from 'semver';
import type { Plugin } from 'vite';
import { readJson } from '@rifas/tooling/lib/json';
import { packageRoot, sdkManifest, sharedList } from './package-root';

/** Set by `rifas matrix`: the contract of the shell for this test run. */
export const CONTRACT_VARIABLE = 'RIFAS_CONTRACT';

/** Names that a shell with an older contract lacks, by module as a team imports it. */
type Lacking = Readonly<Record<string, readonly string[]>>;

type Since = Readonly<Record<string, readonly string[]>>;

/** since.json, which lists `folder.name` and `folder.name.member` under the version that brought them. */
const readSince = (): Since => readJson<Since>(join(packageRoot, 'since.json'));

/**
 * What a shell with this contract does not have yet. Code that is compiled into a remote is not part of the shell, so
 * it is never missing.
 * @param requests the modules that the shell provides, as a team imports them
 * @example lackingIn('2.0.0', { '2.2.0': ['query.useOfferedCalls'] }, ['@rifas/remote-sdk/query'])
 * // { '@rifas/remote-sdk/query': ['useOfferedCalls'] }
 */
export function lackingIn(contract: string, since: Since, requests: readonly string[]): Lacking {
  const later = Object.entries(since).flatMap(([version, names]) => (semver.gt(version, contract) ? names : []));
  const folderOf = (request: string) => request.replace(/^@rifas\/remote-sdk\/?/, '') || 'remote';
  const all = requests
    .filter((request) => request.startsWith('@rifas/remote-sdk'))
    .map((request) => {
      const prefix = `${folderOf(request)}.`;
      const names = later.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
      return [request, names] as const;
    });
  return Object.fromEntries(all.filter(([, names]) => names.length > 0));
}

/** The Jest resolver that returns the same instance of each of the page's libraries. */
export const ONE_INSTANCE = join(packageRoot, 'test/one-instance.cjs');

/** Folders of the package whose modules belong to the shell: nothing is removed from their own imports. */
const ofShell = (): readonly string[] => [
  ...sharedList().flatMap(({ request }) => /^@rifas\/remote-sdk(?:\/(.+))?$/.exec(request)?.slice(1) ?? []),
  'testing',
];

interface OlderShell {
  readonly contract: string;
  readonly lacking: Lacking;
  /** Folders whose modules are part of the shell. */
  readonly folders: readonly string[];
}

const DIST = join(packageRoot, 'dist');

/** The file of the module that a name stands for. */
const fileOf = (request: string): string =>
  join(DIST, request.slice('@rifas/remote-sdk'.length) || 'remote', 'index.js');

/** The shell for this test run, if it is not the kit's own. @throws Error if it is not a version */
function olderShell(): OlderShell | undefined {
  const contract = process.env[CONTRACT_VARIABLE];
  if (contract === undefined || contract === '' || contract === sdkManifest().version) return undefined;
  if (!semver.valid(contract)) throw new Error(`${CONTRACT_VARIABLE} is a version such as 2.0.0, not '${contract}'.`);
  const requests = sharedList().map(({ request }) => request);
  return {
    contract,
    lacking: lackingIn(contract, readSince(), requests),
    folders: ofShell().map((folder) => join(DIST, folder || 'remote')),
  };
}

/** Removes members of an object; JavaScript text that is valid in both kinds of modules. */
const LESS =
  'const less = (from, names) => Object.fromEntries(Object.entries(from).filter(([name]) => !names.includes(name)));';

/** JavaScript text that replaces each name that the shell lacks. */
function replacements(names: readonly string[]): readonly (readonly [name: string, value: string])[] {
  const whole = names.filter((name) => !name.includes('.'));
  const members = names.filter((name) => /^[a-z]\w*\.\w+$/.test(name) && !whole.includes(name.split('.')[0] ?? ''));
  const owners = [...new Set(members.map((name) => name.split('.')[0] ?? ''))];
  const without = (owner: string) =>
    JSON.stringify(members.flatMap((name) => (name.startsWith(`${owner}.`) ? [name.slice(owner.length + 1)] : [])));
  return [
    ...whole.filter((name) => /^\w+$/.test(name)).map((name) => [name, 'undefined'] as const),
    ...owners.map((owner) => [owner, `less(shell.${owner}, ${without(owner)})`] as const),
  ];
}

/** A module without the names that an older shell lacks, for Vitest. */
export const esmWithout = (file: string, names: readonly string[]): string =>
  [
    `import * as shell from ${JSON.stringify(file)};`,
    `export * from ${JSON.stringify(file)};`,
    LESS,
    ...replacements(names).map(([name, value]) => `export const ${name} = ${value};`),
  ].join('\n');

/** The same for Jest. */
export const commonWithout = (file: string, names: readonly string[]): string =>
  [
    `const shell = require(${JSON.stringify(file)});`,
    LESS,
    `module.exports = Object.create(shell, { __esModule: { value: true } });`,
    ...replacements(names).map(
      ([name, value]) => `Object.defineProperty(module.exports, '${name}', { value: ${value}, enumerable: true });`,
    ),
  ].join('\n');

/** A Jest resolver for an older shell; undefined for the kit's own shell. */
export function jestResolver(): string | undefined {
  const older = olderShell();
  if (!older) return undefined;
  const mark = createHash('sha256').update(packageRoot).digest('hex').slice(0, 12);
  const place = join(tmpdir(), `rifas-contract-${older.contract}-${mark}`);
  mkdirSync(place, { recursive: true });
  const modules = Object.fromEntries(
    Object.entries(older.lacking).map(([request, names], index) => {
      const file = join(place, `${index}.cjs`);
      writeFileSync(file, commonWithout(fileOf(request), names));
      return [request, file];
    }),
  );
  const resolver = join(place, 'resolver.cjs');
  writeFileSync(
    resolver,
    `const modules = ${JSON.stringify(modules)};
const shell = ${JSON.stringify([...older.folders, place])};
module.exports = (request, options) =>
  modules[request] && !shell.some((folder) => options.basedir.startsWith(folder))
    ? modules[request]
    : require(${JSON.stringify(ONE_INSTANCE)})(request, options);
`,
  );
  return resolver;
}

/** Plugins of Vitest for an older shell; none for that of the kit. */
export function vitestPlugins(): Plugin[] {
  const older = olderShell();
  if (!older) return [];
  const mark = '\0rifas-contract:';
  return [
    {
      name: 'rifas-contract',
      enforce: 'pre',
      resolveId: (request, importer = '') =>
        older.lacking[request] &&
        !importer.startsWith(mark) &&
        !older.folders.some((folder) => importer.startsWith(folder))
          ? mark + request
          : undefined,
      load: (id) => {
        const request = id.startsWith(mark) ? id.slice(mark.length) : undefined;
        return request && esmWithout(fileOf(request), older.lacking[request] ?? []);
      },
    },
  ];
}
