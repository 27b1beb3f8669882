import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { install, noteInstalled, STAMP } from '../../bin/install.mjs';
import { repoRoot } from '../lib/repo';
import { newRemote, removeRemote } from './new-remote';
import { repositoryAt, type Repository } from './repository';

function installAnew({ root }: Repository, env: Readonly<NodeJS.ProcessEnv>): Promise<void> {
  if (install(root, ['--no-frozen-lockfile', '--prefer-offline'], env) === 0) return Promise.resolve();
  // The state of node_modules is unknown now, so the next command must install again.
  rmSync(join(root, STAMP), { force: true });
  return Promise.reject(new Error('The installation failed; nothing was changed. What it printed stands above.'));
}

/** Formats with prettier, because the commit hook refuses anything else. */
async function formatted(path: string, text: string): Promise<string> {
  const { format, resolveConfig } = await import('prettier');
  const filepath = join(repoRoot, path);
  return format(text, { ...(await resolveConfig(filepath)), filepath });
}

/**
 * `npm run new:remote mf-nombre [-- --remove [--force]]`
 * @param force also removes files that people changed in the remote
 */
export async function runNewRemote(
  name: string,
  { remove, force }: { readonly remove: boolean; readonly force: boolean },
  env: Readonly<NodeJS.ProcessEnv>,
): Promise<void> {
  const repository = repositoryAt(repoRoot);
  const options = { repository, install: () => installAnew(repository, env), format: formatted };
  if (remove) {
    await removeRemote(name, { ...options, force });
    noteInstalled(repository.root);
    return console.log(
      `\n${name} is gone: its folder, and its lines in pnpm-workspace.yaml, pnpm-lock.yaml and deployments/.`,
    );
  }
  const files = await newRemote(name, options);
  // Saves the next command from installing again.
  noteInstalled(repository.root);
  const next = [
    [`npm run dev ${name}`, 'see it in the site; open pages take each change'],
    [`npx jest --config ${name}/jest.config.mjs`, 'its tests'],
    ['npm run check', 'types, lint and the other checks'],
    [`${name}/feature.json`, 'its routes, menu entry and variants'],
    [`npm run new:remote -- --remove ${name}`, 'takes it out again'],
  ] as const;
  console.log(`
${name} is made, with its entry in the menu of every deployment:
${files.map((file) => `  ${name}/${file}`).join('\n')}

Next:
${next
  .map(([what, why]) => `  ${what.padEnd(`npx jest --config ${name}/jest.config.mjs`.length)}  ${why}`)
  .join('\n')}`);
}
