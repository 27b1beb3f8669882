import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from '../build/build-all';
import { freePort } from '../lib/processes';
import { repoRoot } from '../lib/repo';
import { withEnvironment, type Settings } from '../lib/settings';
import { copyRelease } from '../store/releases/releases';
import { localStorage } from '../store/storage/open-storage';
import { createRecorder, type Recorder } from './recorder';

/** A folder of its own, where a site is started that nobody else uses. */
export interface Place {
  readonly settings: Settings;
  readonly url: string;
  /** Where the team's own build of the next release lies. */
  readonly dist: string;
  readonly recorder: Recorder;
}

/** A finished transcript. */
interface Told {
  /** In docs/. */
  readonly file: string;
  readonly header: string;
  /** The application whose team releases. */
  readonly remote: string;
  readonly tell: (place: Place) => Promise<void>;
}

/** Starts a site of its own with the releases that the sources of this checkout make. @returns the transcript of what is told there */
export async function record(settings: Settings, { file, header, remote, tell }: Told): Promise<string> {
  const versions = await buildAll(settings);
  const work = join(settings.dataDir, file);
  rmSync(work, { recursive: true, force: true });
  const port = await freePort();
  const own = withEnvironment(settings, {
    DATA_DIR: work,
    SITE_DIR: join(work, 'site'),
    OPS_STORAGE: '',
    DEPLOYMENT: 'dtyt',
    SITE: 'dtyt',
    PORT: String(port),
    DATABASE_URL: '',
    API_URL: '',
  });
  for (const [application, version] of Object.entries(versions))
    await copyRelease(localStorage(settings), localStorage(own), application, version);
  const dist = join(work, 'dist');
  const recorder = createRecorder(own.env, [
    [dist, `${remote}/dist`],
    [work, '.data'],
    [repoRoot, '.'],
  ]);
  recorder.say(header);
  try {
    await recorder.start();
    await tell({ settings: own, url: `http://localhost:${port}`, dist, recorder });
    return recorder.text().replaceAll(`localhost:${port}`, 'localhost:3000');
  } catch (error) {
    console.error(recorder.text());
    throw error;
  } finally {
    await recorder.stop();
  }
}

export const versionIn = (page: string, remote: string): string | undefined =>
  new RegExp(`"name":"${remote}","version":"([^"]+)"`).exec(page)?.[1];

const SERVED_LIMIT_MS = 30_000;

/**
 * Waits until the site serves this version of the remote.
 * @returns how long that took, in milliseconds
 * @throws Error where it never does
 */
export async function untilServed(url: string, remote: string, version: string): Promise<number> {
  const started = performance.now();
  for (;;) {
    const served = versionIn(await (await fetch(`${url}/login`)).text(), remote);
    const passed = Math.round(performance.now() - started);
    if (served === version) return passed;
    if (passed > SERVED_LIMIT_MS) throw new Error(`${url} serves ${remote} ${served ?? ''}, not ${version}.`);
  }
}
