#!/usr/bin/env node
// The entry point of all commands. Plain JavaScript, because it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { install, isInstalled, noteInstalled } from './install.mjs';
import { nodeProblem } from './node-version.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const problem = nodeProblem();
if (problem !== undefined) {
  console.error(problem);
  process.exit(1);
}

function installIfNeeded() {
  if (isInstalled(root)) return;
  console.log('Installing…');
  const code = install(root, ['--frozen-lockfile'], { ...process.env, CI: 'true' });
  if (code !== 0) {
    console.error('The installation failed; what it printed stands above.');
    process.exit(code);
  }
  setHooks();
  noteInstalled(root);
}

/** A hook checks formats on commit. A clone with its own hooks keeps them; without git there are none. */
function setHooks() {
  if (!existsSync(join(root, '.git'))) return;
  const git = (...args) => spawnSync('git', ['-C', root, ...args], { stdio: 'ignore' }).status;
  if (git('config', 'core.hooksPath') === 1) git('config', 'core.hooksPath', '.githooks');
}

const [command, ...args] = process.argv.slice(2);
installIfNeeded();
// Used often and by scripts, so they are compiled once.
const COMPILED = {
  ops: async (load) => (await load('tooling/src/ops/main.ts')).runOps(args),
  start: async (load) => (await load('tooling/src/cli/start-process.ts')).runStart(args),
};
if (Object.hasOwn(COMPILED, command ?? '')) {
  const { loadProgram } = await import('./compiled.mjs');
  process.setSourceMapsEnabled(true);
  await COMPILED[command](loadProgram);
} else {
  const { register } = await import(pathToFileURL(join(root, 'node_modules/tsx/dist/esm/api/index.mjs')).href);
  register();
  const { run } = await import(pathToFileURL(join(root, 'tooling/src/cli/commands.ts')).href);
  await run(process.argv.slice(2));
}
