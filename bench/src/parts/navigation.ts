import type { Browser } from 'playwright-core';
import { DEPOSITS_SHOWN, HOME_SHOWN, LIST_SHOWN } from '../measure/measured-pages';
import { openSlowPhone, SLOW_PHONE } from '../measure/slow-phone';
import { quiet, summarize, trackRequests } from '../measure/traffic';
import { asVisitor, navigate } from '../measure/visit';
import { tokenFor, type BenchSites, type MeasuredSite } from '../sites/bench-sites';
import type { Part } from './bench-context';
import { comparedOnEach, onEachSite } from './on-each-site';

const SELLER = 'ana@example.com';

const LIST = { href: '/dashboard/rifas/list', keys: LIST_SHOWN };
const TICKETS_TO_CHOOSE = [{ selector: 'main', text: '00107' }];

/** The pages that a seller opens in a session, starting from the drawn home; the list again at the end. */
const STEPS = [
  { name: 'to the raffle list', ...LIST },
  { name: 'to the deposits', href: '/dashboard/depositos', keys: DEPOSITS_SHOWN },
  { name: 'to the payment link', href: '/dashboard/rifas', keys: TICKETS_TO_CHOOSE },
  { name: 'back to the home', href: '/dashboard', keys: HOME_SHOWN },
  { name: 'to the raffle list again', ...LIST },
];

interface StepTimes {
  readonly shown: number;
  readonly scriptKb: number;
}

async function walk(browser: Browser, all: BenchSites, site: MeasuredSite): Promise<readonly StepTimes[]> {
  const token = await tokenFor(all, site, { seller: SELLER });
  return asVisitor(browser, { token }, async (visitor) => {
    const { page, devtools } = await openSlowPhone(visitor);
    const sent = trackRequests(devtools);
    await page.goto(`${site.url}/dashboard`);
    await page.evaluate((keys) => globalThis.recorder.whenShown(keys), HOME_SHOWN);
    await quiet(sent);
    const times: StepTimes[] = [];
    for (const { href, keys } of STEPS) {
      await page.getByRole('button', { name: 'Menú' }).click();
      await page.locator(`nav a[href="${href}"]`).waitFor();
      const requests = trackRequests(devtools);
      const shown = await navigate(page, href, keys);
      // Copied before the page prefetches scripts for the next one.
      const fetched = [...requests];
      await quiet(sent);
      times.push({ shown, scriptKb: summarize(fetched).scriptKb });
    }
    return times;
  });
}

/** The time from pressing a link of the dashboard to the next page with its data. */
export const navigation: Part = {
  name: 'navigation',
  about: 'going from page to page inside the dashboard, beside the same sources as one application',
  run: async (context) => {
    const walks = await onEachSite(context, {
      measure: (site, all, browser) => walk(browser, all, site),
      told: (times) => `${times.map(({ shown }) => shown.toFixed(0)).join(' ')} ms`,
    });
    const figures = (what: string, unit: string, read: (times: StepTimes) => number) =>
      STEPS.map(({ name }, step) =>
        comparedOnEach(`${name}${what}`, unit, walks, (times) =>
          read(times[step] ?? { shown: Number.NaN, scriptKb: Number.NaN }),
        ),
      );
    return [
      {
        title: 'Navigation inside the dashboard',
        note: `from pressing the link of the menu until the page is there with its data, each time after a second in which nothing was fetched; medians of ${context.runs}; ${SLOW_PHONE}`,
        figures: [
          ...figures('', 'ms', ({ shown }) => shown),
          ...figures(', JavaScript after the press', 'KB', ({ scriptKb }) => scriptKb),
        ],
      },
    ];
  },
};
