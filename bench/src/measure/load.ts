import type { Browser, BrowserContext } from 'playwright-core';
import type { MeasuredPage } from './measured-pages';
import { openSlowPhone, type StoredToken } from './slow-phone';
import { summarize, trackRequests, type Traffic } from './traffic';
import { asVisitor, keyShown, paintFigures, typable, type PaintFigures } from './visit';

export interface Load extends PaintFigures, Traffic {
  /** Milliseconds until the key elements are shown with their data. */
  readonly key: number;
  /** Milliseconds until the page's field accepts typing; NaN for a page without one. */
  readonly typable: number;
  /** All scripts of the visit, including those after the key elements. */
  readonly allScriptKb: number;
}

/** The same visitor with an empty cache and with a filled one. */
export interface Loads {
  readonly cold: Load;
  readonly warm: Load;
}

async function load(visitor: BrowserContext, address: string): Promise<Load> {
  const { page, devtools } = await openSlowPhone(visitor);
  const requests = trackRequests(devtools);
  await page.goto(address, { waitUntil: 'commit' });
  const key = await keyShown(page);
  const fieldThere = await typable(page);
  const figures = await paintFigures(page);
  await page.close();
  const started = requests[0]?.startedAt ?? 0;
  const { scriptKb: allScriptKb } = summarize(requests);
  return { key, typable: fieldThere, ...figures, ...summarize(requests, started + key / 1000), allScriptKb };
}

/** One visitor with an empty cache. */
export const loadOnce = (browser: Browser, url: string, page: MeasuredPage, token?: StoredToken): Promise<Load> =>
  asVisitor(browser, { ...page, token }, (visitor) => load(visitor, `${url}${page.path}`));

/** One visitor with an empty cache, and the same visitor again in another tab. */
export const loadTwice = (browser: Browser, url: string, page: MeasuredPage, token?: StoredToken): Promise<Loads> =>
  asVisitor(browser, { ...page, token }, async (visitor) => ({
    cold: await load(visitor, `${url}${page.path}`),
    warm: await load(visitor, `${url}${page.path}`),
  }));
