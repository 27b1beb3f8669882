import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchChromium } from '@rifas/tooling/browser/find-chromium';
import { writeAtomically } from '@rifas/tooling/lib/json';
import { repoRoot } from '@rifas/tooling/lib/repo';
import { ofNoSite, withEnvironment, type Settings } from '@rifas/tooling/lib/settings';
import { sourceCommit } from '@rifas/tooling/lib/source-commit';
import { PARTS } from './parts';
import { wantedParts } from './parts/arguments';
import type { BenchContext } from './parts/bench-context';
import { historyChart } from './report/chart';
import { fillTables, tableOf, updateDocument } from './report/document';
import { historyText, readHistory, withMeasured } from './report/history';
import { saveReport, type Report } from './report/report';
import { fillSummary } from './report/summary';
import { startBenchSites, workDir, type BenchSites } from './sites/bench-sites';

export { checkBudgets } from './budgets/budgets';

/** Starts something on its first use, and stops it if it was started. */
function lazily<Value>(
  start: () => Promise<Value>,
  stop: (value: Value) => Promise<void>,
): { get: () => Promise<Value>; stop: () => Promise<void> } {
  let started: Promise<Value> | undefined;
  return { get: () => (started ??= start()), stop: async () => started?.then(stop, () => undefined) };
}

const DOCUMENT = join(repoRoot, 'docs/performance.md');
const APPENDIX = join(repoRoot, 'docs/performance/appendix.md');
const HISTORY = join(repoRoot, 'docs/performance/history.csv');
const PICTURE = join(repoRoot, 'docs/performance/history.svg');
/** Files that this command writes do not count as changes of the sources. */
const SOURCES = [':/', ':(exclude)docs'];

/** Writes the results of a part into the documents and their history. */
function publish(report: Report, part: string): void {
  updateDocument(APPENDIX, (text) => fillTables(text, report));
  updateDocument(DOCUMENT, (text) => fillSummary(text, report));
  const source = sourceCommit(repoRoot, SOURCES);
  if (source === undefined) return;
  const commit = `${source.commit.slice(0, 8)}${source.changed ? '+' : ''}`;
  const history = withMeasured(readHistory(HISTORY), report, { part, commit });
  writeAtomically(HISTORY, historyText(history));
  writeAtomically(PICTURE, historyChart(history));
}

/**
 * `npm run bench [-- part... --runs N]`: measures what a visitor on a slow phone gets, as ratios within one run; the
 * figures also as JSON.
 */
export async function bench(found: Settings, names: readonly string[], runsText: string | undefined): Promise<void> {
  const { parts, runs } = wantedParts(names, runsText, PARTS);
  const { dataDir } = found;
  const settings = withEnvironment(ofNoSite(found), { SITE_DIR: join(workDir(found), 'site') });
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
  try {
    for (const part of parts) {
      console.log(`\n== ${part.name}: ${part.about}`);
      const sections = await part.run(context);
      publish(saveReport(file, part.name, sections, new Date()), part.name);
      console.log(sections.map(tableOf).join('\n\n'));
    }
  } finally {
    await browser.stop();
    await sites.stop();
  }
  console.log(`\nAlso in ${file}, ${DOCUMENT} and ${APPENDIX}`);
}
