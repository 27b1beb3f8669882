import type { DeploymentSource } from '@rifas/shared/deployment';
import { userName } from '../../lib/user-name';
import { without } from '../../lib/without';
import { pointerText, type Composition } from '../../store/sites/composition';
import {
  compositionNumbers,
  damagedPointer,
  findComposition,
  getComposition,
  pointerKey,
  readPointer,
  type Pointer,
} from '../../store/sites/sites';
import type { Action, State } from '../../store/states/state';
import {
  findState,
  getState,
  nextNumber,
  pointedState,
  settingsHash,
  stateKey,
  stateNumbers,
  turnsAfter,
  writeState,
} from '../../store/states/states';
import type { Storage } from '../../store/storage/storage';
import { Damaged, orDamaged, unlessDamaged } from '../../store/storage/stored-json';
import { decidedFor } from './for-all';
import { LOCAL } from './plan';

/** A site's state before a decision. */
export interface Standing {
  readonly pointer: Pointer;
  /** Undefined where the site serves nothing. */
  readonly state: State | undefined;
  readonly notes: readonly string[];
}

/** Options that all decisions about a site share. */
export interface DecisionOptions {
  readonly site: string;
  readonly why?: string | undefined;
  /** A file of this machine that says who may release what; it replaces the store's own. */
  readonly teamsFile?: string | undefined;
  readonly waitMs?: number | undefined;
}

/** The new state, and the one that counted before. */
export interface Decided {
  readonly state: State;
  readonly stateBefore: State;
}

/** Who decides, when, why, and after which state. */
export const decision = async (storage: Storage, current: State, action: Action, why: string) => ({
  number: await nextNumber(storage, current.site),
  parent: current.number,
  action,
  at: new Date().toISOString(),
  by: userName(),
  why,
});

/** Releases that the deployment's file does not propose: somebody must have named them. */
function namedIn({ remotes }: DeploymentSource, releases: Composition['releases']): State['named'] {
  const isProposed = (name: string, version: string) =>
    (remotes[name] ?? LOCAL) === LOCAL ? /-local\./.test(version) : remotes[name] === version;
  return Object.fromEntries(Object.entries(releases).filter(([name, version]) => !isProposed(name, version)));
}

/** Writes missing states: one for each composition, with its number. @returns the compositions, and what was written */
async function writeFoundStates(storage: Storage, site: string) {
  const numbers: number[] = [];
  const written: number[] = [];
  let last: State | undefined;
  for (const number of await compositionNumbers(storage, site)) {
    const composition = await unlessDamaged(findComposition(storage, site, number));
    if (!composition || composition.previewUntil !== undefined) continue;
    const { deployment, before, releases, previous, source, at, by } = composition;
    const state: State = {
      number,
      site,
      deployment,
      composition: number,
      versions: releases,
      previous,
      at,
      by,
      parent: numbers.includes(before) ? before : 0,
      named: namedIn(source, releases),
      settings: settingsHash(source),
      turns: turnsAfter(last, deployment),
      action: 'found',
      why: '',
    };
    // A process that was killed here wrote the same states. A damaged state holds no information, so it is replaced.
    const found = await orDamaged(findState(storage, site, number));
    if (found instanceof Damaged) await storage.remove(stateKey(site, number));
    if (!found || found instanceof Damaged) {
      await writeState(storage, state, source);
      written.push(number);
    }
    numbers.push(number);
    last = state;
  }
  return { numbers, written };
}

const PREVIEWS = "which is a preview's";

/**
 * The state for a pointer that names a composition alone, because somebody wrote it by hand. The state with the
 * composition's number may have decided more than that: most visitors of a canary got another one.
 */
async function stateOfComposition(storage: Storage, site: string, number: number): Promise<State> {
  const state = await getState(storage, site, number);
  const decided = decidedFor(state, number);
  if (!decided) throw await damagedPointer(storage, site, `names ${number}, ${PREVIEWS}`);
  if (decided === state && !state.previews) return state;
  const made = await decision(storage, state, 'found', `its pointer named composition ${number} alone`);
  const found: State = { ...without(decided, 'previews', 'composer'), ...made };
  await writeState(storage, found, (await getComposition(storage, site, number)).source);
  return found;
}

/**
 * The state that counts in a site now. Where the pointer names no state, the states are first written from the
 * compositions, and a note says so. Call it under the site's lock.
 */
export async function standingOf(storage: Storage, site: string): Promise<Standing> {
  const pointer = await readPointer(storage, site);
  if (pointer.number === 0) {
    // A killed first deploy leaves states without a parent. A state with a parent means that a pointer was lost.
    const last = (await stateNumbers(storage, site)).at(-1);
    const hasPages = (await compositionNumbers(storage, site)).length > 0;
    if (last !== undefined && hasPages && ((await findState(storage, site, last))?.parent ?? 0) > 0)
      throw await damagedPointer(storage, site, 'is gone');
    return { pointer, state: undefined, notes: [] };
  }
  if (pointer.state > 0) return { pointer, state: await pointedState(storage, site, pointer), notes: [] };
  const { numbers, written } = await writeFoundStates(storage, site);
  if (!numbers.includes(pointer.number)) {
    // Other compositions exist, so the pointer was mistyped. It must not make us forget what was decided.
    if (numbers.length > 0) {
      const named = await unlessDamaged(findComposition(storage, site, pointer.number));
      throw await damagedPointer(storage, site, `names ${pointer.number}, ${named ? PREVIEWS : 'which is not there'}`);
    }
    // Nothing is left that tells what was decided; the deployment's file proposes again.
    return { pointer, state: undefined, notes: [] };
  }
  const state = await stateOfComposition(storage, site, pointer.number);
  await storage.swap(pointerKey(site), pointerText({ number: pointer.number, state: state.number }), pointer.tag);
  return {
    pointer: await readPointer(storage, site),
    state,
    notes: [
      written.length > 0
        ? `${site} had no record of what was decided: states ${written.join(', ')} were written from its compositions.`
        : `${site} goes on from composition ${pointer.number}, which its pointer names.`,
    ],
  };
}
