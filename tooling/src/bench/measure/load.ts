import type { Browser } from 'playwright-core';
import type { MeasuredPage } from '../sites/measured-pages';
import { newVisitor, openSlowPhone, type StoredToken } from './slow-phone';
import { summarize, trackRequests, type Traffic } from './traffic';
import { keyShown, paintFigures, recordVisits, type PaintFigures } from './visit';

export interface Load extends PaintFigures, Traffic {
  /** Until the key elements are shown with their data. */
  readonly key: number;
  /** All scripts of the visit, those that came after the key elements too. */
  readonly allScriptKb: number;
}

/** How much of the first load the second one finds again. */
export interface Loads {
  readonly cold: Load;
  readonly warm: Load;
}

/** One visitor with an empty cache, and the same one coming back in another tab. */
export async function loadTwice(browser: Browser, url: string, { path, keys }: MeasuredPage, token?: StoredToken): Promise<Loads> {
  const visitor = await newVisitor(browser, token);
  await recordVisits(visitor, keys);
  const load = async (): Promise<Load> => {
    const { page, devtools } = await openSlowPhone(visitor);
    const requests = trackRequests(devtools);
    await page.goto(`${url}${path}`, { waitUntil: 'commit' });
    const key = await keyShown(page);
    const figures = await paintFigures(page);
    await page.close();
    const started = requests[0]?.startedAt ?? 0;
    return { key, ...figures, ...summarize(requests, started + key / 1000), allScriptKb: summarize(requests).scriptKb };
  };
  try {
    return { cold: await load(), warm: await load() };
  } finally {
    await visitor.close();
  }
}
