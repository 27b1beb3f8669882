import type { Page } from 'playwright-core';
import { launchChromium } from '../browser/find-chromium';
import { PASSWORD } from '../site/demo-api';
import { buildNext, untilServed, type Place, type Told } from './transcript-place';

const REMOTE = 'mf-depositos';
const TAB = { from: 'Pagos con tarjeta', to: 'Cobros con tarjeta' };

const HEADER = `# A release, from 1.0.0 to 1.1.0 and back, on a running site

Written by \`npm run ops:transcript\`, which runs these commands and holds a browser open meanwhile. One team ships ${REMOTE}; nobody else
builds, releases or restarts anything.`;

/** Logs in as a seller and opens the deposits. */
async function openDeposits(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill('bruno@example.com');
  await page.getByLabel('Contraseña').first().fill(PASSWORD);
  await page.getByRole('button', { name: 'INGRESAR' }).click();
  await page.waitForURL(`${url}/dashboard`, { waitUntil: 'commit' });
  await page.goto(`${url}/dashboard/depositos`);
}

/** Goes to the home and back inside the page, without reloading it. */
async function wander(page: Page, url: string): Promise<void> {
  const back = page.getByRole('button', { name: /volver/i }).or(page.getByRole('link', { name: /volver/i }));
  await back.first().click();
  await page.waitForURL(`${url}/dashboard`, { waitUntil: 'commit' });
  await page.goBack();
}

async function tellWith(page: Page, place: Place): Promise<void> {
  const { url, dist, recorder } = place;
  // The last tab, because the heading is already in the first paint, and the tab is not.
  const tab = page.getByRole('tab').last();
  const sees = async (what: string) =>
    recorder.say(`**Browser:** ${what} «${(await tab.textContent({ timeout: 30_000 })) ?? ''}».`);
  await openDeposits(page, url);
  await sees('a seller opens Depósitos and finds the tab');

  buildNext(place, REMOTE, TAB);
  await recorder.ops('release', REMOTE, '--version', '1.1.0', '--from', dist);
  await recorder.ops('deploy', 'dtyt', `${REMOTE}@1.1.0`);
  recorder.say(
    `The edge answers with 1.1.0 ${await untilServed(url, REMOTE, '1.1.0')} ms after the command has ended; it was not restarted.`,
  );
  await wander(page, url);
  await sees('the open tab goes home and back, and goes on with what it has:');
  await page.reload();
  await sees('at the next full load it has the tab');

  await recorder.ops('diff', 'dtyt', '2', '3');
  await recorder.ops('rollback', 'dtyt');
  recorder.say(
    `The edge answers with 1.0.0 ${await untilServed(url, REMOTE, '1.0.0')} ms after the command has ended.`,
  );
  await page.reload();
  await sees('loaded again, it has the tab');
  await recorder.ops('status', 'dtyt');
  await recorder.ops('verify', 'dtyt');
}

async function tell(place: Place): Promise<void> {
  const { settings, url, recorder } = place;
  await recorder.ops('release', REMOTE, '--version', '1.0.0');
  await recorder.ops('deploy', 'dtyt', `${REMOTE}@1.0.0`);
  await untilServed(url, REMOTE, '1.0.0');
  const browser = await launchChromium(settings);
  try {
    await tellWith(await browser.newPage({ locale: 'es-UY' }), place);
  } finally {
    await browser.close();
  }
}

export const RELEASE: Told = { header: HEADER, remote: REMOTE, tell };
