import type { PreviewShare, ReleaseVersions } from '../sites/composition';

/**
 * What made a state: a deploy, a way back, a site that was started, a composition of a store that had no states yet; a canary that began,
 * got more or fewer visitors, became what all get, or was given up; a preview that began or was ended.
 */
export type Action =
  'deploy' | 'rollback' | 'start' | 'found' | 'canary' | 'widen' | 'finish' | 'abort' | 'preview' | 'end preview';

/** What a composition is made of, as it was decided. */
type Decided = Pick<State, 'composition' | 'versions' | 'previous' | 'named' | 'settings'>;

/** What a part of the visitors gets instead of the rest of its state. */
export interface Canary extends Decided {
  /** How many of a hundred visitors, from 1 to 99. */
  readonly percent: number;
}

/** What somebody gets who was given an address. */
export interface Preview extends Pick<State, 'versions' | 'previous' | 'at' | 'by' | 'why'> {
  readonly id: string;
  readonly composition: number;
  /** When it ends, in seconds since 1970. */
  readonly until: PreviewShare['until'];
}

/**
 * What was decided for a site: `states/<site>/<number>.json`, never changed. A site has its deployment's name unless it was given another.
 * The pointer names the state that counts; its parents are the site's history. Nothing else says which versions run.
 */
export interface State {
  readonly number: number;
  readonly site: string;
  readonly deployment: string;
  /** The state that counted before; 0 for the first. */
  readonly parent: number;
  /** The composition that shows it: of its own number, or an earlier one after a rollback. */
  readonly composition: number;
  readonly versions: ReleaseVersions;
  /** Applications that fall back to the release before, and which that is. */
  readonly previous: ReleaseVersions;
  /** What people decided by name, a version or that it is out (null): it also stands where the other versions follow sources. */
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
  /** Those that had not ended when it was decided; none where it is left out. */
  readonly previews?: readonly Preview[];
}

/** What somebody says of a decision, as a line of the history: nothing in it makes a line of its own, or moves a terminal's cursor. */
export const inOneLine = (text: string): string => text.replaceAll(/\p{C}+/gu, ' ').trim();
