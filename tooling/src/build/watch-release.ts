import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Stats } from 'webpack';
import { dataDir, packageVersion, SHELL } from '../lib/repo';
import { createCompiler, describeRelease, releaseFolder } from './build-release';
import { buildPageParts } from './page-parts';

/**
 * Compiles an application on every change of its sources into a release of its own, so that a page never mixes two states.
 * @param onRelease called with the version of each release, the first one included
 */
export async function watchRelease(name: string, onRelease: (version: string) => void): Promise<() => Promise<void>> {
  const work = join(dataDir, 'dev', name);
  const versionOf = (turn: number) => `${packageVersion(name)}-dev.${process.pid}.${turn}`;
  const compiler = await createCompiler(name, {
    outDir: work,
    version: `${packageVersion(name)}-dev`,
    mode: 'development',
  });
  let turn = 0;
  const release = async (error: Error | null, stats: Stats | undefined) => {
    if (error || !stats || stats.hasErrors()) {
      console.error(`\n${name}:\n${error?.message ?? stats?.toString('errors-only') ?? 'no result'}`);
      return;
    }
    turn += 1;
    const version = versionOf(turn);
    const folder = releaseFolder(name, version);
    mkdirSync(folder, { recursive: true });
    cpSync(work, folder, { recursive: true });
    if (name === SHELL) await buildPageParts(folder);
    writeFileSync(
      join(folder, 'release.json'),
      JSON.stringify(describeRelease(name, version, folder, stats.compilation)),
    );
    if (turn > 2) rmSync(releaseFolder(name, versionOf(turn - 2)), { recursive: true, force: true });
    onRelease(version);
  };
  const watching = compiler.watch({ aggregateTimeout: 50 }, (error, stats) => void release(error, stats));
  if (!watching) throw new Error(`webpack does not watch ${name}`);
  return () => new Promise((resolve) => watching.close(() => resolve()));
}
