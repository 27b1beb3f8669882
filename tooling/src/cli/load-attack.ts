import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repoRoot } from '../lib/repo';
import type { Settings } from '../lib/settings';

/** What attack/src/main.ts exports. */
interface AttackSuite {
  readonly attack: (settings: Settings, only: readonly string[]) => Promise<number>;
}

/** The attacks stand on this package, as the benchmark does, and are found the same way. */
export const loadAttack = async (): Promise<AttackSuite> =>
  (await import(pathToFileURL(join(repoRoot, 'attack/src/main.ts')).href)) as AttackSuite;
