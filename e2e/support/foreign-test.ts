import { type Page } from '@playwright/test';
import { foreignReleases, startSiteBeside } from './site-beside';
import { test as base } from './test';

interface Site {
  /** A site whose deployment also has the remotes that other tools built. */
  readonly foreignSite: string;
}

export const test = base.extend<object, Site>({
  foreignSite: [
    async ({}, provide, { project }) => {
      const apiUrl = project.use.baseURL ?? '';
      const site = await startSiteBeside({
        deployment: project.name,
        name: `${project.name}-foreign`,
        remotes: foreignReleases(),
        apiUrl,
      });
      await provide(site.url);
      await site.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ foreignSite }, provide) => provide(foreignSite),
  page: async ({ page }, provide) => {
    // A console error fails the test, and so does a breach of the policy.
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) =>
        console.error(`CSP ${event.violatedDirective} ${event.blockedURI}`),
      );
    });
    await provide(page);
  },
});

export { expect } from './test';

/** Scripts of a remote that the page has fetched, with their text. */
export function watchScripts(page: Page, remote: string): () => Promise<ReadonlyMap<string, string>> {
  const fetched: Promise<[string, string]>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith(`/releases/${remote}/`) && /\.m?js$/.test(pathname))
      fetched.push(response.text().then((text) => [pathname, text]));
  });
  return async () => new Map(await Promise.all(fetched));
}

/** Path to integrity of every script of the composition, as the page has it. */
export const integrityOfPage = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(
    () =>
      (
        JSON.parse(document.querySelector('script[type=importmap]')?.textContent ?? '{}') as {
          integrity: Record<string, string>;
        }
      ).integrity,
  );

export const descriptorOf = (
  page: Page,
): Promise<{ readonly shellVersion: string; readonly remotes: readonly { readonly name: string }[] }> =>
  page.evaluate(() => JSON.parse(document.getElementById('deployment')?.textContent ?? '{}'));
