import { rmSync } from 'node:fs';
import type { auditFlowArtifacts, Result as LighthouseResult, RunnerResult } from 'lighthouse';
import { chromium, type BrowserContext } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '@rifas/tooling/browser/find-chromium';
import { temporaryFolder } from '@rifas/tooling/lib/files';
import { freePort } from '@rifas/tooling/lib/processes';
import type { Settings } from '@rifas/tooling/lib/settings';

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
const METRICS = ['first-contentful-paint', 'largest-contentful-paint', 'speed-index', 'total-blocking-time'] as const;
type Calibrated = 'mid-tier performance' | 'mid-tier blocked' | 'benchmark index';
/** `main thread` is its processor time, without throttling. All other times grow when other programs use the processor. */
export type Scores = Readonly<
  Record<(typeof CATEGORIES)[number] | (typeof METRICS)[number] | Calibrated | 'main thread', number>
>;
/** Lighthouse's benchmark index of a machine. Chrome DevTools takes 1,000 for a mid-tier phone: a Pixel 5. */
const MID_TIER_INDEX = 1000;

/** A run takes half a minute, so a few runs must do for the median. */
export const MOST_RUNS = 5;

const scoreIn = ({ categories }: LighthouseResult, category: (typeof CATEGORIES)[number]): number =>
  Math.round((categories[category]?.score ?? Number.NaN) * 100);
const metricIn = ({ audits }: LighthouseResult, name: (typeof METRICS)[number]): number =>
  audits[name]?.numericValue ?? Number.NaN;
const read = <Name extends string>(names: readonly Name[], of: (name: Name) => number) =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, number>;

/** Milliseconds that the main thread of the visited page had the processor. */
function mainThreadTime({ artifacts }: RunnerResult): number {
  const { traceEvents } = artifacts.Trace;
  const visit = traceEvents
    .filter(({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith('http'))
    .at(-1);
  const thread = traceEvents.find(
    ({ name, pid, args }) => name === 'thread_name' && pid === visit?.pid && args.name === 'CrRendererMain',
  );
  if (!visit || !thread) return Number.NaN;
  const tasks = traceEvents.filter(
    ({ name, pid, tid, ts }) => name.endsWith('RunTask') && pid === thread.pid && tid === thread.tid && ts >= visit.ts,
  );
  return tasks.reduce((sum, task) => sum + ('tdur' in task ? Number(task.tdur) : 0), 0) / 1000;
}

/**
 * The same visit, as on a mid-tier phone. Lighthouse's default makes the processor four times slower, which simulates
 * another phone on each machine.
 */
async function onMidTierPhone(
  { artifacts, lhr }: RunnerResult,
  audit: typeof auditFlowArtifacts,
): Promise<Readonly<Record<Calibrated, number>>> {
  const { benchmarkIndex } = lhr.environment;
  const throttling = {
    ...lhr.configSettings.throttling,
    cpuSlowdownMultiplier: Math.max(1, benchmarkIndex / MID_TIER_INDEX),
  };
  const { onlyCategories, disableStorageReset } = lhr.configSettings;
  const flags = { onlyCategories, disableStorageReset, throttling };
  // Simulated throttling is applied in the audit: the gathered data do not depend on it.
  const settings = { ...artifacts.settings, throttling };
  const { steps } = await audit({ gatherSteps: [{ artifacts: { ...artifacts, settings }, flags }] });
  const calibrated = steps[0]?.lhr;
  if (!calibrated) throw new Error(`Lighthouse could not audit ${lhr.finalDisplayedUrl} again`);
  return {
    'mid-tier performance': scoreIn(calibrated, 'performance'),
    'mid-tier blocked': metricIn(calibrated, 'total-blocking-time'),
    'benchmark index': benchmarkIndex,
  };
}

/**
 * One run of an address as a mobile visitor, in a new browser.
 * @param prepare stores what the visitor has before, such as a session
 * @throws Error if the page redirects elsewhere, or cannot be measured
 */
export async function lighthouseRun(
  settings: Settings,
  address: string,
  prepare: (browser: BrowserContext) => Promise<void>,
): Promise<Scores> {
  // Imported here, because it takes a second, which other commands should not wait.
  const { default: lighthouse, auditFlowArtifacts } = await import('lighthouse');
  const profile = temporaryFolder('lighthouse');
  const port = await freePort();
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(settings),
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
  });
  try {
    await prepare(browser);
    const result = await lighthouse(address, {
      port,
      logLevel: 'error',
      disableStorageReset: true,
      onlyCategories: [...CATEGORIES],
    });
    const problem = result?.lhr.runtimeError;
    if (!result || problem)
      throw new Error(`Lighthouse could not measure ${address}: ${problem?.message ?? 'no result'}`);
    const { lhr } = result;
    // Without a valid session the page redirects, and the score would be of another page.
    if (new URL(lhr.finalDisplayedUrl).pathname !== new URL(address).pathname)
      throw new Error(`Lighthouse wanted ${address} and was sent to ${lhr.finalDisplayedUrl}`);
    return {
      ...read(CATEGORIES, (category) => scoreIn(lhr, category)),
      ...read(METRICS, (metric) => metricIn(lhr, metric)),
      'main thread': mainThreadTime(result),
      ...(await onMidTierPhone(result, auditFlowArtifacts)),
    };
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
}
