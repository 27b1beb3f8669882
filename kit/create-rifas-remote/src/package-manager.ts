import { commandsOf, type ManagerCommands } from '@rifas/tooling/lib/package-manager';

export interface PackageManager extends ManagerCommands {
  readonly install: readonly string[];
  /** Its name and version in package.json: by them corepack gives it to CI. npm comes with Node. */
  readonly packageManager?: string;
  /** What a repository needs for it. */
  readonly files: ReadonlyMap<string, string>;
}

/** The package manager that runs this program, by `npm_config_user_agent`, such as `yarn/4.9.2 npm/? node/v22.0.0`. */
export function packageManagerOf(agent = ''): PackageManager {
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
