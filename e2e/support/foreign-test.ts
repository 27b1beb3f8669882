import { type Page } from '@playwright/test';
import { foreignReleases, startSiteBeside } from './site-beside';
import { test as base, expect, watchPolicy } from './test';

interface Site {
  /** A site whose deployment also includes the remotes built by other tools. */
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
    await watchPolicy(page);
    await provide(page);
  },
});

export { expect };

/**
 * Collects the scripts of a remote that the page fetches, with their text. They are fetched again at the end, because a
 * browser drops the responses of a page that was left. Files of a release never change.
 */
export function watchScripts(page: Page, remote: string): () => Promise<ReadonlyMap<string, string>> {
  const fetched = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith(`/releases/${remote}/`) && /\.m?js$/.test(pathname)) fetched.add(response.url());
  });
  return async () =>
    new Map(
      await Promise.all(
        [...fetched].map(async (url) => {
          const response = await page.request.get(url);
          expect(response.ok(), url).toBe(true);
          return [new URL(url).pathname, await response.text()] as const;
        }),
      ),
    );
}

/** Path to integrity of every script of the composition, read from the page. */
export const integrityOfPage = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(
    () =>
      (
        JSON.parse(document.querySelector('script[type=importmap]')?.textContent ?? '{}') as {
          integrity: Record<string, string>;
        }
      ).integrity,
  );
