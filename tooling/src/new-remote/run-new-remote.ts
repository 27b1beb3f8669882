import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../lib/repo';
import { newRemote, removeRemote } from './new-remote';
import { packageManagerOf, repositoryAt, type Repository } from './repository';

function install(repository: Repository, env: Readonly<NodeJS.ProcessEnv>): Promise<void> {
  const tool = packageManagerOf(repository);
  const { status } = spawnSync(
    'npx',
    ['--yes', tool, 'install', '--no-frozen-lockfile', '--prefer-offline', '--reporter=append-only'],
    {
      cwd: repository.root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
      env: { ...env, npm_config_loglevel: 'error' },
    },
  );
  if (status === 0) return Promise.resolve();
  // Nobody knows what is in node_modules now, so the next command installs again.
  rmSync(join(repository.root, 'node_modules/.rifas-installed'), { force: true });
  return Promise.reject(new Error(`${tool} could not install; nothing was changed. What it printed stands above.`));
}

interface NewRemoteOptions {
  readonly remove: boolean;
  /** To remove also what was written in it since. */
  readonly force: boolean;
}

/** `npm run new:remote mf-nombre [-- --remove [--force]]` */
export async function runNewRemote(
  name: string,
  { remove, force }: NewRemoteOptions,
  env: Readonly<NodeJS.ProcessEnv>,
): Promise<void> {
  const repository = repositoryAt(repoRoot);
  const options = { repository, install: () => install(repository, env) };
  if (remove) {
    await removeRemote(name, { ...options, force });
    return console.log(
      `\n${name} is gone: its folder, and its lines in pnpm-workspace.yaml, pnpm-lock.yaml and deployments/.`,
    );
  }
  const files = await newRemote(name, options);
  console.log(`
${name} is made, with its entry in the menu of every deployment:
${files.map((file) => `  ${name}/${file}`).join('\n')}

Next:
  npm run dev ${name}                              see it in the site; it loads again on a change
  npx jest --config ${name}/jest.config.mjs        its tests
  npm run check                                    types and lint
  ${name}/feature.json                             its routes, menu entry and variants
  npm run new:remote -- --remove ${name}           takes it out again`);
}
