import type { Page } from '@playwright/test';
import { site, tokenName, type Site } from './site';

export { tokenName } from './site';

/** The variant of the site that this project runs against. */
export const variant = (): Site['variant'] => site().variant;

export const storedToken = (page: Page): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), tokenName());

/** What the server no longer takes: as if the session had run out. */
export const spoilToken = (page: Page): Promise<void> =>
  page.evaluate((name) => localStorage.setItem(name, 'gastado'), tokenName());

/** Shows or hides the tab as the browser would. */
export async function setVisibility(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

/**
 * Time passes only as the test says, by `page.clock.runFor`: for pages without lists from the server, which wait for the
 * clock themselves.
 */
export async function stopTheClock(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-11-21T10:00:00' });
  await page.clock.pauseAt('2026-11-21T10:00:01');
}

/** What a remote that heals says on the console: that its files did not arrive, and that it is registered anew. */
export const HEALING = /Failed to load resource|ERR_FAILED|is already registered/;

/** What ops could write into a deployment, as far as a page reads it. */
export interface DeploymentChange {
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly captcha?: Readonly<Record<string, string>>;
  readonly links?: Readonly<Record<string, unknown>>;
  readonly bases?: Readonly<Record<string, string>>;
  readonly session?: Readonly<Record<string, string>>;
}

type Part = Readonly<Record<string, unknown>>;

const changed = (deployment: Record<string, Part>, change: DeploymentChange): Record<string, Part> => ({
  ...deployment,
  ...Object.fromEntries(
    Object.entries(change).map(([name, part]) => [name, { ...deployment[name], ...(part as Part) }]),
  ),
});

const DESCRIPTOR = /(<script type="application\/json" id="deployment">)(.*?)(<\/script>)/s;

/** The calls that the composer has written for the deployment as it is. */
const EARLY = /(<script type="application\/json" id="early">).*?(<\/script>)/s;

/** Every page that is loaded from now on has the deployment as ops would have written it; it makes no calls early. */
export async function deployWith(page: Page, change: DeploymentChange): Promise<void> {
  await page.route(
    (url) => !/\.\w+$|^\/(api|auth|talon|geopay|captcha|sandbox)\//.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace(DESCRIPTOR, (_all, open: string, json: string, close: string) => {
        const deployment = changed(JSON.parse(json) as Record<string, Part>, change);
        return `${open}${JSON.stringify(deployment).replaceAll('<', '\\u003c')}${close}`;
      });
      return route.fulfill({ response, body: body.replace(EARLY, '$1{"calls":[]}$2') });
    },
  );
}
