import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Stats } from 'webpack';
import { errorMessage } from '../lib/error-code';
import { packageVersion, repoRoot, SHELL } from '../lib/repo';
import type { Settings } from '../lib/settings';
import { inWorkFolder, placeRelease, releaseFolder } from '../store/releases/releases';
import { localStorage } from '../store/storage/open-storage';
import { createCompiler, finishRelease } from './build-release';

/** Files that replace single modules of an open page; no release contains them. */
export const HOT_UPDATE = /\.hot-update\./;

/**
 * Marks the versions of this process. Browsers keep a release for a year, and containers reuse process numbers, so the
 * time is part of it.
 */
export const WATCHED = `-dev.${process.pid}.${Math.floor(Date.now() / 1000).toString(36)}.`;

/** Where webpack writes the output of a watched application, with the files that replace modules. */
export const watchedFolder = ({ dataDir }: Pick<Settings, 'dataDir'>, name: string): string =>
  join(dataDir, 'dev', name);

/** Events of a watched application. */
export interface WatchListener {
  /**
   * Compiled, with an unchanged feature.json; the release does not exist yet.
   * @param hash of its scripts, to which an open page can be updated
   */
  readonly onCompiled: (hash: string) => void;
  /**
   * The release exists; also called for the first one. After the returned promise the previous release is removed.
   * @param hash of its scripts; where feature.json changed the version, to which no page can be updated
   */
  readonly onRelease: (version: string, hash: string) => Promise<void>;
}

/** Compiles an application on every change into a new release, so that a page never mixes two states of the sources. */
export async function watchRelease(
  settings: Settings,
  name: string,
  { onCompiled, onRelease }: WatchListener,
): Promise<() => Promise<void>> {
  const storage = localStorage(settings);
  const work = watchedFolder(settings, name);
  // Files of an earlier run would become part of every release.
  rmSync(work, { recursive: true, force: true });
  const versionOf = (turn: number) => packageVersion(name) + WATCHED + String(turn);
  const compiler = await createCompiler(settings, name, {
    outDir: work,
    version: `${packageVersion(name)}-dev`,
    mode: 'development',
    // The shell is the page itself, so a change of it reloads the page.
    hot: name !== SHELL,
  });
  const featureFile = join(repoRoot, name, 'feature.json');
  // feature.json is part of the release, but no module imports it.
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
    // Pages read routes and entries only when they load.
    const isDeclaredAnew = declared !== undefined && feature !== declared;
    if (!isDeclaredAnew) onCompiled(hash);
    const isPlaced = await inWorkFolder(storage, name, version, async (folder) => {
      // Copies at once, because the next compilation writes to the same folder.
      cpSync(work, folder, { recursive: true, filter: (file) => !HOT_UPDATE.test(file) });
      await before;
      // A newer compilation replaces this one.
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
