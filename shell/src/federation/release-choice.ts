import type { RemoteRelease } from '@rifas/shared/deployment';

export type Source = 'current' | 'previous' | 'override';

/** One release of a remote that the page can take its parts from. */
export interface Candidate {
  readonly remote: string;
  readonly source: Source;
  readonly version: string;
  /** Absolute address of remoteEntry.js. */
  readonly entry: string;
  /** Name inside the federation runtime, which requires an identifier; two releases of a remote have two names. */
  readonly federationName: string;
}

/** Whether it is from a developer's machine: an override, or a build of `npm run dev`. */
export const isInDevelopment = ({ source, version }: Pick<Candidate, 'source' | 'version'>): boolean =>
  source === 'override' || /-dev\./.test(version);

/** With a sign that no name of a remote has. */
const SUFFIX: Readonly<Record<Source, string>> = { current: '', previous: '$previous', override: '$override' };

const candidateOf = (remote: string, source: Source, version: string, entry: string): Candidate => ({
  remote,
  source,
  version,
  entry: new URL(entry, location.origin).href,
  federationName: `${remote.replaceAll('-', '_')}${SUFFIX[source]}`,
});

/**
 * The releases of a remote in the order in which they are tried. An override has no fallback: a developer who tries it
 * out wants to see its failure, not the previous release.
 */
export function candidatesOf(
  { name, version, entry, previous }: RemoteRelease,
  override: string | undefined,
): readonly [Candidate, ...Candidate[]] {
  if (override !== undefined) return [candidateOf(name, 'override', version, override)];
  const current = candidateOf(name, 'current', version, entry);
  return previous ? [current, candidateOf(name, 'previous', previous.version, previous.entry)] : [current];
}

/** Which release of a remote this page uses. */
export class ReleaseChoice {
  private index = 0;

  constructor(private readonly candidates: readonly [Candidate, ...Candidate[]]) {}

  get current(): Candidate {
    return this.candidates[this.index] ?? this.candidates[0];
  }

  /**
   * Switches to the next release, unless this one was already given up. Returns false if no other exists; a later try
   * then begins with the first one.
   */
  giveUp(candidate: Candidate): boolean {
    if (candidate !== this.current) return true;
    const more = this.index + 1 < this.candidates.length;
    this.index = more ? this.index + 1 : 0;
    return more;
  }
}
