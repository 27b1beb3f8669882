import { withLock, type Held, type LockOptions } from '../../store/lock/lock';
import { pointerText, type PointerContent } from '../../store/sites/composition';
import { BEGINNING_LOCK, pointerKey, readEdgePointer, readPointer, type Pointer } from '../../store/sites/sites';
import type { State } from '../../store/states/state';
import type { Storage } from '../../store/storage/storage';

/** Runs `work` while no other process changes the site or prunes. */
export async function withSite<Result>(
  storage: Storage,
  site: string,
  options: LockOptions,
  work: (held: Held) => Promise<Result>,
): Promise<Result> {
  const alone = () => withLock(storage, `site-${site}`, options, work);
  const { number } = await readEdgePointer(storage, site);
  // Prune locks each site that exists. A site without a pointer is not listed yet, so it takes the lock for beginnings.
  return number > 0 ? alone() : withLock(storage, BEGINNING_LOCK, options, alone);
}

/** @throws Error where another composition is served */
export function checkExpected(site: string, { number }: Pointer, expected: number | undefined): void {
  if (expected === undefined || expected === number) return;
  if (number === 0) throw new Error(`${site} serves nothing, not composition ${expected}. Nothing was changed.`);
  throw new Error(
    `${site} serves composition ${number}, not ${expected}: somebody deployed meanwhile. Look at 'diff ${site} ${expected} ${number}', then decide again. Nothing was changed.`,
  );
}

const pointerOf = ({ number, composition, canary, previews }: State): PointerContent => ({
  number: composition,
  state: number,
  ...(canary && { canary: { number: canary.composition, percent: canary.percent } }),
  ...(previews && { previews: previews.map(({ id, composition: own, until }) => ({ id, number: own, until })) }),
});

/** Moves a site's pointer in one step to a decision. @throws Error when another process moved it first */
export async function movePointer(storage: Storage, pointer: Pointer, decided: State, held: Held): Promise<void> {
  const { site } = decided;
  const to = pointerOf(decided);
  await held.check();
  if (await storage.swap(pointerKey(site), pointerText(to), pointer.tag)) return;
  const { number: now, state } = await readPointer(storage, site);
  // The bucket's answer was lost. The write had worked, so the bucket refused the retry.
  if (to.state > 0 && state === to.state) return;
  throw new Error(`${site} was moved to composition ${now} meanwhile. Nothing was changed; try again.`);
}
