import { isDeepStrictEqual } from 'node:util';
import { UsageError } from '../../lib/command-line';
import { without } from '../../lib/without';
import { withLock } from '../../store/lock/lock';
import { checkComposition } from '../../store/sites/check-composition';
import type { Composition } from '../../store/sites/composition';
import { findComposition, getComposition, noComposition } from '../../store/sites/sites';
import type { Action, Canary, State } from '../../store/states/state';
import { getSettings, getState, historyOf, writeState } from '../../store/states/states';
import type { Storage } from '../../store/storage/storage';
import { unlessDamaged } from '../../store/storage/stored-json';
import { checkVouched } from '../../store/teams/signature';
import { readTeams } from '../../store/teams/teams';
import { endOfCanary, endText } from '../history/canary-end';
import { composeAgain, wholeAgain } from './compose-state';
import { decidedFor, forAll, withoutCanary } from './for-all';
import { movePointer } from './pointer';
import { keepingPreviews } from './preview';
import { withFallbacks } from './previous';
import { decision, standingOf, type Decided, type DecisionOptions } from './standing';

/** Checks how many of a hundred visitors a canary may have. @param text what the user typed @throws UsageError */
function checkPercent(percent: number, text = String(percent)): number {
  if (Number.isInteger(percent) && percent >= 1 && percent <= 99) return percent;
  throw new UsageError(
    `A canary has 1 to 99 of a hundred visitors, in whole numbers, not ${text}; 'finish' gives it to all.`,
  );
}

/** The number given to `--percent` or to widen. @throws UsageError */
export const percentOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : checkPercent(Number(text), text === '' ? "''" : text);

/** Whether two states decide the same versions of one deployment, with the same settings. */
export const decideTheSame = (
  one: Pick<State, 'deployment' | 'settings' | 'versions'>,
  other: Pick<State, 'deployment' | 'settings' | 'versions'>,
): boolean =>
  one.deployment === other.deployment &&
  one.settings === other.settings &&
  isDeepStrictEqual(one.versions, other.versions);

/** @throws Error where a canary runs: with two of them, nobody could tell which one is bad */
export function checkNoCanary(state: State | undefined): void {
  if (!state?.canary) return;
  const { site, canary } = state;
  throw new Error(
    `${site} gives composition ${canary.composition} to ${canary.percent} of a hundred visitors. First 'finish ${site}' or 'abort ${site}'. Nothing was changed.`,
  );
}

/**
 * The state of a canary: some visitors get what `whole` decides, the others keep what they have.
 * @throws Error where the site does not serve this deployment, or gives all visitors the same already
 */
export function asCanary(
  whole: State,
  current: State | undefined,
  percent: number,
): State & { readonly canary: Canary } {
  if (current?.deployment !== whole.deployment)
    throw new Error(
      `${whole.site} does not serve ${whole.deployment}${current ? `, but ${current.deployment}` : ''}: a canary is a part of what is served. Nothing was changed.`,
    );
  const { composition, versions, previous, named, settings } = whole;
  if (decideTheSame(whole, current)) {
    const all = Object.entries(versions).map((pair) => pair.join(' '));
    throw new Error(
      `${whole.site} serves these versions with these settings already (${all.join(', ')}): a canary of them compares nothing. Name another release, or change the deployment's file. Nothing was changed.`,
    );
  }
  return {
    ...current,
    number: whole.number,
    parent: current.number,
    at: whole.at,
    by: whole.by,
    why: whole.why,
    action: 'canary',
    canary: { composition, versions, previous, named, settings, percent: checkPercent(percent) },
  };
}

export interface CanaryOptions extends DecisionOptions {
  /** The state that must count now; any other refuses the decision. */
  readonly expect?: number;
}

export interface CanaryChanged extends Decided {
  readonly notes: readonly string[];
  /** What visitors outside any canary get. */
  readonly composition: Composition;
}

/** How many decisions tell of a canary that somebody else has just ended. */
const LATELY = 20;

/** Two people may end a canary at one moment, and the second one has to learn what the first one did. */
async function noCanary(storage: Storage, site: string, current: State | undefined): Promise<Error> {
  const end = endOfCanary(await historyOf(storage, current, LATELY));
  const last = end ? ` The last one, composition ${end.composition}, ended at ${end.by.at}: ${endText(end)}.` : '';
  return new Error(`${site} has no canary in ${storage.where}.${last} Nothing was changed.`);
}

/** Changes a running canary, under the site's lock. */
function decide(
  storage: Storage,
  { site, expect, why = '', waitMs }: CanaryOptions,
  action: Action,
  change: (
    current: State,
    canary: Canary,
    made: Awaited<ReturnType<typeof decision>>,
  ) => Promise<Pick<CanaryChanged, 'state'> & Partial<CanaryChanged>>,
): Promise<CanaryChanged> {
  return withLock(storage, `site-${site}`, { task: `${action} ${site}`, waitMs }, async (held) => {
    const { pointer, state: current } = await standingOf(storage, site);
    if (!current?.canary) throw await noCanary(storage, site, current);
    if (expect !== undefined && expect !== current.number)
      throw new Error(`Somebody has decided something else for ${site} meanwhile. Nothing was changed.`);
    const made = await decision(storage, current, action, why);
    const { notes = [], ...changed } = await change(current, current.canary, made);
    const state = keepingPreviews({ ...changed.state, ...made }, current);
    const composition = changed.composition ?? (await getComposition(storage, site, state.composition));
    await writeState(storage, state, await getSettings(storage, state));
    await movePointer(storage, pointer, state, held);
    return { state, stateBefore: current, composition, notes };
  });
}

/**
 * Gives the canary to more visitors, or to fewer. When the share grows, visitors who have the canary keep it.
 * @throws Error if the share grows, and the canary's composition is gone or damaged, or a release of it has no valid
 * signature any more
 */
export const widenCanary = (storage: Storage, options: CanaryOptions, percent: number): Promise<CanaryChanged> =>
  decide(storage, options, 'widen', async (current, canary) => {
    if (percent > canary.percent) {
      await getComposition(storage, current.site, canary.composition);
      await checkVouched(storage, await readTeams(storage, options.teamsFile), Object.entries(canary.versions));
    }
    return { state: { ...current, canary: { ...canary, percent: checkPercent(percent) } } };
  });

/**
 * Gives the canary to all visitors. Previous releases that can no longer serve as a fallback are left out.
 * @throws Error where its files are not what was written, or its releases have no valid signature any more
 */
export const finishCanary = (storage: Storage, options: CanaryOptions): Promise<CanaryChanged> =>
  decide(storage, options, 'finish', async (current, canary, made) => {
    const teams = await readTeams(storage, options.teamsFile);
    await checkVouched(storage, teams, Object.entries(canary.versions));
    const { state, notes } = await withFallbacks(storage, forAll(current, canary), teams);
    const composition =
      notes.length > 0
        ? await composeAgain(storage, { ...state, ...made })
        : await getComposition(storage, current.site, canary.composition);
    await checkComposition(storage, composition, teams);
    // A command chose this composition, not the sources.
    return { state: { ...without(state, 'composer'), composition: composition.number }, composition, notes };
  });

/**
 * Ends the canary: all visitors get what most of them have. Damaged pages are no reason to refuse; only where nothing
 * describes them any more are they composed again.
 */
export const abortCanary = (storage: Storage, options: CanaryOptions): Promise<CanaryChanged> =>
  decide(storage, options, 'abort', async (current) => {
    const { site, composition: number } = current;
    const state = withoutCanary(current);
    const composition = await unlessDamaged(findComposition(storage, site, number));
    if (composition) return { state, composition };
    const goal = decidedFor(await getState(storage, site, number), number);
    if (!goal) throw await noComposition(storage, site, number);
    return { state, composition: await wholeAgain(storage, number, goal) };
  });
