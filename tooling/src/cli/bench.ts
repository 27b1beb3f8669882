import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../browser/find-chromium';
import type { BenchContext, Part } from '../bench/bench-context';
import { PARTS } from '../bench/parts';
import { formatSection, saveReport } from '../bench/report';
import { startBenchSites, type BenchSites } from '../bench/sites/bench-sites';
import { dataDir } from '../lib/repo';

const DEFAULT_RUNS = 7;

interface Wanted {
  readonly parts: readonly Part[];
  readonly runs: number;
}

/** @throws Error that says what there is, for an unknown part or number of runs */
export function parseArguments(args: readonly string[]): Wanted {
  const runsAt = args.indexOf('--runs');
  const runs = runsAt < 0 ? DEFAULT_RUNS : Number(args[runsAt + 1]);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs wants a number: npm run bench -- --runs 7');
  const names = args.filter((_arg, index) => runsAt < 0 || (index !== runsAt && index !== runsAt + 1));
  const parts = names.map((name) => {
    const part = PARTS.find((one) => one.name === name);
    if (!part) throw new Error(`There is no part '${name}'. There are:\n${PARTS.map((one) => `  ${one.name.padEnd(14)} ${one.about}`).join('\n')}`);
    return part;
  });
  return { parts: parts.length > 0 ? parts : PARTS, runs };
}

/** Starts what a part asks for, once, and stops what was started. */
function lazily<Value>(start: () => Promise<Value>, stop: (value: Value) => Promise<void>): { get: () => Promise<Value>; stop: () => Promise<void> } {
  let started: Promise<Value> | undefined;
  return { get: () => (started ??= start()), stop: async () => started?.then(stop, () => undefined) };
}

/** `npm run bench [-- part... --runs N]`: what a visitor on a slow phone gets, as ratios within one run; the figures also as JSON. */
export async function bench(args: readonly string[]): Promise<void> {
  const { parts, runs } = parseArguments(args);
  const sites = lazily<BenchSites>(startBenchSites, (both) => both.stop());
  const browser = lazily<Browser>(
    () => chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_FLAGS] }),
    (one) => one.close(),
  );
  const context: BenchContext = { runs, sites: sites.get, browser: browser.get, log: console.log };
  const file = join(dataDir, 'bench/report.json');
  try {
    for (const part of parts) {
      console.log(`\n== ${part.name}: ${part.about}`);
      const sections = await part.run(context);
      saveReport(file, part.name, sections, new Date());
      console.log(sections.map(formatSection).join('\n'));
    }
  } finally {
    await browser.stop();
    await sites.stop();
  }
  console.log(`\nAlso in ${file}`);
}
