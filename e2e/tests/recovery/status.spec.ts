import { expectAccessible } from '../../support/accessibility';
import { startFaultProxy, type FaultProxy } from '../../support/faults';
import { editPages } from '../../support/faults-pages';
import { expect, loginForm, test } from '../../support/faults-test';

const ALL = /^\//;

/** Starts another server with the same remotes, as on a developer's machine. It allows requests from every origin. */
async function elsewhere(site: string): Promise<FaultProxy> {
  const server = await startFaultProxy(site);
  server.edit(ALL, ({ headers, body }) => ({ headers: { ...headers, 'access-control-allow-origin': '*' }, body }));
  return server;
}

function allow(faults: FaultProxy, origin: string): void {
  editPages(
    faults,
    ({ deployment }) => ({ deployment: { ...deployment, overrides: [origin] } }),
    // The composer writes the policy in the same way.
    (policy) => policy.replace(/script-src [^;]*|connect-src [^;]*/g, (sources) => `${sources} ${origin}`),
  );
}

const entryOf = async (site: string): Promise<string> =>
  /\/releases\/mf-auth\/[^"]+\/remoteEntry\.js/.exec(await (await fetch(`${site}/login`)).text())?.[0] ?? '';

test('the status page lists the releases, tries to load them, and is accessible', async ({ page }) => {
  await page.goto('/__status');
  await expect(page.getByRole('heading', { level: 1, name: 'Estado del sitio' })).toBeVisible();
  const remote = page.getByRole('region', { name: 'mf-rifas' });
  await expect(remote.getByText('Sin usar en esta pestaña')).toBeVisible();
  await remote.getByRole('button', { name: 'Probar mf-rifas' }).click();
  await expect(remote.getByText('Cargó', { exact: true })).toBeVisible();
  await expect(remote.getByText(/^\d+ ms$/)).toBeVisible();
  await expect(page.getByText('Este sitio no permite reemplazos.')).toBeVisible();
  await expectAccessible(page);
});

test('the status page lists the failures of this tab @once', async ({ page, faults }) => {
  faults.fail(/\/mf-rifas\/.*\/remoteEntry\.js$/, '503');
  await page.goto('/__status');
  await page.getByRole('button', { name: 'Probar mf-rifas' }).click();
  await expect(page.getByRole('list', { name: 'Fallas' }).getByText(/mf-rifas .*no se pudo cargar/)).toBeVisible();
});

test('a deployment without a status page treats its address as unknown @once', async ({ page, faults }) => {
  editPages(faults, ({ deployment }) => ({ deployment: { ...deployment, statusPage: false } }));
  await page.goto('/__status');
  await expect(page).toHaveURL(/\/login$/);
});

test('a link only proposes a remote from another address; the banner names it, and one click removes it', async ({
  page,
  faults,
}) => {
  const other = await elsewhere(faults.url);
  allow(faults, other.url);
  const entry = other.url + (await entryOf(faults.url));
  await page.goto(`/__status?override=mf-auth@${entry}`);
  await expect(page.getByText('Un enlace propone usar')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/login');
  await expect(loginForm(page)).toBeVisible();
  expect(other.asked(ALL)).toEqual([]);

  await page.goto(`/__status?override=mf-auth@${entry}`);
  await page.getByRole('button', { name: 'Usar en esta pestaña' }).click();
  const banner = page.getByRole('complementary', { name: 'Reemplazos' });
  await expect(banner).toContainText(`mf-auth desde ${other.url}`);
  await page.goto('/login');
  await expect(loginForm(page)).toBeVisible();
  expect(other.asked(/remoteEntry\.js$/)).toHaveLength(1);
  await expectAccessible(page);

  await banner.getByRole('button', { name: 'Volver a lo publicado' }).click();
  await expect(banner).toBeHidden();
  await expect(loginForm(page)).toBeVisible();
  expect(other.asked(/remoteEntry\.js$/)).toHaveLength(1);
  await other.stop();
});

test('a remote from an origin that is not allowed is refused and never requested @once', async ({ page, faults }) => {
  const other = await elsewhere(faults.url);
  allow(faults, 'http://localhost:4001');
  await page.goto(`/__status?override=mf-auth@${other.url}/remoteEntry.js`);
  await expect(page.getByText(/no está en la lista de orígenes permitidos/)).toBeVisible();
  await page.getByRole('button', { name: 'Usar en esta pestaña' }).click();
  await expect(page.getByText(/no está en la lista de orígenes permitidos/)).toBeVisible();

  // The same holds for an override that somebody wrote into the storage by hand.
  await page.evaluate(
    (entry) => sessionStorage.setItem('rifas.reemplazos', JSON.stringify({ 'mf-auth': entry })),
    `${other.url}/remoteEntry.js`,
  );
  await page.goto('/login');
  await expect(loginForm(page)).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Reemplazos' })).toBeHidden();
  expect(other.asked(ALL)).toEqual([]);
  await other.stop();
});
