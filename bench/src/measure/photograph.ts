import type { Browser } from 'playwright-core';
import type { MeasuredPage } from './measured-pages';
import { newVisitor } from './slow-phone';
import { keyShown, recordVisits } from './visit';

/** Takes a picture of a page that shows its key elements, for whoever wants to see what is measured. @throws Error when they do not come */
export async function photograph(browser: Browser, url: string, { path, keys }: MeasuredPage, file: string) {
  const visitor = await newVisitor(browser);
  try {
    await recordVisits(visitor, { keys });
    const page = await visitor.newPage();
    await page.goto(`${url}${path}`, { waitUntil: 'commit' });
    await keyShown(page);
    await page.screenshot({ path: file });
  } finally {
    await visitor.close();
  }
}
