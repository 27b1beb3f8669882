import type { RemoteRelease } from '@rifas/shared/deployment';
import { satisfiesContract } from '@rifas/shared/remote';
import type { Candidate } from '../federation/release-choice';
import type { JournalEntry } from './journal';

export interface RemoteReport {
  readonly name: string;
  readonly version: string;
  readonly contract: string;
  readonly fits: boolean;
  readonly previous: string | undefined;
  /** The release that this tab uses, in words. */
  readonly inUse: string;
  /** Duration of the newest load of any of its parts; undefined when none was loaded. */
  readonly milliseconds: number | undefined;
  readonly failures: number;
  readonly state: 'idle' | 'loaded' | 'failed';
}

const SOURCES: Readonly<Record<Candidate['source'], string>> = {
  current: 'la publicada',
  previous: 'la anterior',
  override: 'un reemplazo',
};

/** The status page's report on one remote: the declaration in the deployment, and the events of this tab. */
export function reportOf(
  { name, version, feature, previous }: RemoteRelease,
  inUse: Candidate | undefined,
  journal: readonly JournalEntry[],
): RemoteReport {
  const own = journal.filter(({ remote }) => remote === name);
  const loads = own.filter(({ kind }) => kind === 'load');
  const failures = own.filter(({ kind }) => kind === 'failure' || kind === 'render');
  const last = own.filter(({ kind }) => kind !== 'fallback').at(-1);
  return {
    name,
    version,
    contract: feature.contract,
    fits: satisfiesContract(feature.contract),
    previous: previous?.version,
    inUse: inUse
      ? `${inUse.source === 'override' ? new URL(inUse.entry).origin : inUse.version} (${SOURCES[inUse.source]})`
      : '—',
    milliseconds: loads.at(-1)?.milliseconds,
    failures: failures.length,
    state: last === undefined ? 'idle' : last.kind === 'load' ? 'loaded' : 'failed',
  };
}
