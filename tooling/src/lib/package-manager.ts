import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readJson } from './json';
import { quietly } from './quietly';

/** What messages and documents tell people to type. */
const MANAGERS = {
  npm: { lock: 'package-lock.json', runs: 'npx', adds: 'npm install --save-dev' },
  pnpm: { lock: 'pnpm-lock.yaml', runs: 'pnpm exec', adds: 'pnpm add --save-dev' },
  yarn: { lock: 'yarn.lock', runs: 'yarn run', adds: 'yarn add --dev' },
} as const;

export type ManagerName = keyof typeof MANAGERS;

export interface ManagerCommands {
  readonly name: ManagerName;
  /** Before the name of a script of package.json, such as `npm run`. */
  readonly script: string;
  /** Before the name of an installed program, such as `npx`. */
  readonly runs: string;
  /** Before a package for development, such as `npm install --save-dev`. */
  readonly adds: string;
}

export const commandsOf = (name: ManagerName): ManagerCommands => {
  const { runs, adds } = MANAGERS[name];
  return { name, script: `${name} run`, runs, adds };
};

const NAMES: readonly ManagerName[] = ['pnpm', 'yarn', 'npm'];

interface Manifest {
  readonly packageManager?: string;
  readonly workspaces?: unknown;
}

const NO_MANIFEST: Manifest = {};

const manifestIn = (folder: string): Manifest =>
  quietly((): Manifest => readJson(join(folder, 'package.json')), NO_MANIFEST);

/** The manager of one folder: by its package.json, or by a lock file. */
function managerOfFolder(folder: string): ManagerName | undefined {
  const { packageManager = '' } = manifestIn(folder);
  return (
    NAMES.find((name) => packageManager.startsWith(`${name}@`)) ??
    NAMES.find((name) => existsSync(join(folder, MANAGERS[name].lock)))
  );
}

/** The package manager of a repository, asked of any folder in it: a package of a workspace has the one of its root. */
export function managerIn(folder: string): ManagerCommands {
  const name = managerOfFolder(folder);
  if (name !== undefined) return commandsOf(name);
  const above = dirname(folder);
  return above === folder ? commandsOf('npm') : managerIn(above);
}

/** The package manager of the workspace that a folder is in; undefined where it is in none. */
export function workspaceManager(folder: string): ManagerName | undefined {
  if (manifestIn(folder).workspaces !== undefined || existsSync(join(folder, 'pnpm-workspace.yaml')))
    return managerIn(folder).name;
  const above = dirname(folder);
  return above === folder ? undefined : workspaceManager(above);
}
