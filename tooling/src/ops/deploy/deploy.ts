import type { DeploymentSource } from '@rifas/shared/deployment';
import type { Technique } from '../../compose/compose';
import { conflictsOf } from '../../compose/conflicts';
import { refuse } from '../../lib/refuse';
import { SHELL } from '../../lib/repo';
import { userName } from '../../lib/user-name';
import type { Held } from '../../store/lock/lock';
import { versionsOf } from '../../store/releases/release';
import { releasedVersions, releaseProblems } from '../../store/releases/releases';
import { hasItsFiles } from '../../store/sites/check-composition';
import type { Composition } from '../../store/sites/composition';
import { findComposition } from '../../store/sites/sites';
import type { Action, Preview, State } from '../../store/states/state';
import { getSettings, lastStateOf, nextNumber, settingsHash, turnsAfter, writeState } from '../../store/states/states';
import type { Storage } from '../../store/storage/storage';
import { unlessDamaged } from '../../store/storage/stored-json';
import { checkVouched } from '../../store/teams/signature';
import { readTeams } from '../../store/teams/teams';
import { asCanary, checkNoCanary, decideTheSame } from './canary';
import { publishComposition, readApplications, type Applications } from './compose-state';
import { lostAddresses } from './lost-addresses';
import { plannedVersions, type Plan, type VersionRequest } from './plan';
import { checkExpected, movePointer, withSite } from './pointer';
import { asPreview, checkMayPreview, keepingPreviews } from './preview';
import { findFallbacks, versionsBefore } from './previous';
import { standingOf, type DecisionOptions } from './standing';

export type Smoke = (composition: Composition, names: readonly string[]) => Promise<readonly string[]>;

export interface DeployOptions extends Partial<VersionRequest & Omit<DecisionOptions, 'site'>> {
  readonly source: DeploymentSource;
  /** The site that an edge serves; the deployment's name when left out. */
  readonly site?: string;
  /** The composition that must be served now; the deploy is refused where another one is. */
  readonly expect?: number | undefined;
  /** False: the applications that this deploy names, or all of them if it names none, get no fallback. */
  readonly fallback?: boolean;
  readonly versionOfLocal: (name: string) => string;
  /** How many of a hundred visitors get the new composition; all when left out. */
  readonly percent?: number | undefined;
  /** When the preview ends, in seconds since 1970; left out where this is no preview. */
  readonly previewUntil?: number | undefined;
  readonly action?: Action;
  /** Draws the pages of new applications before any visitor gets them. @returns why pages cannot be drawn */
  readonly smoke?: Smoke | undefined;
  /** Fingerprint of the composing code. If code, versions and settings are unchanged, the served composition stays. */
  readonly composer?: string;
  readonly scripts?: readonly string[];
  /** For measurements and for development. */
  readonly leaveOut?: readonly Technique[];
}

export interface Deployed {
  /** The new composition: served to all, to a canary, or as a preview. */
  readonly composition: Composition;
  readonly state: State;
  /** The state that counted before. */
  readonly stateBefore: State | undefined;
  /** The composition served before; 0 when there was none. */
  readonly before: number;
  readonly notes: readonly string[];
}

/** Leaves out remotes that were begun and never released, so that they hold up no other application. */
async function withoutUnreleased(storage: Storage, { versions, local, ...plan }: Plan): Promise<Plan> {
  const begun: string[] = [];
  for (const name of local)
    if (name !== SHELL && (await releasedVersions(storage, name)).length === 0) begun.push(name);
  const notes = begun.map((name) => `${name} was never released in ${storage.where}: this site begins without it.`);
  return {
    ...plan,
    local: local.filter((name) => !begun.includes(name)),
    versions: Object.fromEntries(Object.entries(versions).filter(([name]) => !begun.includes(name))),
    notes: [...plan.notes, ...notes],
  };
}

/** The served composition, where a deploy would change nothing and its pages are what was written. */
async function unchanged(
  storage: Storage,
  state: State | undefined,
  next: Pick<State, 'deployment' | 'versions' | 'settings' | 'composer'>,
): Promise<Composition | undefined> {
  const stays =
    state !== undefined &&
    next.composer !== undefined &&
    state.composer === next.composer &&
    decideTheSame(state, next);
  const found = stays && (await unlessDamaged(findComposition(storage, state.site, state.composition)));
  return found && (await hasItsFiles(storage, state.site, state.composition, found)) ? found : undefined;
}

/** @throws Error where releases do not fit together, or their files are not what was released */
async function checkFiles(storage: Storage, source: DeploymentSource, { shell, remotes }: Applications): Promise<void> {
  refuse(`${source.name} cannot run these releases together`, conflictsOf(source, shell, remotes));
  const bad = await Promise.all([shell, ...remotes].map((release) => releaseProblems(storage, release)));
  refuse('Files of these releases are not what was released', bad.flat());
}

/**
 * Checks releases, writes the decision as the site's next state, composes it and moves the pointer to it. Builds
 * nothing. Deploys to one site run one at a time.
 * @throws Error that says what does not fit; the site is then unchanged
 */
export async function deploy(storage: Storage, options: DeployOptions): Promise<Deployed> {
  const { source, site = source.name, waitMs } = options;
  const lock = { task: `deploy ${source.name}`, waitMs };
  return withSite(storage, site, lock, (held) => deployAlone(storage, site, options, held));
}

/** Shows releases for some seconds to people with a secret address. */
export async function deployPreview(
  storage: Storage,
  options: DeployOptions,
  seconds: number,
): Promise<Deployed & { readonly preview: Preview }> {
  const previewUntil = Math.floor(Date.now() / 1000) + seconds;
  const deployed = await deploy(storage, { ...options, previewUntil });
  const { site, number } = deployed.composition;
  const preview = deployed.state.previews?.find(({ composition }) => composition === number);
  if (!preview) throw new Error(`The preview of ${site} has ended before it began.`);
  return { ...deployed, preview };
}

async function deployAlone(storage: Storage, site: string, options: DeployOptions, held: Held): Promise<Deployed> {
  const { source, releases = {}, without = [], base = 'decided', fallback = true, composer } = options;
  const { pointer, state: current, notes: found } = await standingOf(storage, site);
  checkExpected(site, pointer, options.expect);
  const { previewUntil } = options;
  if (previewUntil !== undefined) checkMayPreview(source, site, current, previewUntil);
  // A start does not wait for a canary to end: it is of a checkout, a container, or a site before another API.
  else if (options.action !== 'start') checkNoCanary(current);
  const last = await lastStateOf(storage, current, source.name);
  const requested = plannedVersions(source, last, { releases, without, base }, options.versionOfLocal);
  const { versions, named, local, notes } = await withoutUnreleased(storage, requested);
  const decided = { deployment: source.name, versions, settings: settingsHash(source), ...(composer && { composer }) };
  const stays = await unchanged(storage, current, decided);
  if (current && stays)
    return { composition: stays, state: current, stateBefore: current, before: pointer.number, notes };

  const applications = await readApplications(storage, versions);
  await checkFiles(storage, source, applications);
  const teams = await readTeams(storage, options.teamsFile);
  // A site that follows the sources runs what was built here a moment ago, which has no signature yet.
  const foreign = Object.entries(versions).filter(([name]) => base !== 'follow' || !local.includes(name));
  await checkVouched(storage, teams, foreign);
  const arguments_ = Object.keys(releases);
  const mayFallBack = (name: string) => fallback || (arguments_.length > 0 && !arguments_.includes(name));
  const before = Object.entries(versionsBefore(versions, last ?? current)).filter(([name]) => mayFallBack(name));
  const fallbacks = await findFallbacks(storage, applications, Object.fromEntries(before), teams);

  const number = await nextNumber(storage, site);
  const whole: State = {
    number,
    site,
    ...decided,
    named,
    parent: current?.number ?? 0,
    composition: number,
    previous: versionsOf(Object.values(fallbacks.previous)),
    turns: turnsAfter(current, source.name),
    action: options.action ?? 'deploy',
    at: new Date().toISOString(),
    by: userName(),
    why: options.why ?? '',
  };
  const { scripts, leaveOut, percent } = options;
  const state =
    current && previewUntil !== undefined
      ? asPreview(whole, current, previewUntil)
      : keepingPreviews(percent === undefined ? whole : asCanary(whole, current, percent), current);
  const isForAll = percent === undefined && previewUntil === undefined;
  const settings = current && !isForAll ? await getSettings(storage, current) : source;
  await writeState(storage, state, settings, percent === undefined ? undefined : source);
  // Failures and load times of a preview must not count as figures of the site.
  const shown = previewUntil === undefined ? source : { ...source, telemetryUrl: null };
  const composition = await publishComposition(storage, whole, {
    ...applications,
    source: shown,
    before: pointer.number,
    previous: fallbacks.previous,
    previewUntil,
    scripts,
    leaveOut,
  });
  const fresh = Object.keys(versions).filter((name) => versions[name] !== current?.versions[name]);
  if (fresh.length > 0)
    refuse(
      'Pages of these releases cannot be drawn (--no-smoke deploys them anyway)',
      (await options.smoke?.(composition, fresh)) ?? [],
    );
  // A start follows the sources of somebody who sees them.
  const served =
    options.action === 'start' ? undefined : await unlessDamaged(findComposition(storage, site, pointer.number));
  await movePointer(storage, pointer, state, held);
  const ended = current?.canary && isForAll ? [`The canary of ${site} has ended with it.`] : [];
  const said = [...found, ...notes, ...fallbacks.notes, ...lostAddresses(served, composition), ...ended];
  return { composition, state, stateBefore: current, before: pointer.number, notes: said };
}
