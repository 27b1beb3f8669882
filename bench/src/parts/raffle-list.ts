import type { Browser } from 'playwright-core';
import { timeInteraction } from '../measure/interaction';
import { openSlowPhone } from '../measure/slow-phone';
import { asVisitor, navigate } from '../measure/visit';
import type { Section } from '../report/report';
import { compared, median } from '../report/statistics';
import { tokenFor, type BenchSites } from '../sites/bench-sites';
import { repeatCookie } from '../sites/repeated-raffles';
import type { Part } from './bench-context';

const KEYSTROKES = ['1', '0', '0', 'Backspace', 'Backspace', 'Backspace', '2'];
const TOGGLES = 6;
const ROWS_ARE_THERE = 'from the menu until rows are there';
const SHOWN = [{ selector: 'summary', text: String.raw`\d{5}` }];

interface ListTimes {
  readonly render: number;
  readonly keystroke: number;
  readonly toggle: number;
}

interface ManyRaffles {
  readonly name: string;
  readonly seller: string;
  /** How often the seller's raffles are repeated under new numbers. */
  readonly times: number;
}

const FEW: ManyRaffles = { name: 'a list of 20', seller: 'ana@example.com', times: 1 };
const LISTS: readonly ManyRaffles[] = [
  { name: '500', seller: 'mucho@example.com', times: 1 },
  { name: '5,000', seller: 'mucho@example.com', times: 10 },
];

async function timeList(browser: Browser, sites: BenchSites, { seller, times }: ManyRaffles): Promise<ListTimes> {
  const { composed: site } = sites;
  const token = await tokenFor(sites, site, { seller });
  return asVisitor(browser, { token }, async (visitor) => {
    if (times > 1) await visitor.addCookies([repeatCookie(site.url, times)]);
    const { page } = await openSlowPhone(visitor, { network: false });
    await page.goto(`${site.url}/dashboard/rifas`);
    // The menu is the application's own: the heading is in the static page.
    await page.locator('a[href="/dashboard/rifas/list"]').first().waitFor({ state: 'attached' });
    // Starts inside the dashboard with its scripts loaded, so that the figure does not include the site's start.
    await page.waitForLoadState('networkidle');
    const render = await navigate(page, '/dashboard/rifas/list', SHOWN);

    const search = page.getByRole('searchbox');
    await search.focus();
    const keystrokes: number[] = [];
    for (const key of KEYSTROKES)
      keystrokes.push(await timeInteraction(page, () => page.keyboard.press(key), 'keydown'));
    await search.fill('');
    const summary = page.locator('summary').first();
    const toggles: number[] = [];
    for (let turn = 0; turn < TOGGLES; turn += 1)
      toggles.push(await timeInteraction(page, () => summary.click(), 'click'));
    return { render, keystroke: median(keystrokes), toggle: median(toggles) };
  });
}

function section(list: ManyRaffles, many: readonly ListTimes[], few: readonly ListTimes[]): Section {
  const figure = (name: string, read: (times: ListTimes) => number) =>
    compared(name, 'ms', many.map(read), { name: FEW.name, value: median(few.map(read)) });
  return {
    title: `Raffle list of ${list.name} raffles`,
    note: `CPU x4; medians of ${many.length} visits, of an interaction those of its repetitions in a visit`,
    figures: [
      figure(ROWS_ARE_THERE, ({ render }) => render),
      figure('a keystroke in the filter, until painted', ({ keystroke }) => keystroke),
      figure('opening or closing a raffle, until painted', ({ toggle }) => toggle),
    ],
  };
}

/** The raffle list of sellers with very many raffles, compared with a seller who has a few. */
export const raffleList: Part = {
  name: 'raffle-list',
  about: 'drawing, filtering and unfolding 500 and 5,000 raffles',
  run: async ({ runs, sites, browser, log }) => {
    const both = await sites();
    const chromium = await browser();
    const all = [FEW, ...LISTS];
    const times = new Map<ManyRaffles, ListTimes[]>(all.map((list) => [list, []]));
    for (let run = 0; run < runs; run += 1) {
      for (const list of all) times.get(list)?.push(await timeList(chromium, both, list));
      log(
        `${run + 1}/${runs}: ${all.map((list) => `${times.get(list)?.at(-1)?.render.toFixed(0)} ms ${list.name}`).join(', ')}`,
      );
    }
    const of = (list: ManyRaffles) => times.get(list) ?? [];
    return LISTS.map((list) => section(list, of(list), of(FEW)));
  },
};
