import type { Browser, Page } from 'playwright-core';
import type { DemoApi } from './demo-api';
import { openSlowPhone } from './slow-phone';
import { median, ratio } from './statistics';
import type { Figure, Section } from './report';

const KEYSTROKES = ['1', '0', '0', 'Backspace', 'Backspace', 'Backspace', '2'];
const TOGGLES = 6;

interface ListTimes {
  readonly render: number;
  readonly keystroke: number;
  readonly toggle: number;
}

declare global {
  // Set in the measured page for the length of one interaction.
  var painted: Promise<number> | undefined;
}

/** From pressing to the next painted frame, as the visitor feels it. */
async function timeInteraction(page: Page, interact: () => Promise<void>, event: 'keydown' | 'click'): Promise<number> {
  // Listening comes first, in a call of its own: input overtakes a script that is still on its way.
  await page.evaluate((name) => {
    globalThis.painted = new Promise<number>((resolve) => {
      addEventListener(name, (input) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - input.timeStamp))), {
        once: true,
        capture: true,
      });
    });
  }, event);
  await interact();
  return page.evaluate(() => globalThis.painted ?? Number.NaN);
}

async function timeList(browser: Browser, url: string, tokenName: string, token: string): Promise<ListTimes> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'es-UY' });
  await context.addInitScript(([name, value]) => localStorage.setItem(name, value), [tokenName, token] as const);
  const { page } = await openSlowPhone(context, { network: false, coldCache: false });
  await page.goto(`${url}/dashboard/rifas`);
  await page.getByRole('heading', { level: 1 }).waitFor();

  // Inside the dashboard, so that the figure is the list's own and not the site's start.
  const started = await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('nav a[href="/dashboard/rifas/list"]')?.click();
    return performance.now();
  });
  await page.locator('summary').first().waitFor();
  const render = (await page.evaluate(() => performance.now())) - started;

  const search = page.getByRole('searchbox');
  await search.focus();
  const keystrokes: number[] = [];
  for (const key of KEYSTROKES) keystrokes.push(await timeInteraction(page, () => page.keyboard.press(key), 'keydown'));
  await search.fill('');
  const summary = page.locator('summary').first();
  const toggles: number[] = [];
  for (let turn = 0; turn < TOGGLES; turn += 1) toggles.push(await timeInteraction(page, () => summary.click(), 'click'));
  await context.close();
  return { render, keystroke: median(keystrokes), toggle: median(toggles) };
}

/** The raffle list of a seller with 500 raffles beside that of one with a few, at CPU x4. */
export async function benchRaffleList(browser: Browser, url: string, tokenName: string, api: DemoApi): Promise<Section> {
  const few = await timeList(browser, url, tokenName, await api.logIn('ana@example.com'));
  const many = await timeList(browser, url, tokenName, await api.logIn('mucho@example.com'));
  const figure = (name: string, read: (times: ListTimes) => number): Figure => ({
    name,
    unit: 'ms',
    value: read(many),
    base: { name: 'a list of 20', value: read(few), ratio: ratio(read(many), read(few)) },
  });
  return {
    title: 'Raffle list of 500 raffles',
    note: 'CPU x4; medians of the interactions of one visit',
    figures: [
      figure('from the menu until rows are there', ({ render }) => render),
      figure('a keystroke in the filter, until painted', ({ keystroke }) => keystroke),
      figure('opening or closing a raffle, until painted', ({ toggle }) => toggle),
    ],
  };
}
