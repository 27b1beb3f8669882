import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { edit, must, rifas, run } from '@rifas/tooling/kit/team-repository';
import { expect, test } from '../../support/kit-test';
import { logIn } from '../../support/seller';
import { required, ROOT, startSiteBeside } from '../../support/site-beside';

const VERSION = '0.3.0';

// The first requests arrive before the edge knows the preview.
test.use({ expectedNoise: [[/status of 404 .*\/__preview\//], { scope: 'test' }] });

test('a team without rights on a live site shows its release there to visitors who have the address @once', async ({
  page,
  browser,
  watch,
  repositories: { rspack: remote },
}, { project }) => {
  test.setTimeout(180_000);
  const site = `${project.name}-team`;
  const folder = join(required('E2E_FOLDER'), site);
  rmSync(folder, { recursive: true, force: true });
  const { url, stop } = await startSiteBeside({
    deployment: project.name,
    name: site,
    remotes: { [remote.name]: '0.1.0' },
    apiUrl: project.use.baseURL ?? '',
    live: true,
  });
  /** The command that ops run on the machine of the site. The team's command gets none of these settings. */
  const answer = () =>
    must(ROOT, [process.execPath, join(ROOT, 'tooling/bin/ops.mjs'), 'answer-previews', site], {
      DATA_DIR: folder,
      SITE_DIR: join(folder, 'site'),
      DEPLOYMENTS_DIR: folder,
      OPS_SMOKE: 'off',
    });
  const ask = async (...more: readonly string[]): Promise<string> => {
    const storage = ['--to', site, '--storage', folder];
    let said: Awaited<ReturnType<typeof run>> | undefined;
    void run(remote.folder, rifas(remote, 'preview', ...storage, ...more)).then((ended) => (said = ended));
    await expect
      .poll(
        async () => {
          await answer();
          return said?.code;
        },
        { timeout: 60_000 },
      )
      .toBe(0);
    return said?.printed ?? '';
  };

  edit(remote, remote.page, 'Esta página es de', 'La página nueva es de');
  edit(remote, 'package.json', '"version": "0.1.0"', `"version": "${VERSION}"`);
  await must(remote.folder, ['npm', 'run', 'build']);
  await must(remote.folder, rifas(remote, 'release', '--storage', folder));
  const told = await ask('--site', url, '--for', '1h', '--why', 'the new page, for Ana');
  const [address = ''] = /http\S+\/__preview\/[0-9a-f]{32}/.exec(told) ?? [];
  expect(address).toContain(url);

  await expect.poll(async () => (await page.goto(address))?.url()).not.toBe(address);
  await expect(page.getByRole('complementary', { name: 'Vista previa' })).toBeVisible();
  await logIn(page, 'ana@example.com', url);
  await page.goto(url + remote.path);
  await expect(page.getByText(`La página nueva es de ${remote.name}`)).toBeVisible();

  const others = await browser.newContext();
  const other = await others.newPage();
  watch(other);
  await logIn(other, 'bruno@example.com', url);
  await other.goto(url + remote.path);
  await expect(other.getByText(remote.text)).toBeVisible();
  await others.close();

  expect(await ask('--end')).toContain(`The preview of ${remote.name} on ${site} has ended.`);
  await expect
    .poll(async () => {
      await page.goto(url + remote.path);
      return page.locator('script#deployment').textContent();
    })
    .toContain(`"name":"${remote.name}","version":"0.1.0"`);
  await expect(page.getByText(remote.text)).toBeVisible();
  edit(remote, remote.page, 'La página nueva es de', 'Esta página es de');
  edit(remote, 'package.json', `"version": "${VERSION}"`, '"version": "0.1.0"');
  // An open page would call a site that has stopped.
  await page.close();
  await stop();
});
