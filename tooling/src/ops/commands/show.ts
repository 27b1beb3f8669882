import { wholeNumber } from '../../lib/command-line';
import type { Release } from '../../store/releases/release';
import { findRelease } from '../../store/releases/releases';
import { checkSiteName } from '../../store/sites/sites';
import { findState, getState } from '../../store/states/states';
import { changesOf, changeText } from '../history/changes';
import { table, type OpsCommand } from './command';

/** Where a release comes from, in one line. */
export function originOf(release: Release | undefined): string {
  if (!release) return 'is gone';
  const { made } = release;
  if (!made) return 'of unknown origin';
  const commit =
    made.commit === undefined ? 'no commit' : made.commit.slice(0, 12) + (made.changed ? ' and changes' : '');
  return `${made.at} by ${made.by}, ${commit}, ${made.with}`;
}

export const show: OpsCommand = async ({ storage }, [site = '', text]) => {
  const number = wholeNumber(text, 'A state', 1) ?? 0;
  const state = await getState(storage, checkSiteName(site), number);
  const before = state.parent > 0 ? await findState(storage, site, state.parent) : undefined;
  const changes = changesOf(state, before);
  const releases = await Promise.all(
    Object.entries(state.versions).map(async ([name, version]) => ({
      ...{ name, version, fallsBackTo: state.previous[name] },
      release: await findRelease(storage, name, version),
    })),
  );
  const { deployment, action, at, by, why, parent, composition, settings, canary, previews = [] } = state;
  return {
    lines: [
      `${site} ${number}: ${action} of ${deployment}, ${at}, by ${by}${why ? `: ${why}` : ''}`,
      `  after ${parent > 0 ? parent : 'nothing'}, shown by composition ${composition}, settings ${settings.slice(0, 12)}`,
      ...table(releases.map(({ name, version, release }) => [name, version, originOf(release)])),
      ...(canary ? [`  canary: composition ${canary.composition} for ${canary.percent} of a hundred visitors`] : []),
      ...previews.map(
        (preview) =>
          `  preview: composition ${preview.composition} until ${new Date(preview.until * 1000).toISOString()}`,
      ),
      `  changed: ${changes.length > 0 ? changes.map(changeText).join(', ') : 'no version'}`,
    ],
    data: { ...state, changes, releases: releases.map(({ release, ...named }) => ({ ...named, made: release?.made })) },
  };
};
