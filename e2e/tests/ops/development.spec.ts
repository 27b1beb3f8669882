import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyRepository } from '../../support/repository-copy';
import { goByMenu } from '../../support/screen';
import { logIn } from '../../support/seller';
import { servedBy, startCommand } from '../../support/site-beside';
import { expect, test } from '../../support/test';

/** The time limit for a change to be compiled and taken by the page. */
const BUILT = { timeout: 60_000 };
const RELEASES = join(dirname(process.env.E2E_FOLDER ?? ''), 'releases');
const LIST = 'mf-rifas/src/raffle-list/RaffleListPage.tsx';
const REMOTE = 'mf-rifas';
const TITLE = 'title={listTexts.title}';

/** The release of the remote that new pages get. */
const versionAt = async (url: string): Promise<string | undefined> =>
  (await servedBy(url)).remotes.find(({ name }) => name === REMOTE)?.version;

test(
  'a changed component of a remote in development keeps the state of the page, and later parts are new too',
  { tag: '@once' },
  async ({ page }, { project }) => {
    test.setTimeout(600_000);
    const copy = copyRepository();
    const write = (file: string, from: string, to: string) => {
      const path = join(copy.folder, file);
      const text = readFileSync(path, 'utf8');
      expect(text).toContain(from);
      writeFileSync(path, text.replace(from, to));
    };
    try {
      // The releases of unchanged applications have been built already.
      cpSync(RELEASES, join(copy.folder, '.data/releases'), { recursive: true });
      const site = await startCommand(
        ['dev', REMOTE],
        /(http:\S+) \(.*; watching /,
        {
          API_URL: project.use.baseURL ?? '',
          DATA_DIR: join(copy.folder, '.data'),
          SITE_DIR: join(copy.folder, 'site'),
        },
        copy.folder,
      );
      try {
        await page.setViewportSize({ width: 412, height: 839 });
        await logIn(page, 'ana@example.com', site.url);
        await page.goto(`${site.url}/dashboard/rifas/list`);
        const field = page.getByRole('searchbox');
        const opener = page.locator('button[aria-controls="filtros"]');
        await opener.click();
        await field.fill('1');
        await page.evaluate(() => {
          document.documentElement.dataset['loaded'] = 'before';
        });

        for (const [from, to] of [
          [TITLE, "title={'OTRA LISTA'}"],
          ['OTRA LISTA', 'Y OTRA MÁS'],
        ] as const) {
          write(LIST, from, to);
          const title = to.replace(/.*'(.*)'.*/, '$1');
          await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible(BUILT);
          await expect(field).toHaveValue('1');
          await expect(field).toBeFocused();
          await expect(opener).toHaveAttribute('aria-expanded', 'true');
          await expect(page.locator('html')).toHaveAttribute('data-loaded', 'before');
        }

        // A page that this tab has never loaded, and that has changed since: it comes from the newest release.
        const before = await versionAt(site.url);
        write('mf-rifas/src/links/LinksPage.tsx', 'title={linksTexts.title}', "title={'OTROS LINKS'}");
        await expect.poll(() => versionAt(site.url), BUILT).not.toBe(before);
        await page.getByRole('main').locator('a[href="/dashboard/rifas/links"]').first().click();
        await expect(page.getByRole('heading', { name: 'OTROS LINKS', level: 1 })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('data-loaded', 'before');

        // A page reads feature.json only when it loads, so the page reloads itself.
        write('mf-rifas/feature.json', '"label": "Links de pago"', '"label": "Otros links"');
        await expect(page.locator('html')).not.toHaveAttribute('data-loaded', 'before', BUILT);
        await goByMenu(page, 'Otros links');
      } finally {
        await page.goto('about:blank');
        await site.stop();
      }
    } finally {
      copy.remove();
    }
  },
);
