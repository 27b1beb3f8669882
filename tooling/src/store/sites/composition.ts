import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeploymentSource } from '@rifas/shared/deployment';
import { readJson } from '../../lib/json';

export type ReleaseVersions = Readonly<Record<string, string>>;

/** What an edge needs in addition to the pages. */
export type EdgeComposition = Pick<
  Composition,
  'number' | 'deployment' | 'releases' | 'contentSecurityPolicy' | 'routes'
> &
  Partial<Pick<Composition, 'site' | 'previous' | 'parts'>>;

/** `composition.json`: what an edge needs, and what later commands read. */
export interface Composition {
  readonly number: number;
  /** The name that an edge serves: that of a deployment, or one that several deployments take turns in. */
  readonly site: string;
  readonly deployment: string;
  /** The number served when this one was composed; 0 when there was none. */
  readonly before: number;
  /** When it was composed, ISO 8601, and by whom. */
  readonly at: string;
  readonly by: string;
  /** When the preview ends that it was composed for, in seconds since 1970: it must not be served to all. */
  readonly previewUntil?: number;
  /** The deployment's file as ops wrote it. */
  readonly source: DeploymentSource;
  readonly releases: ReleaseVersions;
  /** Applications that can fall back to their previous release, with its version. */
  readonly previous: ReleaseVersions;
  readonly contentSecurityPolicy: string;
  /** Names of the pages and widgets of each remote; missing in older compositions. */
  readonly parts?: Readonly<Record<string, readonly string[]>>;
  /** In order: the page of the first pattern that matches is sent. */
  readonly routes: readonly { readonly pattern: string; readonly file: string }[];
  /** Integrity of its own files: pages and static files. */
  readonly files: Readonly<Record<string, string>>;
}

export const COMPOSITION_FILE = 'composition.json';
export const POINTER = 'current';

/** The folder where an edge finds the compositions of a site, and the pointer to the served one. */
export const compositionsDir = (siteDir: string, site: string): string => join(siteDir, site);

/** The composition that some visitors get instead of the served one. */
export interface CanaryShare {
  readonly number: number;
  /** How many of a hundred visitors, from 1 to 99. */
  readonly percent: number;
}

/** A composition for people with its address, for a limited time. */
export interface PreviewShare {
  /** The secret part of the address: 32 hexadecimal digits. */
  readonly id: string;
  readonly number: number;
  /** When it ends, in seconds since 1970. */
  readonly until: number;
}

/** What a pointer names. Its text has the composition in the first line, for edges; others are a word with values. */
export interface PointerContent {
  /** The composition that is served; 0 when there is none. */
  readonly number: number;
  /** The state that it shows; 0 in a store that has no states yet. */
  readonly state: number;
  readonly canary?: CanaryShare;
  /** None when left out; may include previews that have ended. */
  readonly previews?: readonly PreviewShare[];
}

export const NOTHING: PointerContent = { number: 0, state: 0 };

/** White space that an editor may leave in a pointer written by hand. */
const LINE_ENDS = /[ \t\r]+$/gm;
const PREVIEW_LINE = /^preview ([0-9a-f]{32}) (\d+) (\d+)$/gm;

export function parsePointer(text: string): PointerContent {
  const [, number, more = ''] = /^(\d+)(?:\n((?:\w+ [^\n]*\n)*))?$/.exec(text.replaceAll(LINE_ENDS, '')) ?? [];
  if (number === undefined) return NOTHING;
  const previews = [...more.matchAll(PREVIEW_LINE)].map(([, id = '', preview, until]) => ({
    id,
    number: Number(preview),
    until: Number(until),
  }));
  const [, canary, percent] = /^canary (\d+) ([1-9]\d?)$/m.exec(more) ?? [];
  return {
    number: Number(number),
    state: Number(/^state (\d+)$/m.exec(more)?.[1] ?? 0),
    ...(canary === undefined ? {} : { canary: { number: Number(canary), percent: Number(percent) } }),
    ...(previews.length > 0 && { previews }),
  };
}

export const pointerText = ({ number, state, canary, previews = [] }: PointerContent): string =>
  [
    `${number}\nstate ${state}\n`,
    canary ? `canary ${canary.number} ${canary.percent}\n` : '',
    ...previews.map((preview) => `preview ${preview.id} ${preview.number} ${preview.until}\n`),
  ].join('');

/** Previews that have not ended. */
export const livePreviews = <Preview extends Pick<PreviewShare, 'until'>>(
  previews: readonly Preview[] = [],
): readonly Preview[] => previews.filter(({ until }) => until * 1000 > Date.now());

/**
 * The compositions that visitors get now: most of them, those of the canary, and those with the address of a preview.
 */
export const servedBy = ({ number, canary, previews }: PointerContent): readonly number[] => [
  number,
  ...(canary ? [canary.number] : []),
  ...livePreviews(previews).map((preview) => preview.number),
];

/** The pointer on this machine. */
export function readLocalPointer(siteDir: string, site: string): PointerContent {
  const pointer = join(compositionsDir(siteDir, site), POINTER);
  return existsSync(pointer) ? parsePointer(readFileSync(pointer, 'utf8')) : NOTHING;
}

export const readComposition = (siteDir: string, site: string, number: number): EdgeComposition =>
  readJson<EdgeComposition>(join(compositionsDir(siteDir, site), String(number), COMPOSITION_FILE));
