// Installs packages. Plain JavaScript, because it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The file that notes for which manifests the packages were installed; below the repository's root. */
export const STAMP = 'node_modules/.rifas-installed';
const stampOf = (root) => join(root, STAMP);

/** A hash of every file that an installation depends on. */
function fingerprint(root) {
  const manifests = [
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'package.json',
    ...readdirSync(root, { withFileTypes: true })
      .filter(
        (entry) =>
          entry.isDirectory() && existsSync(join(root, entry.name, 'package.json')) && entry.name !== 'node_modules',
      )
      .map((entry) => join(entry.name, 'package.json'))
      .sort(),
  ];
  const hash = createHash('sha256');
  for (const file of manifests) hash.update(file).update(readFileSync(join(root, file)));
  return hash.update(process.platform + process.arch).digest('hex');
}

export function isInstalled(root) {
  const stamp = stampOf(root);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(root);
}

export function noteInstalled(root) {
  const stamp = stampOf(root);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, fingerprint(root));
}

export function install(root, flags, env) {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const isWindows = process.platform === 'win32';
  const options = ['--dir', isWindows ? `"${root}"` : root, '--reporter=append-only', ...flags];
  const { status } = spawnSync('npx', ['--yes', packageManager, 'install', ...options], {
    // npx first reads all packages installed in its folder, which takes longer than an installation with nothing to do.
    cwd: tmpdir(),
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: isWindows,
    env: { ...env, npm_config_loglevel: 'error' },
  });
  return status ?? 1;
}
