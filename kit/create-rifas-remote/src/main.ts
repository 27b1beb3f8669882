#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { errorMessage } from '@rifas/tooling/lib/error-code';
import { jsonText, readJson } from '@rifas/tooling/lib/json';
import { workspaceManager } from '@rifas/tooling/lib/package-manager';
import { wordsOf } from '@rifas/tooling/new-remote/remote-name';
import { renderFiles, writeFiles } from '@rifas/tooling/new-remote/template';
import { nodeProblem } from '@rifas/tooling/node-version';
import { packageManagerOf, type PackageManager } from './package-manager';
import { BUNDLERS, manifestOf, refuseTaken, typesOf, type Bundler } from './repository-of';

const HELP = `create-rifas-remote <name> [--bundler webpack|rspack|vite] [--sdk <version or file>] [--no-install]

Makes a repository with a remote of Rifas in a new folder: a page, an entry of the menu, a widget, tests, a CI file.

  --bundler     what builds it (vite)
  --sdk         which @rifas/remote-sdk it uses; the one that came with this program where it is left out
  --no-install  leaves the installation to you`;

/** Root of the installed package; this file is in its folder bin. */
const root = fileURLToPath(new URL('..', import.meta.url));

/** What was written beside this program when it was packed. */
interface Packed {
  /** The lowest contract version that a new remote needs. */
  readonly contract: string;
  readonly versions: Readonly<Record<string, string>>;
  /** Names of the remotes that the site itself has. */
  readonly taken: readonly string[];
}

const isBundler = (value: string): value is Bundler => BUNDLERS.some((bundler) => bundler === value);

/**
 * The SDK's entry for package.json: a version, or a file. The file is copied into the repository, so that others can
 * install it.
 * @throws Error if there is no such file; nothing is written then
 */
function placeSdk(given: string | undefined, folder: string): string {
  if (given !== undefined && !existsSync(given)) {
    if (given.endsWith('.tgz') && !given.includes('://')) throw new Error(`--sdk names no file: there is no ${given}.`);
    return given;
  }
  const [packed = ''] = readdirSync(join(root, 'sdk'));
  const file = given === undefined ? join(root, 'sdk', packed) : resolve(given);
  const name = file.split(/[\\/]/).at(-1) ?? '';
  mkdirSync(join(folder, 'vendor'), { recursive: true });
  copyFileSync(file, join(folder, 'vendor', name));
  return `file:vendor/${name}`;
}

function create(name: string, bundler: Bundler, sdk: string | undefined, manager: PackageManager): string {
  const words = wordsOf(name);
  const folder = resolve(name);
  const { contract, versions, taken } = readJson<Packed>(join(root, 'versions.json'));
  refuseTaken(name, taken);
  if (existsSync(folder)) throw new Error(`There is a folder ${name} already. Choose another name.`);
  const sdkEntry = placeSdk(sdk, folder);
  const { name: run, runs, packageManager } = manager;
  const install = `${run === 'npm' ? '' : 'corepack enable && '}${run} install`;
  const all = { ...words, contract, types: typesOf(bundler), run, runs, install };
  for (const part of ['common', bundler]) writeFiles(folder, renderFiles(join(root, 'templates', part), all));
  const manifest = manifestOf(name, bundler, sdkEntry, versions);
  writeFiles(folder, new Map([['package.json', jsonText({ ...manifest, packageManager })]]));
  return folder;
}

function main(): number {
  const problem = nodeProblem();
  if (problem !== undefined) throw new Error(problem);
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      bundler: { type: 'string', default: 'vite' },
      sdk: { type: 'string' },
      'no-install': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const [name, more] = positionals;
  const { bundler } = values;
  if (values.help || name === undefined) {
    console.log(HELP);
    return values.help ? 0 : 2;
  }
  if (more !== undefined)
    throw new Error(`'${more}' is too much: one name makes one remote, and --bundler names the bundler.`);
  if (!isBundler(bundler)) throw new Error(`--bundler is one of ${BUNDLERS.join(', ')}, not '${bundler}'.`);
  const manager = packageManagerOf(process.env.npm_config_user_agent, workspaceManager(dirname(resolve(name))));
  const folder = create(name, bundler, values.sdk, manager);
  const installs = values['no-install'] ? undefined : manager.install;
  writeFiles(folder, manager.files);
  if (installs) {
    const { status } = spawnSync(manager.name, installs, {
      cwd: folder,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new Error(`${name} is made, and its installation failed; what it printed stands above.`);
  }
  const { name: run, runs } = manager;
  const next: readonly (readonly [string, string])[] = [
    [`cd ${relative(process.cwd(), folder)}`, ''],
    ...(installs ? [] : [[`${run} install`, 'its packages'] as const]),
    [`${run} test`, 'its tests'],
    [`${run} run build && ${runs} rifas check`, 'what the site would refuse'],
    ['feature.json', 'its routes, menu entry, widget and variants'],
  ];
  console.log(`\n${name} is made, built by ${bundler}.\n`);
  for (const [write, what] of next) console.log(`  ${write.padEnd(42)} ${what}`.trimEnd());
  return 0;
}

try {
  process.exitCode = main();
} catch (error) {
  console.error(errorMessage(error));
  process.exitCode = 1;
}
