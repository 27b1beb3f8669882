import { rmSync } from 'node:fs';
import type { DeploymentSource } from '@rifas/shared/deployment';
import { compose, type Technique } from '../../compose/compose';
import { conflictsOf } from '../../compose/conflicts';
import { SHELL } from '../../lib/repo';
import { userName } from '../../lib/user-name';
import { withLock, type Held } from '../../store/lock/lock';
import type { Release } from '../../store/releases/release';
import { getRelease, releasePrefix, releaseProblems } from '../../store/releases/releases';
import { COMPOSITION_FILE, type Composition } from '../../store/sites/composition';
import {
  compositionNumbers,
  compositionPrefix,
  findComposition,
  pointerKey,
  readPointer,
  type Pointer,
} from '../../store/sites/sites';
import type { Storage } from '../../store/storage/storage';
import { plannedVersions, type Wish } from './plan';
import { findFallbacks, versionsBefore } from './previous';

export const WAIT_MS = 120_000;

export interface DeployOptions extends Partial<Wish> {
  readonly source: DeploymentSource;
  /** What an edge serves; the deployment's name when left out. */
  readonly site?: string;
  /** The composition that must be served now; another one refuses the deploy. */
  readonly expect?: number | undefined;
  /** False: the applications that this deploy names, or all of them, get no release before. */
  readonly fallback?: boolean;
  readonly versionOfLocal: (name: string) => string;
  readonly scripts?: readonly string[];
  /** For measurements only. */
  readonly leaveOut?: readonly Technique[];
  readonly waitMs?: number;
}

export interface Deployed {
  readonly composition: Composition;
  /** What was served until now; 0 when nothing was. */
  readonly before: number;
  readonly notes: readonly string[];
}

function refuse(what: string, problems: readonly string[]): void {
  if (problems.length > 0)
    throw new Error(`${what}:\n${problems.map((problem) => `  ${problem}`).join('\n')}\nNothing was changed.`);
}

/** @throws Error when a composition came in between */
export function checkExpected(site: string, { number }: Pointer, expected: number | undefined): void {
  if (expected === undefined || expected === number) return;
  throw new Error(
    `${site} serves composition ${number}, not ${expected}: somebody deployed meanwhile. Look at 'diff ${site} ${expected} ${number}', then decide again. Nothing was changed.`,
  );
}

/** Moves a site's pointer in one step. @throws Error when it moved meanwhile */
export async function movePointer(
  storage: Storage,
  site: string,
  pointer: Pointer,
  number: number,
  held: Held,
): Promise<void> {
  await held.check();
  if (await storage.swap(pointerKey(site), String(number), pointer.tag)) return;
  const { number: now } = await readPointer(storage, site);
  throw new Error(`${site} was moved to composition ${now} meanwhile. Nothing was changed; try again.`);
}

async function readCast(
  storage: Storage,
  versions: Readonly<Record<string, string>>,
): Promise<{ shell: Release; remotes: readonly Release[] }> {
  const releases = await Promise.all(
    Object.entries(versions).map(([name, version]) => getRelease(storage, name, version)),
  );
  const shell = releases.find(({ name }) => name === SHELL);
  if (!shell) throw new Error('A site cannot run without the shell.');
  return { shell, remotes: releases.filter((release) => release !== shell) };
}

/**
 * Checks releases, composes them into the site's next number and moves the pointer there. Builds nothing; one at a time in a site.
 * @throws Error that says what does not fit; the site is then as it was
 */
export function deploy(storage: Storage, options: DeployOptions): Promise<Deployed> {
  const { source, site = source.name, waitMs = WAIT_MS } = options;
  return withLock(storage, `site-${site}`, { task: `deploy ${source.name}`, waitMs }, (held) =>
    deployAlone(storage, site, options, held),
  );
}

async function deployAlone(storage: Storage, site: string, options: DeployOptions, held: Held): Promise<Deployed> {
  const { source, releases = {}, without = [], fallback = true, versionOfLocal, scripts = [], leaveOut = [] } = options;
  const pointer = await readPointer(storage, site);
  checkExpected(site, pointer, options.expect);
  const served = pointer.number > 0 ? await findComposition(storage, site, pointer.number) : undefined;
  const versions = plannedVersions(source, served, { releases, without }, versionOfLocal);
  const cast = await readCast(storage, versions);
  refuse(`${source.name} cannot run these releases together`, conflictsOf(source, cast.shell, cast.remotes));
  const bad = await Promise.all([cast.shell, ...cast.remotes].map((release) => releaseProblems(storage, release)));
  refuse('Files of these releases are not what was released', bad.flat());

  const named = Object.keys(releases);
  const mayFallBack = (name: string) => fallback || (named.length > 0 && !named.includes(name));
  const before = Object.fromEntries(
    Object.entries(versionsBefore(versions, served)).filter(([name]) => mayFallBack(name)),
  );
  const { previous, notes } = await findFallbacks(storage, cast, before);

  const number = ((await compositionNumbers(storage, site)).at(-1) ?? 0) + 1;
  const folder = await storage.fetch(
    releasePrefix(SHELL, cast.shell.version),
    Object.keys(cast.shell.files).filter((file) => /^(page|public)\//.test(file)),
  );
  const work = storage.workFolder(compositionPrefix(site, number));
  try {
    const score = {
      ...cast,
      source,
      site,
      number,
      before: pointer.number,
      at: new Date().toISOString(),
      by: userName(),
      shell: { release: cast.shell, folder },
      previous,
      scripts,
      leaveOut,
    };
    const composition = compose(score, work);
    if (!(await storage.publish(work, compositionPrefix(site, number), COMPOSITION_FILE)))
      throw new Error(`Composition ${number} of ${site} was taken by somebody else. Nothing was changed; try again.`);
    await movePointer(storage, site, pointer, number, held);
    return { composition, before: pointer.number, notes };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
