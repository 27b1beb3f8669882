import type { PreviewShare, ReleaseVersions } from '../sites/composition';

/**
 * What made a state: a deploy, a rollback, the start of a site, a composition of a store without states; a canary that
 * began, got more or fewer visitors, was given to all, or was aborted; a preview that began or was ended.
 */
export type Action =
  'deploy' | 'rollback' | 'start' | 'found' | 'canary' | 'widen' | 'finish' | 'abort' | 'preview' | 'end preview';

/** The decided input of a composition. */
type Decided = Pick<State, 'composition' | 'versions' | 'previous' | 'named' | 'settings'>;

/** What some visitors get instead of the rest of its state. */
export interface Canary extends Decided {
  /** How many of a hundred visitors, from 1 to 99. */
  readonly percent: number;
}

/** What people with the preview's address get. */
export interface Preview extends Pick<State, 'versions' | 'previous' | 'at' | 'by' | 'why'> {
  readonly id: string;
  readonly composition: number;
  /** When it ends, in seconds since 1970. */
  readonly until: PreviewShare['until'];
}

/**
 * A decision for a site: `states/<site>/<number>.json`, never changed. A site has its deployment's name unless it was
 * given another. The pointer names the state that counts; its parents are the site's history. Nothing else decides
 * which versions run.
 */
export interface State {
  readonly number: number;
  readonly site: string;
  readonly deployment: string;
  /** The state that counted before; 0 for the first. */
  readonly parent: number;
  /** The composition that shows it: with the state's own number, or an earlier one after a rollback. */
  readonly composition: number;
  readonly versions: ReleaseVersions;
  /** Applications that can fall back to their previous release, with its version. */
  readonly previous: ReleaseVersions;
  /** What people named: a version, or null to leave it out. It also counts where other versions follow the sources. */
  readonly named: Readonly<Record<string, string | null>>;
  /** Hash of the settings that it was composed with. */
  readonly settings: string;
  /** The last state of each other deployment that took its turn in this site. */
  readonly turns: Readonly<Record<string, number>>;
  readonly action: Action;
  /** ISO 8601. */
  readonly at: string;
  readonly by: string;
  readonly why: string;
  /** Fingerprint of the code that composed it, where the site follows sources. */
  readonly composer?: string;
  readonly canary?: Canary;
  /** Previews that had not ended at the time of the decision; none when left out. */
  readonly previews?: readonly Preview[];
}

/** The end of a preview as people read it. */
export const untilText = ({ until }: Pick<PreviewShare, 'until'>): string => new Date(until * 1000).toISOString();

/** Makes a text one line for the history: control characters could start a new line or move a terminal's cursor. */
export const inOneLine = (text: string): string => text.replaceAll(/\p{C}+/gu, ' ').trim();
