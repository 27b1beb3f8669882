import { wholeNumber } from '../../lib/command-line';
import { without } from '../../lib/without';
import type { Release, ReleaseOrigin } from '../../store/releases/release';
import { findRelease } from '../../store/releases/releases';
import { checkSiteName, readPointer } from '../../store/sites/sites';
import { untilText, type State } from '../../store/states/state';
import { getState, parentOf, pointedState } from '../../store/states/states';
import type { Storage } from '../../store/storage/storage';
import { Damaged, orDamaged, unlessDamaged } from '../../store/storage/stored-json';
import { hasCounted } from '../deploy/rollback';
import { changedBy, changeText } from '../history/changes';
import { table, type OpsCommand } from './command';

export const madeOf = (release: Release | Damaged | undefined): ReleaseOrigin | undefined =>
  release instanceof Damaged ? undefined : release?.made;

/** Where a release comes from, in one line. */
export function originOf(release: Release | Damaged | undefined): string {
  if (release instanceof Damaged) return 'is damaged';
  if (!release) return 'is gone';
  const made = madeOf(release);
  if (!made) return 'of unknown origin';
  const commit =
    made.commit === undefined ? 'no commit' : made.commit.slice(0, 12) + (made.changed ? ' and changes' : '');
  return `${made.at} by ${made.by}, ${commit}, ${made.with}`;
}

/** Versions by application, each with its release as it is stored. */
export const describedOf = (storage: Storage, versions: readonly (readonly [name: string, version: string])[]) =>
  Promise.all(
    versions.map(async ([name, version]) => ({
      name,
      version,
      release: await orDamaged(findRelease(storage, name, version)),
    })),
  );

/**
 * What a state gives to some visitors instead: a canary, and previews. With the releases that differ from those of the
 * state, as data and as lines.
 */
async function besideOf(storage: Storage, { versions, canary, previews = [] }: State) {
  const beside = [
    ...(canary
      ? [{ ...canary, what: `canary: composition ${canary.composition} for ${canary.percent} of a hundred visitors` }]
      : []),
    ...previews.map((preview) => ({
      ...preview,
      what: `preview: composition ${preview.composition} until ${untilText(preview)}`,
    })),
  ];
  return Promise.all(
    beside.map(async ({ composition, versions: own, what }) => {
      const others = Object.entries(own).filter(([name, version]) => versions[name] !== version);
      const found = await describedOf(storage, others);
      const out = Object.keys(versions).filter((name) => !(name in own));
      return {
        composition,
        releases: found.map(({ name, version, release }) => ({ name, version, made: madeOf(release) })),
        lines: [
          `  ${what}${out.length > 0 ? `, without ${out.join(', ')}` : ''}`,
          ...table(found.map(({ name, version, release }) => [`  ${name}`, version, originOf(release)])),
        ],
      };
    }),
  );
}

/** Whether a state ever decided what a site serves; undefined where the pointer cannot be read. */
async function counts(storage: Storage, state: State): Promise<boolean | undefined> {
  const pointer = await unlessDamaged(readPointer(storage, state.site));
  if (pointer === undefined) return undefined;
  const current = pointer.state > 0 ? await unlessDamaged(pointedState(storage, state.site, pointer)) : undefined;
  return current ? hasCounted(storage, current, state) : pointer.number === 0 ? false : undefined;
}

export const show: OpsCommand = async ({ storage }, [site = '', text]) => {
  const number = wholeNumber(text, 'A state', 1) ?? 0;
  const state = await getState(storage, checkSiteName(site), number);
  const change = changedBy(state, await parentOf(storage, state));
  const changed = [
    ...(change.changes.length > 0 ? change.changes.map(changeText) : ['no version']),
    ...(change.changesSettings ? ['settings'] : []),
    ...(change.endedCanary === undefined ? [] : [`canary ${change.endedCanary} ended with it`]),
  ];
  const releases = await describedOf(storage, Object.entries(state.versions));
  const { deployment, action, at, by, why, parent, composition, settings } = state;
  const beside = await besideOf(storage, state);
  const hasServed = await counts(storage, state);
  return {
    lines: [
      `${site} ${number}: ${action} of ${deployment}, ${at}, by ${by}${why ? `: ${why}` : ''}`,
      `  after ${parent > 0 ? parent : 'nothing'}, shown by composition ${composition}, settings ${settings.slice(0, 12)}`,
      ...(hasServed === false ? ['  never served: its deploy was refused, or ended half way'] : []),
      ...table(releases.map(({ name, version, release }) => [name, version, originOf(release)])),
      ...beside.flatMap(({ lines }) => lines),
      `  changed: ${changed.join(', ')}`,
    ],
    data: {
      ...state,
      ...(hasServed === undefined ? {} : { counts: hasServed }),
      ...change,
      releases: releases.map(({ name, version, release }) => ({
        name,
        version,
        fallsBackTo: state.previous[name],
        made: madeOf(release),
      })),
      beside: beside.map((each) => without(each, 'lines')),
    },
  };
};
