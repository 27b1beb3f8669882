import type { Page } from '@playwright/test';
import { changeByte } from '@rifas/tooling/transcript/change-byte';
import { expect, NEW_TAB, test } from '../support/ops-test';
import { logIn } from '../support/seller';

const DEPOSITS = '/dashboard/depositos';

/** A tab of the page itself. Its heading also stands in the first paint. */
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

test.beforeEach(async ({ live }) => void (await live.must('deploy', live.name, '--as-file')));

test('a remote is deployed from 1.0.0 to 1.1.0 and back on a running site, while a browser stays open @once', async ({
  page,
  request,
  live,
}) => {
  const served = async () =>
    /"name":"mf-depositos","version":"([^"]+)"/.exec(await (await request.get('/login')).text())?.[1];
  await logIn(page, 'bruno@example.com');
  await page.goto(DEPOSITS);
  await expect(tab(page, NEW_TAB.from)).toBeVisible();

  expect(await live.must('deploy', live.name, 'mf-depositos@1.1.0')).toContain('falls back to 1.0.0');
  await expect.poll(served).toBe('1.1.0');
  // The open tab keeps its release, and takes the new one at its next full load.
  await page
    .getByRole('button', { name: /volver/i })
    .or(page.getByRole('link', { name: /volver/i }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goBack();
  await expect(tab(page, NEW_TAB.from)).toBeVisible();
  await page.reload();
  await expect(tab(page, NEW_TAB.to)).toBeVisible();

  await live.must('rollback', live.name);
  await expect.poll(served).toBe('1.0.0');
  await page.reload();
  await expect(tab(page, NEW_TAB.from)).toBeVisible();
});

test('a running site changes to the other deployment and back @once', async ({ request, live, other }) => {
  const variant = async () => /data-variant="(\w+)"/.exec(await (await request.get('/login')).text())?.[1];
  await live.must('deploy', other, '--to', live.name);
  await expect.poll(variant).toBe(other);
  await live.must('rollback', live.name);
  await expect.poll(variant).toBe(live.name);
});

const KINDS: readonly [what: string, application: string, start: string][] = [
  ['the shell’s entry', 'shell', 'shell.'],
  ['a chunk of the shell', 'shell', 'dashboard.'],
  ['a shared chunk', 'shell', 'query.'],
  ['a remote’s entry', 'mf-depositos', 'remoteEntry.js'],
  ['an exposed module', 'mf-depositos', 'remote.'],
  ['a page’s chunk', 'mf-depositos', 'page-deposits.'],
];

test.describe('a byte changed on disk', () => {
  test.use({
    expectedNoise: [
      [
        /Failed to load resource|net::ERR_|Failed to fetch|preload|been registered|already registered|integrity|RUNTIME-008/i,
      ],
      { scope: 'test' },
    ],
  });

  for (const [what, application, start] of KINDS) {
    test(`in ${what} is refused, the previous release takes over, and verify names the file @once`, async ({
      page,
      live,
    }) => {
      await logIn(page, 'bruno@example.com');
      await live.must('deploy', live.name, 'shell@1.1.0', 'mf-depositos@1.1.0');
      const refused: string[] = [];
      const asked: string[] = [];
      page.on('console', (message) => message.text().includes('integrity') && refused.push(message.text()));
      page.on('request', (request) => asked.push(request.url()));
      const file = live.file(application, '1.1.0', start);
      const undo = changeByte(file);
      try {
        await page.goto(DEPOSITS);
        await expect(tab(page, application === 'shell' ? NEW_TAB.to : NEW_TAB.from)).toBeVisible();
        const released = file.slice(file.indexOf('/releases/'));
        expect(refused.filter((text) => text.includes(released))).not.toEqual([]);
        expect(asked.filter((url) => url.includes(`/releases/${application}/1.0.0/`))).not.toEqual([]);
        const { code, printed } = await live.ops('verify', live.name);
        expect([code, printed]).toEqual([1, expect.stringContaining(released.slice(1))]);
        // A damaged release cannot be deployed again.
        expect((await live.ops('deploy', live.name, `${application}@1.1.0`)).code).toBe(1);
      } finally {
        undo();
      }
    });
  }
});
