import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Versions } from '../build/build-all';
import type { Counts } from '../checks/run-checks';
import { repoRoot } from '../lib/repo';
import type { Settings } from '../lib/settings';

/** What bench/src/main.ts exports. */
interface Bench {
  readonly bench: (settings: Settings, parts: readonly string[], runs: string | undefined) => Promise<void>;
  readonly checkBudgets: (settings: Settings, versions: Versions) => Promise<Counts>;
}

/** What attack/src/main.ts exports. */
interface AttackSuite {
  readonly attack: (settings: Settings, only: readonly string[]) => Promise<number>;
}

const load = (path: string): Promise<unknown> => import(pathToFileURL(join(repoRoot, path)).href);

// bench and attack depend on this package, so this package loads them by path.
export const loadBench = async (): Promise<Bench> => (await load('bench/src/main.ts')) as Bench;
export const loadAttack = async (): Promise<AttackSuite> => (await load('attack/src/main.ts')) as AttackSuite;
