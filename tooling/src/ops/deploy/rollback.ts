import { withLock } from '../../store/lock/lock';
import { checkComposition } from '../../store/sites/check-composition';
import { findComposition, noComposition } from '../../store/sites/sites';
import type { State } from '../../store/states/state';
import { findState, historyOf, parentOf, turnsAfter, writeState } from '../../store/states/states';
import type { Storage } from '../../store/storage/storage';
import { unlessDamaged } from '../../store/storage/stored-json';
import { checkVouched } from '../../store/teams/signature';
import { readTeams } from '../../store/teams/teams';
import { endOfCanary, endText } from '../history/canary-end';
import { decideTheSame } from './canary';
import { composeAgain, wholeAgain } from './compose-state';
import type { Deployed } from './deploy';
import { decidedFor, withoutCanary } from './for-all';
import { checkExpected, movePointer } from './pointer';
import { keepingPreviews } from './preview';
import { withFallbacks } from './previous';
import { decision, standingOf, type Decided, type DecisionOptions } from './standing';

interface RollbackOptions extends DecisionOptions {
  /** The composition to go back to; when left out, the one served when the present one was deployed. */
  readonly number?: number | undefined;
  readonly expect?: number | undefined;
}

/** Whether a state ever counted: a refused or killed deploy leaves a state too. */
export async function hasCounted(storage: Storage, current: State, { number, action }: State): Promise<boolean> {
  if (action === 'found') return true;
  let one: State | undefined = current;
  while (one && one.number > number) {
    if (one.parent === 0) return false;
    one = await findState(storage, one.site, one.parent);
  }
  // An edge that follows a bucket has only the last states, and all of those counted.
  return one === undefined || one.number === number;
}

/** A composition's state. @throws Error that lists the compositions, or says why this one cannot be served */
async function goalOf(storage: Storage, current: State, number: number): Promise<State> {
  const { site } = current;
  const state = await findState(storage, site, number);
  if (state && !(await hasCounted(storage, current, state)))
    throw new Error(
      `Composition ${number} of ${site} was never served: its deploy was refused, or ended half way. Deploy its releases instead. Nothing was changed.`,
    );
  // The state of a rollback has a number, but no pages of its own.
  const goal = state && decidedFor(state, number);
  if (goal) return goal;
  if (state?.previews?.some((preview) => preview.composition === number))
    throw new Error(
      `Composition ${number} of ${site} is a preview's, whose pages report nothing. Deploy its releases instead. Nothing was changed.`,
    );
  throw await noComposition(storage, site, number);
}

/** The composition served when this one was deployed; read from the states where this one is damaged or gone. */
async function beforeOf(storage: Storage, site: string, number: number): Promise<number> {
  const composition = await unlessDamaged(findComposition(storage, site, number));
  if (composition) return composition.before;
  const state = await findState(storage, site, number);
  const parent = state && (await parentOf(storage, state));
  if (parent) return parent.composition;
  throw new Error(
    `Composition ${number} of ${site} is damaged, so what stood before it is not known: name its number.`,
  );
}

/** Notes that a composition which only a canary's visitors got was taken back from them. */
async function takenBack(storage: Storage, current: State, composition: number): Promise<readonly string[]> {
  const end = endOfCanary(await historyOf(storage, current, current.number - composition + 1), composition);
  if (!end || end.isFinished) return [];
  return [`Composition ${composition} was a canary, and was taken back: ${endText(end)}.`];
}

/** Most visitors have the composition anyway, so a check that refuses it must not keep the others in the canary. */
const orNamingAbort = (siteOfCanary: string | undefined, checks: Promise<void>): Promise<void> =>
  checks.catch((error: unknown) => {
    if (siteOfCanary === undefined || !(error instanceof Error)) throw error;
    throw new Error(`${error.message} 'abort ${siteOfCanary}' ends the canary without this check.`, { cause: error });
  });

/** Serves an earlier composition again, as it was. @throws Error when there is none, or its files are not what was written */
export function rollback(
  storage: Storage,
  { site, number, expect, why = '', teamsFile, waitMs }: RollbackOptions,
): Promise<Deployed & Decided> {
  return withLock(storage, `site-${site}`, { task: `rollback ${site}`, waitMs }, async (held) => {
    const { pointer, state: current, notes } = await standingOf(storage, site);
    checkExpected(site, pointer, expect);
    if (!current && pointer.number > 0) throw await noComposition(storage, site, pointer.number);
    if (!current) throw new Error(`Nothing is served by ${site} in ${storage.where}: there is nothing to roll back.`);
    // A rollback during a canary first of all ends the canary.
    const target = number ?? (current.canary ? pointer.number : await beforeOf(storage, site, pointer.number));
    if (target === 0)
      throw new Error(`${site} serves its first composition, ${pointer.number}: there is none before it.`);
    const isServed = target === pointer.number || target === current.canary?.composition;
    const served = isServed ? await unlessDamaged(findComposition(storage, site, target)) : undefined;
    const goal = served && target === pointer.number ? withoutCanary(current) : await goalOf(storage, current, target);
    const teams = await readTeams(storage, teamsFile);
    // Before anything is composed: the message names what a person can do, and no number that nobody asked for.
    const endsCanary = current.canary && target === pointer.number;
    await orNamingAbort(endsCanary ? site : undefined, checkVouched(storage, teams, Object.entries(goal.versions)));
    const made = await decision(storage, current, 'rollback', why);
    const isServedToAll = target === pointer.number && !current.canary;
    const { state: fit, notes: lost } = isServedToAll
      ? { state: goal, notes: [] }
      : await withFallbacks(storage, goal, teams);
    const composition =
      lost.length > 0
        ? await composeAgain(storage, { ...fit, number: made.number, at: made.at, by: made.by })
        : (served ?? (await wholeAgain(storage, target, goal)));
    await orNamingAbort(endsCanary ? site : undefined, checkComposition(storage, composition, teams));
    if (isServedToAll) return { composition, state: current, stateBefore: current, before: target, notes };
    const decided: State = {
      ...fit,
      ...made,
      composition: composition.number,
      // Somebody chose these versions, so they stay even when the sources change.
      named: { ...goal.named, ...goal.versions },
      turns: turnsAfter(current, goal.deployment),
    };
    const state = keepingPreviews(decided, current);
    await writeState(storage, state, composition.source);
    await movePointer(storage, pointer, state, held);
    const ended = current.canary && target !== pointer.number ? [`The canary of ${site} has ended with it.`] : [];
    // After a deploy that changed nothing, the composition before is no way back from a bad release.
    const isSame = number === undefined && !current.canary && decideTheSame(goal, current);
    const same = `Composition ${target} has the same releases and settings as ${pointer.number}. 'history ${site}' names earlier ones to go back to.`;
    const wasCanary = target !== pointer.number && goal.action === 'canary';
    const bad = wasCanary ? await takenBack(storage, current, target) : [];
    const said = [...notes, ...lost, ...ended, ...bad, ...(isSame ? [same] : [])];
    return { composition, state, stateBefore: current, before: pointer.number, notes: said };
  });
}
