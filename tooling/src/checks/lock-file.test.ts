import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readJson } from '../lib/json';
import { repoRoot } from '../lib/repo';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

interface LockFile {
  readonly snapshots: Readonly<
    Record<string, { readonly optionalDependencies?: Readonly<Record<string, string>> } | null>
  >;
}

const STORE = join(repoRoot, 'node_modules/.pnpm');

/** The names of the packages in a folder of node_modules, with the scope where there is one. */
const namesIn = (folder: string): readonly string[] =>
  readdirSync(folder).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(folder, name)).map((own) => `${name}/${own}`) : [name],
  );

/** The installed packages that have optional dependencies, such as one for each platform, by name and version. */
function withOptional(): ReadonlyMap<string, Manifest> {
  const found = readdirSync(STORE).flatMap((place) => {
    const folder = join(STORE, place, 'node_modules');
    if (!existsSync(folder)) return [];
    return namesIn(folder).flatMap((name) => {
      const file = join(folder, name, 'package.json');
      return existsSync(file) ? [readJson<Manifest>(file)] : [];
    });
  });
  return new Map(
    found
      .filter(({ optionalDependencies = {} }) => Object.keys(optionalDependencies).length > 0)
      .map((manifest) => [`${manifest.name}@${manifest.version}`, manifest]),
  );
}

// When a registry does not answer for an optional package, pnpm leaves the package out silently.
test('the lock file has the optional packages of every platform, so that it installs on all of them', () => {
  const { snapshots } = parse(readFileSync(join(repoRoot, 'pnpm-lock.yaml'), 'utf8')) as LockFile;
  const installed = withOptional();
  const looked = Object.entries(snapshots).flatMap(([key, snapshot]) => {
    const manifest = installed.get(key.replace(/\(.*$/, ''));
    return manifest ? [{ key, manifest, locked: snapshot?.optionalDependencies ?? {} }] : [];
  });
  expect(looked.length).toBeGreaterThan(5);
  const missing = looked.flatMap(({ key, manifest, locked }) =>
    Object.keys(manifest.optionalDependencies ?? {})
      .filter((name) => !(name in locked))
      .map((name) => `${key} may bring ${name}`),
  );
  expect(missing).toEqual([]);
});
