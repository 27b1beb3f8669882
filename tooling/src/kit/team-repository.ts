import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readJson } from '../lib/json';
import { runProgram } from '../lib/processes';
import { repoRoot } from '../lib/repo';
import type { Kit } from './pack-kit';

export const BUNDLERS = ['webpack', 'rspack', 'vite'] as const;
export type Bundler = (typeof BUNDLERS)[number];

export interface Said {
  readonly code: number;
  readonly printed: string;
}

/** Variables that configure a test run of this repository, and would not exist on a team's machine. */
const OF_THE_RUN = /^(E2E_|NODE_ENV$|NODE_OPTIONS$|FORCE_COLOR$|TEST_|PW|DEPLOYMENT|DATABASE_URL$|DATA_DIR$|SITE_DIR$)/;

/** The environment of a team's machine. */
export const outsideEnv = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !OF_THE_RUN.test(name)));

/** Runs a program to its end as a team would, outside of this repository. */
export async function run(
  folder: string,
  [program = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Said> {
  const options = { cwd: folder, env: { ...outsideEnv(), CI: '1', ...env } };
  const { code, output } = await runProgram(program, args, options);
  return { code, printed: stripVTControlCharacters(output) };
}

/** The same, but throws when the program fails. */
export async function must(folder: string, command: readonly string[], env?: NodeJS.ProcessEnv): Promise<string> {
  const { code, printed } = await run(folder, command, env);
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}:\n${printed}`);
  return printed;
}

/** A team's repository with one remote. */
export interface Repository {
  readonly bundler: Bundler;
  readonly folder: string;
  /** mf-kit-vite */
  readonly name: string;
  /** The title in the menu, the page and the widget, such as Kit vite. */
  readonly title: string;
  readonly path: string;
  /** The page's module, relative to the folder. */
  readonly page: string;
  /** The page's text in the template. */
  readonly text: string;
}

export const repositoryIn = (folder: string, bundler: Bundler): Repository => {
  const slug = `kit-${bundler}`;
  const component = `Kit${bundler.charAt(0).toUpperCase()}${bundler.slice(1)}`;
  return {
    bundler,
    folder: join(folder, `mf-${slug}`),
    name: `mf-${slug}`,
    title: `Kit ${bundler}`,
    path: `/dashboard/${slug}`,
    page: `src/${slug}/${component}Page.tsx`,
    text: `Esta página es de mf-${slug}`,
  };
};

/** Replaces text in a file as an editor would. @throws Error where the file does not contain it */
export function edit({ folder }: Repository, file: string, from: string | RegExp, to: string): void {
  const before = readFileSync(join(folder, file), 'utf8');
  const after = before.replaceAll(from instanceof RegExp ? new RegExp(from, 'g') : from, to);
  if (after === before) throw new Error(`${file} does not have ${String(from)}.`);
  writeFileSync(join(folder, file), after);
}

export const rifas = ({ folder }: Repository, ...args: readonly string[]): readonly string[] => [
  join(folder, 'node_modules/.bin/rifas'),
  ...args,
];

/** Packs the kit with `npm run kit`. */
export async function packKit(dataDir: string): Promise<Kit> {
  const printed = await must(repoRoot, [process.execPath, join(repoRoot, 'tooling/bin/rifas.mjs'), 'kit'], {
    DATA_DIR: dataDir,
  });
  const [sdk = '', create = ''] = printed.split('\n').filter((line) => line.endsWith('.tgz'));
  return { sdk, create };
}

/** Creates a repository as in docs/teams, but installs nothing. */
export const createRepository = (kit: Kit, folder: string, { name, bundler }: Repository): Promise<string> =>
  must(folder, [
    ...['npx', '--yes', `--package=${kit.create}`, 'create-rifas-remote'],
    ...[name, '--bundler', bundler, '--no-install'],
  ]);

/** Installs packages, if possible from the cache that the installation of this repository filled. */
export function installRepository({ folder }: Pick<Repository, 'folder'>): Promise<string> {
  const { packageManager } = readJson<{ readonly packageManager: string }>(join(repoRoot, 'package.json'));
  return must(folder, ['npx', '--yes', packageManager, 'install', '--prefer-offline', '--ignore-workspace']);
}
