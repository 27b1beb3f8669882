import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Versions } from '../build/build-all';
import { repoRoot } from '../lib/repo';
import type { Settings } from '../lib/settings';

/** What bench/src/main.ts exports. */
interface Bench {
  readonly bench: (settings: Settings, parts: readonly string[], runs: string | undefined) => Promise<void>;
  readonly checkBudgets: (
    settings: Settings,
    versions: Versions,
  ) => Promise<{ readonly passed: number; readonly failed: number }>;
}

/** The benchmark stands on this package, so that this package finds it by its place, as it finds what it builds. */
export const loadBench = async (): Promise<Bench> =>
  (await import(pathToFileURL(join(repoRoot, 'bench/src/main.ts')).href)) as Bench;
