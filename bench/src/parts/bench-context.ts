import type { Browser } from 'playwright-core';
import type { Settings } from '@rifas/tooling/lib/settings';
import type { Section } from '../report/report';
import type { BenchSites } from '../sites/bench-sites';

/** What a part of the benchmark may use; sites and browser start on their first use. */
export interface BenchContext {
  /** Settings with a separate folder for the benchmark's compositions. */
  readonly settings: Settings;
  /** The number of measurements; reports hold the median. */
  readonly runs: number;
  readonly sites: () => Promise<BenchSites>;
  readonly browser: () => Promise<Browser>;
  readonly log: (line: string) => void;
}

export interface Part {
  readonly name: string;
  readonly about: string;
  readonly run: (context: BenchContext) => Promise<readonly Section[]>;
}
