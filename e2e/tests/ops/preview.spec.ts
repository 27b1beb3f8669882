import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startNginxBeside } from '../../support/nginx-beside';
import { test as base, expect, type OpsSite } from '../../support/ops-test';
import { logInHere } from '../../support/session-login';
import { visit } from '../../support/site-beside';

// A preview on a live site, in browsers, behind both edges: only visitors with its address see it.
const banner = (page: Page) => page.getByRole('complementary', { name: 'Vista previa' });
const versionIn = async (page: Page): Promise<string | undefined> =>
  /"name":"mf-depositos","version":"([^"]+)"/.exec((await page.locator('script#deployment').textContent()) ?? '')?.[1];

async function begin(live: OpsSite): Promise<{ readonly address: string; readonly number: string }> {
  const printed = await live.must('preview', live.name, 'mf-depositos@1.1.0', '--for', '1h', '--why', 'the new tab');
  const [, number = ''] = /shows composition (\d+) of/.exec(printed) ?? [];
  const [address = ''] = /\/__preview\/[0-9a-f]{32}/.exec(printed) ?? [];
  return { address, number };
}

const EDGES = ['the Node edge', 'nginx'] as const;

interface Behind {
  readonly kind: (typeof EDGES)[number];
  /** The address of the live site behind this edge. */
  readonly url: string;
}

const test = base.extend<Behind>({
  kind: [EDGES[0], { option: true }],
  url: async ({ kind, live }, provide) => {
    if (kind === 'the Node edge') return provide(live.url);
    // An IP address: nginx asks a name server for every name, and none knows the name of this machine.
    const edge = await startNginxBeside(live.name, live.folder, live.url.replace('localhost', '127.0.0.1'));
    await provide(edge.url);
    await edge.stop();
  },
  // The fixture makes the pages close before their edge: their last requests must not reach a stopped server.
  baseURL: async ({ url }, provide) => provide(url),
});

// The first requests arrive before the edge knows the preview.
test.use({ expectedNoise: [[/status of 404 .*\/__preview\//], { scope: 'test' }] });

/** Opens the address of a preview as soon as its edge knows it. */
const enter = (page: Page, address: string): Promise<void> =>
  expect.poll(async () => (await page.goto(address))?.url() ?? address).not.toBe(address);

/**
 * Waits for the live site. After a change of its rules nginx gives old and new answers for a moment, because an open
 * connection stays with the process that it reached.
 */
const expectPublished = (page: Page, address: string): Promise<void> =>
  expect
    .poll(async () => {
      await page.goto(address);
      return versionIn(page);
    })
    .toBe('1.0.0');

/** Shortens the time of the preview in the pointer, which is the only source of the edge. */
function endIn(live: OpsSite, number: string, seconds: number): void {
  const pointer = join(live.folder, 'site', live.name, 'current');
  const until = Math.floor(Date.now() / 1000) + seconds;
  const text = readFileSync(pointer, 'utf8').replace(new RegExp(`^(preview \\S+ ${number}) \\d+$`, 'm'), `$1 ${until}`);
  writeFileSync(`${pointer}.test`, text);
  renameSync(`${pointer}.test`, pointer);
}

for (const kind of EDGES) {
  test.describe(`behind ${kind}`, () => {
    test.use({ kind });

    test('a visitor with the address of a preview sees it on every page, unreported, and can leave it @once', async ({
      live,
      url,
      page,
      browser,
    }) => {
      await live.must('deploy', live.name, 'mf-depositos@1.0.0');
      const { address, number } = await begin(live);
      const reports: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/telemetry')) reports.push(request.url());
      });
      await enter(page, url + address);
      await expect(page).toHaveURL(/\/login$/);
      await expect(banner(page)).toContainText('Esta versión todavía no está publicada.');
      expect(await versionIn(page)).toBe('1.1.0');
      await logInHere(page);
      await expect(page).toHaveURL(/\/dashboard$/);
      const answer = await page.goto(`${url}/dashboard/depositos`);
      expect(answer?.headers()['x-robots-tag']).toBe('noindex');
      await expect(page.getByRole('tab', { name: 'Cobros con tarjeta' })).toBeVisible();
      await expect(banner(page)).toBeVisible();
      // The tab asks its edge whether its composition is served. For this visitor it is.
      expect(await page.evaluate(async () => (await fetch('/healthz')).text())).toBe(`composition ${number}\n`);

      const other = await browser.newPage();
      const published = await other.goto(`${url}/login`);
      expect([await versionIn(other), published?.headers()['x-robots-tag']]).toEqual(['1.0.0', undefined]);
      await expect(banner(other)).toHaveCount(0);
      await other.close();

      expect(await live.must('previews', live.name)).toContain(address);
      expect(await live.must('history', live.name, '--last', '1')).toMatch(
        /preview \d+ until .*: the new tab[^]*1\.0\.0 -> 1\.1\.0/,
      );

      expect(reports).toEqual([]);
      const leave = banner(page).getByRole('link', { name: 'Salir de la vista previa' });
      expect((await leave.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await leave.click();
      await expect(page).toHaveURL(`${url}/dashboard`);
      await page.goto(`${url}/dashboard/depositos`);
      await expect(page.getByRole('tab', { name: 'Pagos con tarjeta' })).toBeVisible();
      await expect(banner(page)).toHaveCount(0);
      await live.must('preview', live.name, '--end', number);
    });

    test('an ended preview is gone from its address and from the tabs that showed it @once', async ({
      live,
      url,
      page,
    }) => {
      await live.must('deploy', live.name, 'mf-depositos@1.0.0');
      const { address, number } = await begin(live);
      await enter(page, url + address);
      await expect(banner(page)).toBeVisible();
      await live.must('preview', live.name, '--end', number);
      await expect.poll(async () => (await visit(url + address)).status).toBe(404);
      expect((await visit(url + address)).text).toContain('Esta vista previa no existe o ya terminó.');
      await expectPublished(page, `${url}/login`);
      await expect(banner(page)).toHaveCount(0);
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('rifas_preview');
      expect(await live.must('previews', live.name)).not.toContain(address);
    });

    test('a preview ends without a command when its time is over @once', async ({ live, url, page }) => {
      await live.must('deploy', live.name, 'mf-depositos@1.0.0');
      const { address, number } = await begin(live);
      await enter(page, url + address);
      await expect(banner(page)).toBeVisible();
      endIn(live, number, 2);
      await expect.poll(async () => (await visit(url + address)).status).toBe(404);
      await expectPublished(page, `${url}/login`);
      await live.must('preview', live.name, '--end', number);
    });
  });
}
