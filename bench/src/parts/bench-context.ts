import type { Browser } from 'playwright-core';
import type { Settings } from '@rifas/tooling/lib/settings';
import type { Section } from '../report/report';
import type { BenchSites } from '../sites/bench-sites';

/** What a part of the benchmark may use; sites and browser start with the first part that asks for them. */
export interface BenchContext {
  /** With a folder of compositions of the benchmark's own. */
  readonly settings: Settings;
  /** How often each measurement is taken; reports hold the median. */
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
