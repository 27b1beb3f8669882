import type { Page } from 'playwright-core';
import { launchChromium } from '../browser/find-chromium';
import type { Settings } from '../lib/settings';

export interface Visitor {
  readonly page: Page;
  /** The last tab of the open page: unlike the heading it is not in the first paint. */
  readonly tab: () => Promise<string>;
  /** To the home and back inside the page, without loading it again. */
  readonly wander: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const PAGE = '/dashboard/depositos';

/** A seller who has the deposits open in a browser. */
export async function openVisitor(settings: Settings, url: string): Promise<Visitor> {
  const browser = await launchChromium(settings);
  const page = await browser.newPage({ locale: 'es-UY' });
  const tab = async () => (await page.getByRole('tab').last().textContent({ timeout: 30_000 })) ?? '';
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill('bruno@example.com');
  await page.getByLabel('Contraseña').first().fill('Rifas2026!');
  await page.getByRole('button', { name: 'INGRESAR' }).click();
  await page.waitForURL(`${url}/dashboard`, { waitUntil: 'commit' });
  await page.goto(url + PAGE);
  const wander = async () => {
    await page
      .getByRole('button', { name: /volver/i })
      .or(page.getByRole('link', { name: /volver/i }))
      .first()
      .click();
    await page.waitForURL(`${url}/dashboard`, { waitUntil: 'commit' });
    await page.goBack();
  };
  return { page, tab, wander, close: () => browser.close() };
}
