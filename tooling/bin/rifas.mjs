#!/usr/bin/env node
// The door of the repository: plain JavaScript, so that it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Rifas needs Node 20.19 or later; this is ${process.versions.node}.`);
  process.exit(1);
}

function installIfNeeded() {
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
  hash.update(process.platform + process.arch);
  const fingerprint = hash.digest('hex');
  const stamp = join(root, 'node_modules', '.rifas-installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;

  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  console.log(`Installing with ${packageManager}…`);
  const result = spawnSync('npx', ['--yes', packageManager, 'install', '--frozen-lockfile', '--reporter=append-only'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, CI: 'true', npm_config_loglevel: 'error' },
  });
  if (result.status !== 0) {
    console.error('The installation failed; what it printed stands above.');
    process.exit(result.status ?? 1);
  }
  setHooks();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, fingerprint);
}

/** Formats are checked on commit. A clone that names hooks of its own keeps them; outside a git checkout there are none. */
function setHooks() {
  if (!existsSync(join(root, '.git'))) return;
  const git = (...args) => spawnSync('git', ['-C', root, ...args], { stdio: 'ignore' }).status;
  if (git('config', 'core.hooksPath') === 1) git('config', 'core.hooksPath', '.githooks');
}

const [command, ...args] = process.argv.slice(2);
installIfNeeded();
if (command === 'ops') {
  // Used often and from scripts, so that it is compiled once.
  const { loadProgram } = await import('./compiled.mjs');
  await (await loadProgram('tooling/src/ops/main.ts')).runOps(args);
} else {
  const { register } = await import(pathToFileURL(join(root, 'node_modules/tsx/dist/esm/api/index.mjs')).href);
  register();
  const { run } = await import(pathToFileURL(join(root, 'tooling/src/cli/commands.ts')).href);
  await run(process.argv.slice(2));
}
