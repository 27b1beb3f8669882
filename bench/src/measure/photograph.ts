import type { Browser } from 'playwright-core';
import type { MeasuredPage } from './measured-pages';
import { asVisitor, keyShown } from './visit';

/** Takes a picture of a page that shows its key elements, for whoever wants to see what is measured. @throws Error when they do not come */
export const photograph = (browser: Browser, url: string, { path, keys }: MeasuredPage, file: string) =>
  asVisitor(browser, { keys }, async (visitor) => {
    const page = await visitor.newPage();
    await page.goto(`${url}${path}`, { waitUntil: 'commit' });
    await keyShown(page);
    await page.screenshot({ path: file });
  });
