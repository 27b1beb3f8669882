import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { parseArguments } from '../bench/arguments';
import type { BenchContext } from '../bench/bench-context';
import { updateDocument } from '../bench/document';
import { PARTS } from '../bench/parts';
import { formatSection, saveReport } from '../bench/report';
import { startBenchSites, type BenchSites } from '../bench/sites/bench-sites';
import { CHROMIUM_FLAGS, findChromium } from '../browser/find-chromium';
import { dataDir, repoRoot } from '../lib/repo';

/** Starts what a part asks for, once, and stops what was started. */
function lazily<Value>(
  start: () => Promise<Value>,
  stop: (value: Value) => Promise<void>,
): { get: () => Promise<Value>; stop: () => Promise<void> } {
  let started: Promise<Value> | undefined;
  return { get: () => (started ??= start()), stop: async () => started?.then(stop, () => undefined) };
}

/** `npm run bench [-- part... --runs N]`: what a visitor on a slow phone gets, as ratios within one run; the figures also as JSON. */
export async function bench(args: readonly string[]): Promise<void> {
  const { parts, runs } = parseArguments(args, PARTS);
  const sites = lazily<BenchSites>(startBenchSites, (both) => both.stop());
  const browser = lazily<Browser>(
    () => chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_FLAGS] }),
    (one) => one.close(),
  );
  const context: BenchContext = { runs, sites: sites.get, browser: browser.get, log: console.log };
  const file = join(dataDir, 'bench/report.json');
  const document = join(repoRoot, 'docs/performance.md');
  try {
    for (const part of parts) {
      console.log(`\n== ${part.name}: ${part.about}`);
      const sections = await part.run(context);
      updateDocument(document, saveReport(file, part.name, sections, new Date()));
      console.log(sections.map(formatSection).join('\n'));
    }
  } finally {
    await browser.stop();
    await sites.stop();
  }
  console.log(`\nAlso in ${file} and ${document}`);
}
