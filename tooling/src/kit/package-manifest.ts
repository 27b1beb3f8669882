import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readJson } from '../lib/json';
import { repoRoot } from '../lib/repo';

type Versions = Readonly<Record<string, string>>;

interface Manifest {
  readonly dependencies?: Versions;
  readonly peerDependencies?: Versions;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional: boolean }>>;
}

const manifestOf = (folder: string): Manifest => readJson<Manifest>(join(repoRoot, folder, 'package.json'));

export function catalog(): Versions {
  const { catalog: versions } = parse(readFileSync(join(repoRoot, 'pnpm-workspace.yaml'), 'utf8')) as {
    readonly catalog: Versions;
  };
  return versions;
}

/** Dependencies as an installed package needs them, without references to workspace and catalog. */
function dependenciesOf(folder: string): Versions {
  const versions = catalog();
  return Object.fromEntries(
    Object.entries(manifestOf(folder).dependencies ?? {})
      .filter(([, version]) => !version.startsWith('workspace:'))
      .map(([name, version]) => [name, version === 'catalog:' ? (versions[name] ?? version) : version]),
  );
}

interface Described {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly folders: readonly string[];
  readonly more: Readonly<Record<string, unknown>>;
}

/** The package.json of a published package; it gets the dependencies of `folders`. */
export function outsideManifest({ name, version, description, folders, more }: Described): Record<string, unknown> {
  const [own = ''] = folders;
  const { peerDependencies = {}, peerDependenciesMeta = {} } = manifestOf(own);
  const all = Object.assign({}, ...folders.map(dependenciesOf)) as Versions;
  const dependencies = Object.entries(all)
    .filter(([each]) => !(each in peerDependencies))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    name,
    version,
    description,
    type: 'module',
    engines: { node: '>=20.19' },
    sideEffects: false,
    ...more,
    dependencies: Object.fromEntries(dependencies),
    ...(Object.keys(peerDependencies).length > 0 ? { peerDependencies, peerDependenciesMeta } : {}),
  };
}
