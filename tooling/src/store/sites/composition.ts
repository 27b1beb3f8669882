import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeploymentSource } from '@rifas/shared/deployment';
import { readJson } from '../../lib/json';

export type ReleaseVersions = Readonly<Record<string, string>>;

/** What an edge needs to answer, beside the pages. */
export type EdgeComposition = Pick<
  Composition,
  'number' | 'deployment' | 'releases' | 'contentSecurityPolicy' | 'routes'
>;

/** `composition.json`: what an edge needs, and what ops ask of it later. */
export interface Composition {
  readonly number: number;
  /** What an edge serves: a deployment's name, or one that several deployments take turns in. */
  readonly site: string;
  readonly deployment: string;
  /** The number that was served when it was made; 0 when none was. */
  readonly before: number;
  /** When it was composed, ISO 8601, and by whom. */
  readonly at: string;
  readonly by: string;
  /** The deployment as ops had written it. */
  readonly source: DeploymentSource;
  readonly releases: ReleaseVersions;
  /** Applications whose page falls back to the release before, and which that is. */
  readonly previous: ReleaseVersions;
  readonly contentSecurityPolicy: string;
  /** In order: the first pattern that matches answers. */
  readonly routes: readonly { readonly pattern: string; readonly file: string }[];
  /** Integrity of its own files, pages and static ones. */
  readonly files: Readonly<Record<string, string>>;
}

export const COMPOSITION_FILE = 'composition.json';
export const POINTER = 'current';

/** Where an edge finds the compositions of a site, and the pointer to the one that is served. */
export const compositionsDir = (siteDir: string, site: string): string => join(siteDir, site);

/** A pointer's text as a number; 0 when it names none. */
export const parsePointer = (text: string | undefined): number =>
  text !== undefined && /^\d+\n?$/.test(text) ? Number(text) : 0;

/** Number of the composition that is served; 0 when there is none. */
export function currentComposition(siteDir: string, site: string): number {
  const pointer = join(compositionsDir(siteDir, site), POINTER);
  return existsSync(pointer) ? parsePointer(readFileSync(pointer, 'utf8')) : 0;
}

export const readComposition = (siteDir: string, site: string, number: number): EdgeComposition =>
  readJson<EdgeComposition>(join(compositionsDir(siteDir, site), String(number), COMPOSITION_FILE));
