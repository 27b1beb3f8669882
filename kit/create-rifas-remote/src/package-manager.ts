import { commandsOf, type ManagerCommands, type ManagerName } from '@rifas/tooling/lib/package-manager';

export interface PackageManager extends ManagerCommands {
  /** Its arguments for installing; undefined where that is done in the workspace. */
  readonly install?: readonly string[];
  /** Its name and version in package.json: by them corepack gives it to CI. npm comes with Node. */
  readonly packageManager?: string;
  /** What a repository needs for it. */
  readonly files: ReadonlyMap<string, string>;
}

/** The package manager that runs this program, by `npm_config_user_agent`, such as `yarn/4.9.2 npm/? node/v22.0.0`. */
function runningManager(agent: string): PackageManager {
  const files = new Map<string, string>();
  const install = ['install', '--prefer-offline'];
  const packageManager = agent.split(' ', 1).join('').replace('/', '@');
  if (agent.startsWith('pnpm/')) return { ...commandsOf('pnpm'), install, packageManager, files };
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
  if (workspace === undefined || (workspace === running.name && workspace !== 'yarn')) return running;
  return { ...commandsOf(workspace), files: new Map() };
}
