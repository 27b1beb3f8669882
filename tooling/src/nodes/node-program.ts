import { execFile } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The versions of Node that the site runs on: the oldest one that package.json allows, and later LTS versions. */
export const NODE_VERSIONS = ['20.19', '22', '24', '26'] as const;

/**
 * Installs the npm package `node`, which contains a Node for this machine.
 * @returns the program's path
 * @param version such as '22' or '20.19'
 */
export async function nodeProgram(folder: string, version: string, env: Readonly<NodeJS.ProcessEnv>): Promise<string> {
  const place = join(folder, `node-${version}`);
  const program = join(place, 'node_modules/node/bin/node');
  if (!existsSync(program)) {
    mkdirSync(place, { recursive: true });
    const quiet = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel', 'error'];
    await run('npm', ['install', '--prefix', place, ...quiet, `node@${version}`], { env });
  }
  return program;
}
