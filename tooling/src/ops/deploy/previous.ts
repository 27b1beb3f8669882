import { whyNoFallback, whyNoShellFallback } from '../../compose/fallbacks';
import { SHELL } from '../../lib/repo';
import { versionsOf, type Release } from '../../store/releases/release';
import { findRelease, releaseProblems } from '../../store/releases/releases';
import type { ReleaseVersions } from '../../store/sites/composition';
import type { State } from '../../store/states/state';
import type { Storage } from '../../store/storage/storage';
import { Damaged, orDamaged } from '../../store/storage/stored-json';
import { originProblems } from '../../store/teams/signature';
import type { Teams } from '../../store/teams/teams';
import { readApplications, type Applications } from './compose-state';

/** Each application's previous release: what `last` ran, or where that is the same, the previous release of `last`. */
export function versionsBefore(
  now: ReleaseVersions,
  last: Pick<State, 'versions' | 'previous'> | undefined,
): ReleaseVersions {
  if (!last) return {};
  const before = Object.entries(now).flatMap(([name, version]) => {
    const one = last.versions[name] === version ? last.previous[name] : last.versions[name];
    return one === undefined || one === version ? [] : [[name, one] as const];
  });
  return Object.fromEntries(before);
}

interface Fallbacks {
  readonly previous: Readonly<Record<string, Release>>;
  /** Why an application lost the previous release that it had. */
  readonly notes: readonly string[];
}

async function fallbackOf(
  storage: Storage,
  name: string,
  version: string,
  { shell, remotes }: Applications,
  teams: Teams | undefined,
): Promise<Release | string> {
  const before = await orDamaged(findRelease(storage, name, version));
  if (!before) return 'it is gone';
  if (before instanceof Damaged) return before.message;
  const now = remotes.find((remote) => remote.name === name);
  const unfit = name === SHELL ? whyNoShellFallback(before, remotes) : now && whyNoFallback(before, now, shell);
  if (unfit) return unfit;
  const [problem] = [
    ...(await releaseProblems(storage, before)),
    ...(await originProblems(storage, teams, name, version)),
  ];
  return problem ?? before;
}

/** The releases that pages can fall back to: existing, undamaged, and compatible. */
export async function findFallbacks(
  storage: Storage,
  applications: Applications,
  versions: ReleaseVersions,
  teams: Teams | undefined,
): Promise<Fallbacks> {
  const previous: Record<string, Release> = {};
  const notes: string[] = [];
  for (const [name, version] of Object.entries(versions)) {
    const found = await fallbackOf(storage, name, version, applications, teams);
    if (typeof found === 'string') notes.push(`${name} does not fall back to ${version}: ${found.replace(/\.$/, '')}.`);
    else previous[name] = found;
  }
  return { previous, notes };
}

/** The decision with only those previous releases that can still serve as a fallback; notes say why others cannot. */
export async function withFallbacks(
  storage: Storage,
  state: State,
  teams: Teams | undefined,
): Promise<{ readonly state: State; readonly notes: readonly string[] }> {
  const applications = await readApplications(storage, state.versions);
  const { previous, notes } = await findFallbacks(storage, applications, state.previous, teams);
  return { state: { ...state, previous: versionsOf(Object.values(previous)) }, notes };
}
