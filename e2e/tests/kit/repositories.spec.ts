import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { BUNDLERS, packKit, run } from '@rifas/tooling/kit/team-repository';
import { temporaryFolder } from '@rifas/tooling/lib/files';
import { watchScripts } from '../../support/foreign-test';
import { expect, test, tryPage } from '../../support/kit-test';
import { logIn } from '../../support/seller';
import { dataDirOfRun } from '../../support/site-beside';

/** React's mark of an element: it is in every build of react and react/jsx-runtime, and in no other loaded file. */
const REACT = 'react.transitional.element';

test('what makes a repository refuses what it does not understand, and without installing it writes the settings of Yarn and pnpm as well @once', async () => {
  const { create } = await packKit(dataDirOfRun());
  // Not below this repository, which is a workspace.
  const folder = temporaryFolder('made');
  const make = (agent: string, given: string) =>
    run(folder, [
      ...['npx', '--yes', `--package=${create}`],
      ...['-c', `npm_config_user_agent=${agent} create-rifas-remote ${given} --no-install`],
    ]);
  const refusals = {
    'mf-one webpack': "'webpack' is too much: one name makes one remote, and --bundler names the bundler.",
    'mf-one --sdk ./missing.tgz': '--sdk names no file: there is no ./missing.tgz.',
  };
  for (const [given, says] of Object.entries(refusals))
    expect
      .soft(await make('npm/11.0.0', given))
      .toEqual({ code: 1, printed: expect.stringContaining(says) as unknown });
  expect(readdirSync(folder)).toEqual([]);

  await make('yarn/4.9.2', 'mf-yarn');
  await make('pnpm/12.21.0', 'mf-pnpm');
  for (const file of ['mf-yarn/.yarnrc.yml', 'mf-yarn/yarn.lock', 'mf-pnpm/pnpm-workspace.yaml'])
    expect.soft(existsSync(join(folder, file)), file).toBe(true);
  rmSync(folder, { recursive: true });
});

for (const bundler of BUNDLERS) {
  test(`a repository built by ${bundler} passes its tests and its check, and is released @once`, ({ repositories }) => {
    const { name, printed } = repositories[bundler];
    expect(printed.tests).toMatch(/Tests:? +2 passed/);
    expect(printed.check).toContain('asks for contract ^2.0.0, because nothing that it uses is newer');
    expect(printed.check).toContain(`${name} 0.1.0 fits the site.`);
    expect(printed.release).toContain(`${name} 0.1.0 is released in `);
  });

  test(`the remote built by ${bundler} has its menu entry, its page and its widget, with the shell’s React @once`, async ({
    page,
    repositories,
    kitSite,
  }) => {
    const { name, title, path } = repositories[bundler];
    const scripts = watchScripts(page, name);
    await logIn(page, 'ana@example.com', kitSite);
    await page.getByRole('link', { name: `Ir a ${title}` }).click();
    await expect(page).toHaveURL(`${kitSite}${path}`);
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();

    await page.goto(`${kitSite}/dashboard`);
    await tryPage(page, repositories[bundler]);

    const fetched = [...(await scripts())];
    expect(fetched.filter(([file]) => file.endsWith('/remoteEntry.js')).length).toBeGreaterThan(0);
    expect(fetched.filter(([, text]) => text.includes(REACT)).map(([file]) => file)).toEqual([]);
  });
}
