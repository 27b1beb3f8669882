import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Stats } from 'webpack';
import { errorMessage } from '../lib/error-code';
import { packageVersion, repoRoot, SHELL } from '../lib/repo';
import type { Settings } from '../lib/settings';
import { inWorkFolder, placeRelease, releaseFolder } from '../store/releases/releases';
import { localStorage } from '../store/storage/open-storage';
import { createCompiler, finishRelease } from './build-release';

/** Files that replace single modules of an open page: of a page that is there, and of no release. */
export const HOT_UPDATE = /\.hot-update\./;

/** In the versions of this process alone: browsers keep a release for a year, and a container gives the same number to each process. */
export const WATCHED = `-dev.${process.pid}.${Math.floor(Date.now() / 1000).toString(36)}.`;

/** Where webpack writes what is watched, with the files that replace modules. */
export const watchedFolder = ({ dataDir }: Pick<Settings, 'dataDir'>, name: string): string =>
  join(dataDir, 'dev', name);

/** What happens to an application that is watched. */
export interface WatchListener {
  /**
   * It has been compiled, and its feature.json is what it was; its release is not there yet.
   * @param hash of its scripts, which an open page can be brought to
   */
  readonly onCompiled: (hash: string) => void;
  /**
   * Its release is there, the first one included. When pages get it the one before goes.
   * @param hash of its scripts; of a release with another feature.json its version, which no page can be brought to
   */
  readonly onRelease: (version: string, hash: string) => Promise<void>;
}

/** Compiles an application on every change of its sources into a release of its own, so that a page never mixes two states. */
export async function watchRelease(
  settings: Settings,
  name: string,
  { onCompiled, onRelease }: WatchListener,
): Promise<() => Promise<void>> {
  const storage = localStorage(settings);
  const work = watchedFolder(settings, name);
  // Files of a run before would become part of every release.
  rmSync(work, { recursive: true, force: true });
  const versionOf = (turn: number) => packageVersion(name) + WATCHED + String(turn);
  const compiler = await createCompiler(settings, name, {
    outDir: work,
    version: `${packageVersion(name)}-dev`,
    mode: 'development',
    // The shell is the page itself: it is loaded again.
    hot: name !== SHELL,
  });
  const featureFile = join(repoRoot, name, 'feature.json');
  // No module of the bundle, and part of the release all the same.
  if (name !== SHELL)
    compiler.hooks.afterCompile.tap('feature.json', ({ fileDependencies }) => fileDependencies.add(featureFile));
  const declaredNow = () => (name === SHELL ? '' : readFileSync(featureFile, 'utf8'));
  let declared: string | undefined;
  let served: string | undefined;
  let turn = 0;
  const release = async (stats: Stats, before: Promise<void>) => {
    turn += 1;
    const version = versionOf(turn);
    const hash = stats.hash ?? '';
    const feature = declaredNow();
    // Routes and entries are read when a page is loaded.
    const isDeclaredAnew = declared !== undefined && feature !== declared;
    if (!isDeclaredAnew) onCompiled(hash);
    const isPlaced = await inWorkFolder(storage, name, version, async (folder) => {
      // At once: what is compiled next is written there, too.
      cpSync(work, folder, { recursive: true, filter: (file) => !HOT_UPDATE.test(file) });
      await before;
      // What was compiled meanwhile comes in its place.
      if (version !== versionOf(turn)) return false;
      return placeRelease(storage, folder, await finishRelease(folder, name, version, stats.compilation, false));
    });
    if (!isPlaced) return;
    declared = feature;
    await onRelease(version, isDeclaredAnew ? version : hash);
    if (served !== undefined) rmSync(releaseFolder(settings, name, served), { recursive: true, force: true });
    served = version;
  };
  const tell = (problem: string) => console.error(`\n${name}:\n${problem}`);
  let last = Promise.resolve();
  const watching = compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
    if (error || !stats || stats.hasErrors()) tell(error?.message ?? stats?.toString('errors-only') ?? 'no result');
    else last = release(stats, last).catch((thrown: unknown) => tell(errorMessage(thrown)));
  });
  if (!watching) throw new Error(`webpack does not watch ${name}`);
  return () => new Promise((resolve) => watching.close(() => resolve()));
}
