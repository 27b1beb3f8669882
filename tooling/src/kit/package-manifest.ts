import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { CONTRACT_VERSION } from '@rifas/shared/remote';
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

/** The package.json of a published package: these fields, and the dependencies of `folders`. */
export function outsideManifest(fields: object, folders: readonly string[] = []): Record<string, unknown> {
  const [own = ''] = folders;
  const { peerDependencies = {}, peerDependenciesMeta = {} } = manifestOf(own);
  const all = Object.assign({}, ...folders.map(dependenciesOf)) as Versions;
  const dependencies = Object.entries(all)
    .filter(([each]) => !(each in peerDependencies))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    ...fields,
    version: CONTRACT_VERSION,
    type: 'module',
    engines: { node: '>=20.19' },
    sideEffects: false,
    dependencies: Object.fromEntries(dependencies),
    ...(Object.keys(peerDependencies).length > 0 ? { peerDependencies, peerDependenciesMeta } : {}),
  };
}
