import type { Page } from '@playwright/test';
import { expect, test } from '../../support/checkout-test';
import { arriveAs, chooseFirst } from '../../support/seller';
import { openLogin } from '../../support/session-login';
import { deployWith, variant, type DeploymentChange } from '../../support/session-site';

/** Looks at the page as it is deployed, then with the changed settings. */
async function offAfterOn(page: Page, change: DeploymentChange, look: (on: boolean) => Promise<void>): Promise<void> {
  await look(true);
  await deployWith(page, change);
  await page.reload();
  await look(false);
}

const BUYER_FLAGS = {
  preguntarNombreComprador: false,
  preguntarCelularComprador: false,
  preguntarDepartamentoComprador: false,
};

test.beforeEach(async ({ page }, { title: name }) => {
  if (!name.startsWith('(public)')) await arriveAs(page);
});

test('preguntarNombre-, Celular-, DepartamentoComprador and asumirRecargo set the form of a payment link', async ({
  page,
}) => {
  await chooseFirst(page);
  await offAfterOn(page, { settings: { ...BUYER_FLAGS, asumirRecargo: false } }, async (on) => {
    const form = page.getByRole('form', { name: 'Datos del comprador' });
    await expect(form.getByRole('textbox', { name: 'Email' })).toBeVisible();
    for (const name of ['Nombre', 'Apellido', 'Celular'])
      await expect(form.getByRole('textbox', { name })).toHaveCount(on ? 1 : 0);
    await expect(form.getByRole('combobox', { name: 'Departamento' })).toHaveCount(on ? 1 : 0);
    await expect(form.getByRole('checkbox', { name: 'Asumo el recargo de la tarjeta' })).toHaveCount(on ? 1 : 0);
  });
});

for (const [flag, labels] of [
  ['nombre', ['Nombre', 'Apellido']],
  ['email', ['Email']],
  ['celular', ['Celular']],
  ['departamento', ['Departamento']],
] as const) {
  test(`contado.${flag} decides about the buyer’s data of a raffle paid in cash @variants`, async ({ page }) => {
    const all = ['Nombre', 'Apellido', 'Email', 'Celular', 'Departamento'];
    const contado = { nombre: true, email: true, celular: true, departamento: true, [flag]: false };
    await deployWith(page, { settings: { contado } });
    await page.goto('/dashboard/contado');
    if (variant() === 'ccee') return expect(page).toHaveURL(/\/dashboard$/);
    await page.getByRole('button', { name: 'USAR' }).first().click();
    for (const label of all)
      await expect(page.getByLabel(label, { exact: false })).toHaveCount(labels.includes(label as never) ? 0 : 1);
  });
}

test('simboloMoneda stands before every amount', async ({ page }) => {
  await deployWith(page, { settings: { simboloMoneda: '€' } });
  await page.goto('/dashboard');
  await expect(page.locator('summary').filter({ hasText: 'Resumen del viaje' })).toContainText(/€ [\d.]+,\d\d/);
});

test('(public) precioCredito and precioDebito are shown in ccee and not in dtyt @variants', async ({
  page,
  seller,
}) => {
  const { path } = await seller.makeLink();
  await deployWith(page, { settings: { precioCredito: 6100, precioDebito: 5800, preguntarTipoTarjeta: true } });
  await page.goto(path);
  const options = page.getByLabel('Crédito o débito').getByRole('option');
  const fixed = ['Crédito | $6100', 'Débito | $5800'];
  await expect(options.filter({ hasText: /Crédito|Débito/ })).toHaveText(
    variant() === 'ccee' ? fixed : ['Crédito', 'Débito'],
  );
});

test('(public) the links of the deployment set the contact mail and the creator', async ({ page }) => {
  await deployWith(page, {
    links: { contactMail: 'otra@rifas.example', creator: { name: 'Otra agencia', url: 'https://otra.example' } },
  });
  await page.goto('/error');
  await expect(page.getByRole('link', { name: 'otra@rifas.example' })).toHaveAttribute(
    'href',
    /^mailto:otra@rifas\.example/,
  );
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Otra agencia' })).toHaveAttribute(
    'href',
    'https://otra.example',
  );
});

test('(public) the session of the deployment sets the name of the token and the scheme of Authorization', async ({
  page,
}) => {
  await deployWith(page, { session: { tokenName: 'otro.nombre', authorizationScheme: 'Bearer' } });
  await page.route('**/auth/login', (route) =>
    route.fulfill({ json: { status: 'success', token: 'abc', newUser: false } }),
  );
  await page.route('**/api/**', (route) => route.fulfill({ json: { status: 'error', data: null } }));
  await openLogin(page);
  const asked = page.waitForRequest('**/get-pasajero-by-user');
  await page.getByRole('textbox', { name: 'Email' }).fill('ana@example.com');
  await page.getByLabel('Contraseña', { exact: true }).fill('x');
  await page.keyboard.press('Enter');
  expect((await asked).headers()['authorization']).toBe('Bearer abc');
  expect(await page.evaluate(() => localStorage.getItem('otro.nombre'))).toBe('abc');
});
