import { commandsOf, type ManagerCommands, type ManagerName } from '@rifas/tooling/lib/package-manager';

export interface PackageManager extends ManagerCommands {
  /** Its arguments for installing; undefined where that is done in the workspace. */
  readonly install?: readonly string[];
  /** Its name and version in package.json: by them corepack gives it to CI. npm comes with Node. */
  readonly packageManager?: string;
  /** What a repository needs for it. */
  readonly files: ReadonlyMap<string, string>;
}

/**
 * pnpm 11 and later end an installation with an error until somebody decides about each package's own scripts. These
 * packages come built, and work without them. Before version 10.5, pnpm refused this file without `packages`.
 */
const PNPM_SETTINGS = `allowBuilds:
  '@parcel/watcher': false
  '@swc/core': false
`;

/** The package manager that runs this program, by `npm_config_user_agent`, such as `yarn/4.9.2 npm/? node/v22.0.0`. */
function runningManager(agent: string): PackageManager {
  const files = new Map<string, string>();
  const install = ['install', '--prefer-offline'];
  const packageManager = agent.split(' ', 1).join('').replace('/', '@');
  if (agent.startsWith('pnpm/')) {
    if (Number.parseInt(agent.slice('pnpm/'.length), 10) >= 11) files.set('pnpm-workspace.yaml', PNPM_SETTINGS);
    return { ...commandsOf('pnpm'), install, packageManager, files };
  }
  if (!agent.startsWith('yarn/')) return { ...commandsOf('npm'), install, files };
  if (!agent.startsWith('yarn/1.')) {
    files.set('.yarnrc.yml', 'nodeLinker: node-modules\n');
    // Without a lock file of its own, Yarn takes the folder for a forgotten part of a project above it.
    files.set('yarn.lock', '');
  }
  return { ...commandsOf('yarn'), install: ['install'], packageManager, files };
}

/**
 * The package manager of a new repository: of the workspace that it is made in, else the one that runs this program.
 * npm would install into another manager's workspace beside its lock file, and Yarn beside the workspace.
 */
export function packageManagerOf(agent = '', workspace?: ManagerName): PackageManager {
  const running = runningManager(agent);
  if (workspace === undefined) return running;
  // With files of its own, the folder would be no part of the workspace.
  const files = new Map<string, string>();
  if (workspace === running.name && workspace !== 'yarn') return { ...running, files };
  return { ...commandsOf(workspace), files };
}
