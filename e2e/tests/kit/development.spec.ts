import type { Page } from '@playwright/test';
import { BUNDLERS, edit, rifas, run, type Repository } from '@rifas/tooling/kit/team-repository';
import { expect, test, tryPage, type Opened } from '../../support/kit-test';
import { logIn } from '../../support/seller';

/** The time limit for a change to be built and loaded by the tab. */
const BUILT = { timeout: 60_000 };

/** Opens the page of a remote in development, in a tab of a seller that uses it. */
async function openInTab(page: Page, { site, develop }: Opened, remote: Repository): Promise<void> {
  const development = await develop(remote.bundler);
  await logIn(page, 'ana@example.com', site.url);
  await page.goto(development.address);
  await page.getByRole('button', { name: 'Usar en esta pestaña' }).click();
  await expect(page.getByRole('complementary', { name: 'Reemplazos' })).toBeVisible();
  await page.goto(site.url + remote.path);
  await expect(page.getByText(remote.text)).toBeVisible();
}

test('a remote on a developer’s machine appears in one tab of a live site, and one click removes it @once', async ({
  page,
  context,
  watch,
  opened: { site, develop },
  repositories: { webpack: remote },
}) => {
  const development = await develop('webpack');
  await logIn(page, 'ana@example.com', site.url);
  await page.goto(development.address);
  await expect(page.getByText(`Un enlace propone usar ${remote.name}`)).toBeVisible();
  await page.getByRole('button', { name: 'Usar en esta pestaña' }).click();
  const banner = page.getByRole('complementary', { name: 'Reemplazos' });
  await expect(banner).toContainText(`${remote.name} desde http://localhost:${site.ports.webpack}`);

  await page.goto(`${site.url}/dashboard`);
  await expect(page.getByRole('link', { name: `Ir a ${remote.title}` })).toBeVisible();
  await tryPage(page, remote);

  const other = await context.newPage();
  watch(other);
  await other.goto(`${site.url}/dashboard`);
  await other.getByRole('button', { name: 'Menú' }).click();
  await expect(other.getByRole('navigation').getByRole('link', { name: 'Rifas', exact: true })).toBeVisible();
  await expect(other.getByRole('link', { name: remote.title, exact: true })).toHaveCount(0);
  await other.close();

  await banner.getByRole('button', { name: 'Volver a lo publicado' }).click();
  await expect(banner).toBeHidden();
  await expect(page).toHaveURL(`${site.url}/dashboard`);
});

/** Vite builds whole files, so a change reloads the tab. */
for (const bundler of ['webpack', 'rspack'] as const)
  test(`typed text, choices and open panels stay when ${bundler} rebuilds a component, without a reload of the tab @once`, async ({
    page,
    opened,
    repositories,
  }) => {
    const remote = repositories[bundler];
    const BUTTON = '        <Button';
    const FIELDS = '        <label>Nota <input /></label>\n        <details><summary>Más</summary>Abierto</details>\n';
    await openInTab(page, opened, remote);
    edit(remote, remote.page, BUTTON, FIELDS + BUTTON);
    const note = page.getByRole('textbox', { name: 'Nota' });
    await expect(note).toBeVisible(BUILT);
    await note.fill('lo que escribí');
    await page.getByText('Más').click();
    await note.focus();
    await page.evaluate(() => {
      document.documentElement.dataset['loaded'] = 'before';
    });

    edit(remote, remote.page, 'Esta página es de', 'Esta otra página es de');
    await expect(page.getByText(`Esta otra página es de ${remote.name}`)).toBeVisible(BUILT);
    await expect(note).toHaveValue('lo que escribí');
    await expect(note).toBeFocused();
    await expect(page.getByText('Abierto')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-loaded', 'before');
    edit(remote, remote.page, 'Esta otra página es de', 'Esta página es de');
    edit(remote, remote.page, FIELDS, '');
  });

test.describe('a change of the sources of a remote', () => {
  test.use({ expectedNoise: [[/no price/], { scope: 'test' }] });

  for (const bundler of BUNDLERS)
    test(`built by ${bundler} is shown; a compile error covers the page, and a thrown error has its stack @once`, async ({
      page,
      opened,
      repositories,
    }) => {
      const remote = repositories[bundler];
      test.setTimeout(300_000);
      await openInTab(page, opened, remote);

      edit(remote, remote.page, 'Esta página es de', 'Esta otra página es de');
      await expect(page.getByText(`Esta otra página es de ${remote.name}`)).toBeVisible(BUILT);

      edit(remote, remote.page, 'notify(', 'notify((');
      const problems = page.getByRole('alert', { name: `Errores de ${remote.name}` });
      await expect(problems).toContainText('Page.tsx', BUILT);
      edit(remote, remote.page, 'notify((', 'notify(');
      await expect(problems).toBeHidden(BUILT);

      edit(
        remote,
        remote.page,
        '  return (',
        "  if (deployment.title !== '') throw new Error('no price');\n  return (",
      );
      const thrown = page.getByRole('group', { name: `Error de ${remote.name}` });
      await expect(thrown).toContainText('Error: no price', BUILT);
      await expect(thrown).toContainText(`at ${/(\w+)\.tsx$/.exec(remote.page)?.[1] ?? ''}`);
      await expect(page.getByText('Puede ser la conexión')).toHaveCount(0);
      edit(remote, remote.page, /.*no price.*\n/, '');
      await expect(page.getByText(`Esta otra página es de ${remote.name}`)).toBeVisible(BUILT);
      edit(remote, remote.page, 'Esta otra página es de', 'Esta página es de');
    });
});

test('dev refuses a site that does not allow the origin, and prints what ops must add @once', async ({
  repositories: { vite: remote },
}, { project }) => {
  const site = project.use.baseURL ?? '';
  const { code, printed } = await run(remote.folder, rifas(remote, 'dev', '--against', site, '--port', '4399'));
  expect(code).toBe(1);
  expect(printed).toContain(`(${project.name}) does not take remotes from http://localhost:4399`);
  expect(printed).toContain('"statusPage": true, "overrides": ["http://localhost:4399"]');
});
