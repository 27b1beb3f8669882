import { withLock } from '../../store/lock/lock';
import { compositionProblems } from '../../store/sites/check-composition';
import type { Composition } from '../../store/sites/composition';
import { getComposition, readPointer } from '../../store/sites/sites';
import type { Storage } from '../../store/storage/storage';
import { checkExpected, movePointer, WAIT_MS } from './deploy';

interface RollbackOptions {
  readonly site: string;
  /** The composition to go back to; what was served before the one that is when left out. */
  readonly number?: number | undefined;
  readonly expect?: number | undefined;
  readonly waitMs?: number;
}

interface RolledBack {
  readonly composition: Composition;
  readonly before: number;
}

/** Serves an earlier composition again, as it was. @throws Error when there is none, or its files are not what was written */
export function rollback(
  storage: Storage,
  { site, number, expect, waitMs = WAIT_MS }: RollbackOptions,
): Promise<RolledBack> {
  return withLock(storage, `site-${site}`, { task: `rollback ${site}`, waitMs }, async (held) => {
    const pointer = await readPointer(storage, site);
    checkExpected(site, pointer, expect);
    if (pointer.number === 0)
      throw new Error(`Nothing is served by ${site} in ${storage.where}: there is nothing to roll back.`);
    const target = number ?? (await getComposition(storage, site, pointer.number)).before;
    if (target === 0)
      throw new Error(`${site} serves its first composition, ${pointer.number}: there is none before it.`);
    const composition = await getComposition(storage, site, target);
    const problems = await compositionProblems(storage, composition);
    if (problems.length > 0)
      throw new Error(
        `Composition ${target} of ${site} is not what was written:\n${problems.map((one) => `  ${one}`).join('\n')}\nNothing was changed.`,
      );
    if (target !== pointer.number) await movePointer(storage, site, pointer, target, held);
    return { composition, before: pointer.number };
  });
}
