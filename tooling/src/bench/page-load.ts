import type { Browser } from 'playwright-core';
import { countTraffic, openSlowPhone } from './slow-phone';
import { median, ratio } from './statistics';
import type { Figure, Section } from './report';

const RUNS = 7;

export interface LoadedPage {
  readonly name: string;
  readonly url: string;
  /** Role and name of what makes the page useful. */
  readonly key: { readonly role: 'heading' | 'button'; readonly name: RegExp };
}

interface Load {
  readonly ready: number;
  readonly firstPaint: number;
  readonly scriptKb: number;
  readonly requests: number;
}

async function loadOnce(browser: Browser, { url, key }: LoadedPage): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'es-UY' });
  const { page, devtools } = await openSlowPhone(context);
  const traffic = countTraffic(devtools);
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByRole(key.role, { name: key.name }).waitFor();
  const { ready, firstPaint } = await page.evaluate(() => ({
    ready: performance.now(),
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  }));
  await context.close();
  return { ready, firstPaint, scriptKb: traffic.scriptBytes / 1024, requests: traffic.requests };
}

/** Cold loads of two pages in turn, so that both meet the same weather. */
export async function comparePageLoads(browser: Browser, subject: LoadedPage, base: LoadedPage): Promise<Section> {
  const loads: Record<'subject' | 'base', Load[]> = { subject: [], base: [] };
  for (let run = 0; run < RUNS; run += 1) {
    loads.subject.push(await loadOnce(browser, subject));
    loads.base.push(await loadOnce(browser, base));
  }
  const figure = (name: string, unit: Figure['unit'], read: (load: Load) => number): Figure => {
    const value = median(loads.subject.map(read));
    const baseValue = median(loads.base.map(read));
    return { name, unit, value, base: { name: base.name, value: baseValue, ratio: ratio(value, baseValue) } };
  };
  return {
    title: `Cold load of ${subject.name}`,
    note: `medians of ${RUNS}; 1.6 Mbit/s, 150 ms round trip, CPU x4`,
    figures: [
      figure('until it is useful', 'ms', ({ ready }) => ready),
      figure('first paint', 'ms', ({ firstPaint }) => firstPaint),
      figure('JavaScript on the wire', 'KB', ({ scriptKb }) => scriptKb),
      figure('requests', 'requests', ({ requests }) => requests),
    ],
  };
}
