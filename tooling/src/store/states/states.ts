import type { DeploymentSource } from '@rifas/shared/deployment';
import { sha256Of } from '../../lib/files';
import { jsonText } from '../../lib/json';
import type { PointerContent } from '../sites/composition';
import { compositionNumbers, pointerKey, readPointer } from '../sites/sites';
import type { Storage } from '../storage/storage';
import { Damaged, orDamaged, readStoredJson } from '../storage/stored-json';
import type { State } from './state';

const statesPrefix = (site: string): string => `states/${site}/`;
export const stateKey = (site: string, number: number): string => `${statesPrefix(site)}${number}.json`;
const settingsKey = (site: string, hash: string): string => `${statesPrefix(site)}settings/${hash}.json`;

/** Numbers of the states of a site, in order. */
export async function stateNumbers(storage: Storage, site: string): Promise<readonly number[]> {
  const names = await storage.children(statesPrefix(site));
  return names.flatMap((name) => (/^\d+\.json$/.test(name) ? [parseInt(name, 10)] : [])).sort((a, b) => a - b);
}

/** A number that neither a state nor a composition of the site has. */
export async function nextNumber(storage: Storage, site: string): Promise<number> {
  const taken = await Promise.all([stateNumbers(storage, site), compositionNumbers(storage, site)]);
  return Math.max(0, ...taken.flat()) + 1;
}

export const findState = (storage: Storage, site: string, number: number): Promise<State | undefined> =>
  readStoredJson<State>(storage, stateKey(site, number), 'site', 'versions', 'previous', 'turns');

/** @throws Error that lists the newest states */
export async function getState(storage: Storage, site: string, number: number): Promise<State> {
  const state = await findState(storage, site, number);
  if (state) return state;
  const numbers = await stateNumbers(storage, site);
  const known = numbers.length > 0 ? `The newest are ${numbers.slice(-5).join(', ')}.` : `There is none.`;
  throw new Error(`${site} has no state ${number} in ${storage.where}. ${known}`);
}

/** The state that a site's pointer names. @throws Error that says how to go on where the state is missing or damaged */
export async function pointedState(
  storage: Storage,
  site: string,
  { number, state }: Pick<PointerContent, 'number' | 'state'>,
): Promise<State> {
  const found = await orDamaged(findState(storage, site, state));
  if (found && !(found instanceof Damaged)) return found;
  const matter = found ? found.message : `${stateKey(site, state)} is missing in ${storage.where}.`;
  throw new Damaged(
    `${matter} Bring it back from a copy, or write ${number} alone into ${pointerKey(site)}: ${site} then goes on from composition ${number}, without its canary and its previews.`,
  );
}

/** The state that counts in a site; undefined where none was decided. @throws Error as `pointedState` */
export async function servedState(storage: Storage, site: string): Promise<State | undefined> {
  const pointer = await readPointer(storage, site);
  return pointer.state > 0 ? pointedState(storage, site, pointer) : undefined;
}

/** The state that counted before; undefined for the first. */
export const parentOf = async (storage: Storage, { site, parent }: State): Promise<State | undefined> =>
  parent > 0 ? findState(storage, site, parent) : undefined;

/** The last state of this deployment in the site. */
export async function lastStateOf(
  storage: Storage,
  current: State | undefined,
  deployment: string,
): Promise<State | undefined> {
  if (!current || current.deployment === deployment) return current;
  const number = current.turns[deployment];
  return number === undefined ? undefined : findState(storage, current.site, number);
}

/** The `turns` of the state after `current`: the last state of each other deployment of the site. */
export function turnsAfter(current: State | undefined, deployment: string): State['turns'] {
  if (!current) return {};
  const turns = Object.entries({ ...current.turns, [current.deployment]: current.number });
  return Object.fromEntries(turns.filter(([name]) => name !== deployment));
}

/** The deployment's file without the versions, because a state has its own. */
const settingsOf = (source: DeploymentSource): DeploymentSource => ({ ...source, remotes: {} });

export const settingsHash = (source: DeploymentSource): string => sha256Of(JSON.stringify(settingsOf(source)));

/** The settings that a state was composed with. */
export async function getSettings(
  storage: Storage,
  { site, number, settings }: Pick<State, 'site' | 'number' | 'settings'>,
): Promise<DeploymentSource> {
  const stored = await readStoredJson<DeploymentSource>(storage, settingsKey(site, settings), 'settings', 'links');
  if (!stored) throw new Error(`The settings of state ${number} of ${site} are gone from ${storage.where}.`);
  return stored;
}

/** A state and its parents, the newest first: decisions that counted, without deploys that never finished. */
export async function historyOf(
  storage: Storage,
  state: State | undefined,
  most = Infinity,
): Promise<readonly State[]> {
  const history: State[] = [];
  let next = state;
  while (next && history.length < most) {
    history.push(next);
    next = await parentOf(storage, next);
  }
  return history;
}

/**
 * Writes a state with the settings that it names.
 * @param ofCanary settings of its canary, where it has one
 * @throws Error when its number is taken
 */
export async function writeState(
  storage: Storage,
  state: State,
  source: DeploymentSource,
  ofCanary?: DeploymentSource,
): Promise<void> {
  await storage.create(settingsKey(state.site, state.settings), jsonText(settingsOf(source)));
  if (state.canary && ofCanary)
    await storage.create(settingsKey(state.site, state.canary.settings), jsonText(settingsOf(ofCanary)));
  if (!(await storage.create(stateKey(state.site, state.number), jsonText(state))))
    throw new Error(
      `State ${state.number} of ${state.site} was taken by somebody else. Nothing was changed; try again.`,
    );
}
