import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from '../lib/processes';
import { repoRoot } from '../lib/repo';
import { folderCircles, type Import } from './folder-circles';

const CRUISER = join(repoRoot, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

/** The fields of dependency-cruiser's report that we read. */
interface Cruised {
  readonly modules: readonly {
    readonly source: string;
    readonly dependencies: readonly { readonly resolved: string }[];
  }[];
  readonly summary: {
    readonly violations: readonly { readonly from: string; readonly cycle?: readonly { readonly name: string }[] }[];
  };
}

/** Tests, test helpers and configuration files may import anything, so circles of folders through them are ignored. */
const NOT_OF_THE_HOUSE = /\.(?:test|testing)\.[jt]sx?$|(?:^|\/)testing\/|\.config\.m?[jt]s$/;

const packageFolders = (): readonly string[] => [
  ...readdirSync(repoRoot, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(repoRoot, entry.name, 'package.json')))
    .map(({ name }) => name),
  'kit',
];

/** Import circles among files and among folders, including imports of types. */
export async function findCircles(env: Readonly<NodeJS.ProcessEnv>): Promise<string> {
  const { stdout, output } = await runNode(
    [CRUISER, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...packageFolders()],
    { env: { ...env, NO_COLOR: '1', FORCE_COLOR: '0' } },
  );
  if (!stdout.startsWith('{')) return output;
  const { modules, summary } = JSON.parse(stdout) as Cruised;
  const ofFiles = summary.violations.map(
    ({ from, cycle = [] }) => `files    ${[from, ...cycle.map(({ name }) => name)].join(' -> ')}`,
  );
  const own = new Set(modules.map(({ source }) => source).filter((source) => !NOT_OF_THE_HOUSE.test(source)));
  const imports = modules.flatMap(({ source, dependencies }): readonly Import[] =>
    own.has(source) ? dependencies.map(({ resolved }) => ({ from: source, to: resolved })) : [],
  );
  const ofFolders = folderCircles(imports.filter(({ to }) => own.has(to))).map(
    ({ folders, imports: by }) =>
      `folders  ${folders.join(' -> ')}\n${by.map(({ from, to }) => `           ${from} imports ${to}`).join('\n')}`,
  );
  return [...ofFiles, ...ofFolders].join('\n');
}
