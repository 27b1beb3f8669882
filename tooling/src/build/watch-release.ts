import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Stats } from 'webpack';
import { packageVersion } from '../lib/repo';
import type { Settings } from '../lib/settings';
import { inWorkFolder, placeRelease, releaseFolder } from '../store/releases/releases';
import { localStorage } from '../store/storage/open-storage';
import { createCompiler, finishRelease } from './build-release';

/**
 * Compiles an application on every change of its sources into a release of its own, so that a page never mixes two states.
 * @param onRelease called with the version of each release, the first one included
 */
export async function watchRelease(
  settings: Settings,
  name: string,
  onRelease: (version: string) => void,
): Promise<() => Promise<void>> {
  const storage = localStorage(settings);
  const work = join(settings.dataDir, 'dev', name);
  const versionOf = (turn: number) => `${packageVersion(name)}-dev.${process.pid}.${turn}`;
  const compiler = await createCompiler(settings, name, {
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
    await inWorkFolder(storage, name, version, async (folder) => {
      cpSync(work, folder, { recursive: true });
      await placeRelease(storage, folder, await finishRelease(folder, name, version, stats.compilation));
    });
    if (turn > 2) rmSync(releaseFolder(settings, name, versionOf(turn - 2)), { recursive: true, force: true });
    onRelease(version);
  };
  const watching = compiler.watch({ aggregateTimeout: 50 }, (error, stats) => void release(error, stats));
  if (!watching) throw new Error(`webpack does not watch ${name}`);
  return () => new Promise((resolve) => watching.close(() => resolve()));
}
