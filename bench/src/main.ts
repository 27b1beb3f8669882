import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchChromium } from '@rifas/tooling/browser/find-chromium';
import { repoRoot } from '@rifas/tooling/lib/repo';
import { withEnvironment, type Settings } from '@rifas/tooling/lib/settings';
import { PARTS } from './parts';
import { wantedParts } from './parts/arguments';
import type { BenchContext } from './parts/bench-context';
import { updateDocument } from './report/document';
import { formatSection, saveReport } from './report/report';
import { startBenchSites, workDir, type BenchSites } from './sites/bench-sites';

export { checkBudgets } from './budgets/budgets';

/** Starts what a part asks for, once, and stops what was started. */
function lazily<Value>(
  start: () => Promise<Value>,
  stop: (value: Value) => Promise<void>,
): { get: () => Promise<Value>; stop: () => Promise<void> } {
  let started: Promise<Value> | undefined;
  return { get: () => (started ??= start()), stop: async () => started?.then(stop, () => undefined) };
}

/** `npm run bench [-- part... --runs N]`: what a visitor on a slow phone gets, as ratios within one run; the figures also as JSON. */
export async function bench(found: Settings, names: readonly string[], runsText: string | undefined): Promise<void> {
  const { parts, runs } = wantedParts(names, runsText, PARTS);
  const { dataDir } = found;
  const settings = withEnvironment(found, { SITE_DIR: join(workDir(found), 'site') });
  const sites = lazily<BenchSites>(
    () => startBenchSites(settings),
    (both) => both.stop(),
  );
  const browser = lazily<Browser>(
    () => launchChromium(settings),
    (one) => one.close(),
  );
  const context: BenchContext = { settings, runs, sites: sites.get, browser: browser.get, log: console.log };
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
