import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { applicationNames, repoRoot } from '../lib/repo';
import { localVersion, releaseFolder } from './build-release';

export type Versions = Readonly<Record<string, string>>;

const buildInProcess = (name: string, version: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', join(repoRoot, 'tooling/src/build/build-one.ts'), name, version], {
      cwd: repoRoot,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The build of ${name} failed.`))));
  });

/** Builds what changed of all applications, as many at a time as there are cores; answers their versions. */
export async function buildAll(names: readonly string[] = applicationNames(), log: (line: string) => void = console.log): Promise<Versions> {
  const versions = Object.fromEntries(names.map((name) => [name, localVersion(name)]));
  const queue = names.filter((name) => !existsSync(join(releaseFolder(name, versions[name] ?? ''), 'release.json')));
  if (queue.length === 0) return versions;
  log(`Building ${queue.join(', ')}…`);
  const started = Date.now();
  const worker = async () => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) await buildInProcess(name, versions[name] ?? '');
  };
  await Promise.all(Array.from({ length: Math.max(1, Math.min(4, availableParallelism())) }, worker));
  log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  return versions;
}
