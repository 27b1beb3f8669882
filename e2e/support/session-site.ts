import type { Page } from '@playwright/test';
import { site, tokenName, type Site } from './site';

export { tokenName } from './site';

/** The variant of the site that this project runs against. */
export const variant = (): Site['variant'] => site().variant;

export const storedToken = (page: Page): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), tokenName());

/** Replaces the token by one that the server refuses, as if the session had expired. */
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
 * Stops the clock: time only passes by `page.clock.runFor`. Not for pages with lists from the server, which wait for
 * the clock themselves.
 */
export async function stopTheClock(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-11-21T10:00:00' });
  await page.clock.pauseAt('2026-11-21T10:00:01');
}

/** Console messages of a remote that recovers: its files did not arrive, and it is registered again. */
export const HEALING = /Failed to load resource|ERR_FAILED|is already registered/;

/** Changes that ops could make to a deployment, as far as pages read them. */
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

/** The early calls that the composer wrote for the unchanged deployment. */
const EARLY = /(<script type="application\/json" id="early">).*?(<\/script>)/s;

/** Changes the deployment in every page that is loaded from now on; those pages make no early calls. */
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
