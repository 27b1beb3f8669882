import { withLock } from '../../store/lock/lock';
import type { Release } from '../../store/releases/release';
import { findRelease, releasedNames, releasedVersions, removeRelease } from '../../store/releases/releases';
import { COMPOSITION_FILE, servedBy, type ReleaseVersions } from '../../store/sites/composition';
import {
  BEGINNING_LOCK,
  compositionNumbers,
  compositionPrefix,
  findComposition,
  readPointer,
  siteNames,
} from '../../store/sites/sites';
import { findState, historyOf, lastStateOf } from '../../store/states/states';
import type { Storage } from '../../store/storage/storage';
import { unlessDamaged } from '../../store/storage/stored-json';

interface PruneOptions {
  /** How many decisions of a site and releases of an application stay; at least one. */
  readonly keep: number;
  readonly dryRun: boolean;
  readonly waitMs?: number | undefined;
}

export interface Pruned {
  /** Such as 'dtyt 3'. */
  readonly compositions: readonly string[];
  /** Such as 'mf-a 1.0.0'. */
  readonly releases: readonly string[];
}

interface Needed {
  readonly compositions: ReadonlySet<number>;
  /** Such as 'mf-a 1.0.0'. */
  readonly releases: readonly string[];
}

const namesOf = (...tables: readonly ReleaseVersions[]): readonly string[] =>
  tables.flatMap((versions) => Object.entries(versions).map(([name, version]) => `${name} ${version}`));

/** What a site needs: what it serves, its last decisions, and the last decision of each deployment that waits. */
async function neededBy(storage: Storage, site: string, keep: number): Promise<Needed> {
  const pointer = await readPointer(storage, site);
  const numbersServed = servedBy(pointer);
  const found = await Promise.all(numbersServed.map((number) => findComposition(storage, site, number)));
  const served = found.filter((composition) => composition !== undefined);
  const current = pointer.state > 0 ? await findState(storage, site, pointer.state) : undefined;
  // A store without states: only its compositions tell what is needed.
  if (!current) {
    const numbers = await compositionNumbers(storage, site);
    const all = await Promise.all(numbers.map((number) => findComposition(storage, site, number)));
    return {
      compositions: new Set(numbers),
      releases: all.flatMap((one) => (one ? namesOf(one.releases, one.previous) : [])),
    };
  }
  const turns = await Promise.all(Object.keys(current.turns).map((name) => lastStateOf(storage, current, name)));
  const states = [...(await historyOf(storage, current, keep)), ...turns.filter((state) => state !== undefined)];
  return {
    compositions: new Set([
      ...numbersServed,
      ...states.flatMap(({ composition, canary }) => [composition, ...(canary ? [canary.composition] : [])]),
    ]),
    releases: [
      ...served.flatMap(({ releases, previous }) => namesOf(releases, previous)),
      ...states.flatMap(({ versions, previous, canary }) => [
        ...namesOf(versions, previous),
        ...(canary ? namesOf(canary.versions, canary.previous) : []),
      ]),
    ],
  };
}

const ageOf = ({ made, version }: Release): string => `${made?.at ?? ''} ${version}`;

/** Releases that no site needs and that are not among the newest of their application. */
async function spareReleases(storage: Storage, needed: ReadonlySet<string>, keep: number) {
  const spare: Release[] = [];
  for (const name of await releasedNames(storage)) {
    const versions = await releasedVersions(storage, name);
    const found = await Promise.all(versions.map((version) => unlessDamaged(findRelease(storage, name, version))));
    const whole = found.filter((release) => release !== undefined);
    const oldestFirst = whole.sort((a, b) => (ageOf(a) < ageOf(b) ? -1 : 1));
    spare.push(...oldestFirst.slice(0, -keep).filter(({ version }) => !needed.has(`${name} ${version}`)));
  }
  return spare;
}

async function pruneLocked(
  storage: Storage,
  sites: readonly string[],
  { keep, dryRun }: PruneOptions,
): Promise<Pruned> {
  const needs = await Promise.all(sites.map((site) => neededBy(storage, site, keep)));
  const releases = await spareReleases(storage, new Set(needs.flatMap((need) => need.releases)), keep);
  const compositions: (readonly [site: string, number: number])[] = [];
  for (const [index, site] of sites.entries())
    for (const number of await compositionNumbers(storage, site))
      if (!needs[index]?.compositions.has(number)) compositions.push([site, number]);
  if (!dryRun) {
    for (const [site, number] of compositions)
      await storage.removeAll(compositionPrefix(site, number), COMPOSITION_FILE);
    for (const release of releases) await removeRelease(storage, release);
  }
  return {
    compositions: compositions.map(([site, number]) => `${site} ${number}`),
    releases: releases.map(({ name, version }) => `${name} ${version}`),
  };
}

/** Removes what no site needs, while nobody deploys. Decisions stay. */
export function prune(storage: Storage, options: PruneOptions): Promise<Pruned> {
  const lock = { task: 'prune', waitMs: options.waitMs };
  return withLock(storage, BEGINNING_LOCK, lock, async () => {
    const sites = await siteNames(storage);
    // Locks are taken one after the other, by name, so that two prunes cannot deadlock.
    const locked = (index: number): Promise<Pruned> => {
      const site = sites[index];
      return site === undefined
        ? pruneLocked(storage, sites, options)
        : withLock(storage, `site-${site}`, lock, () => locked(index + 1));
    };
    return locked(0);
  });
}
