import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility';
import { healWhenPressed } from '../../support/screen';
import { arriveAs, logIn } from '../../support/seller';
import { title } from '../../support/session-login';
import { deployWith, HEALING, variant } from '../../support/session-site';
import { expect, test } from '../../support/test';

/** The grid of buttons on the home. */
const BUTTONS = {
  dtyt: [
    ['Pagar rifa con tarjeta', '/dashboard/rifas'],
    ['Registrar rifa al contado', '/dashboard/contado'],
    ['Registrar Pago Personal', '/dashboard/pago-personal'],
    ['Tus depósitos', '/dashboard/depositos'],
    ['Tus rifas', '/dashboard/rifas/list'],
    ['Transferencia de rifas', '/dashboard/rifas/transfer'],
  ],
  ccee: [
    ['Pagar rifa con tarjeta', '/dashboard/rifas'],
    ['Depósitos', '/dashboard/depositos'],
    ['Tus rifas', '/dashboard/rifas/list'],
    ['Transferencia', '/dashboard/rifas/transfer'],
  ],
} as const;

const grid = (page: Page) => page.getByRole('list', { name: 'Qué querés hacer' });
const summary = (page: Page) => page.locator('summary').filter({ hasText: 'Resumen del viaje' });
const totals = (values: Record<string, number>) => ({
  status: 'success',
  data: { itinerario: { nombre: 'Bariloche', precio: 1000 }, totales: values },
});

async function openHome(page: Page): Promise<void> {
  await arriveAs(page);
  await page.goto('/dashboard');
}

/** Writes an amount in currency units as `US$ 1.234,50`. */
const money = (amount: number) => {
  const digits = new Intl.NumberFormat('es-UY', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(amount);
  return `${variant() === 'dtyt' ? 'US$' : '$'} ${digits}`;
};

test('the home greets the seller in capitals and shows the buttons of the variant @variants', async ({ page }) => {
  await logIn(page);
  await expect(title(page, 'HOLA ANA RODRÍGUEZ SILVA')).toBeVisible();
  const links = grid(page).getByRole('link');
  await expect(links).toHaveText(BUTTONS[variant()].map(([label]) => label));
  for (const [index, [, path]] of BUTTONS[variant()].entries()) {
    await links.nth(index).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(title(page, /^HOLA ANA/)).toBeVisible();
  }
});

test('the unfolded trip summary shows every total as bars and as figures', async ({ page }) => {
  const kinds = ['Credito', 'Debito', 'Contado'];
  const names = [
    'totalDepositado',
    'totalRegistrado',
    'totalRecaudado',
    'totalPagoPersonal',
    'totalRifasRegistrado',
    'totalRifasRecaudado',
  ];
  const values = Object.fromEntries(
    names.flatMap((name, i) => kinds.map((kind, j) => [`${name}${kind}`, 100 * (i + 1) + 10 * j + 0.25] as const)),
  );
  const sums = { totalDepositado: 1011.5, totalRegistrado: 1012.5, totalRecaudado: 1013.5 };
  await page.route('**/get-pasajero-itinerario-by-user', (route) =>
    route.fulfill({ json: totals({ ...values, ...sums }) }),
  );
  await page.route('**/api/costos-extras', (route) =>
    route.fulfill({
      json: {
        status: 'success',
        data: [
          { descripcion: 'Seguro', monto: 350 },
          { descripcion: 'Excursión', monto: '150.75' },
        ],
      },
    }),
  );
  await openHome(page);
  await expect(summary(page)).toContainText(`Saldo a pagar`);
  await expect(summary(page)).toContainText(money(1500.75 - 1013.5));
  await expect(page.getByRole('heading', { name: 'Costo del viaje' })).toBeHidden();
  await summary(page).click();
  const details = page.locator('details').filter({ hasText: 'Resumen del viaje' });
  await expect(page.getByRole('progressbar', { name: 'Recaudado del costo total' })).toBeVisible();
  await expect(details.getByRole('heading', { name: 'Costo del viaje' })).toBeVisible();
  await expect(details.getByRole('heading', { name: 'Depósitos por tipo' })).toBeVisible();
  const shown = await details.innerText();
  for (const amount of [1500.75, 1000, 350, 150.75, ...Object.values(sums), ...Object.values(values)])
    expect(shown).toContain(money(amount));
  await expectAccessible(page);
  await summary(page).click();
  await expect(page.getByRole('heading', { name: 'Costo del viaje' })).toBeHidden();
});

for (const [collected, label, amount] of [
  [1200.5, 'Saldo a favor', 200.5],
  [999.99, 'Saldo a pagar', 0.01],
  [1000, 'Viaje saldado', undefined],
] as const) {
  test(`with ${collected} collected of 1000 the balance reads '${label}'`, async ({ page }) => {
    await page.route('**/get-pasajero-itinerario-by-user', (route) =>
      route.fulfill({ json: totals({ totalRecaudado: collected }) }),
    );
    await page.route('**/api/costos-extras', (route) => route.fulfill({ json: { status: 'success', data: [] } }));
    await openHome(page);
    await expect(summary(page)).toContainText(label);
    if (amount !== undefined) await expect(summary(page)).toContainText(money(amount));
  });
}

test('the balance of the trip summary matches the answers of the API', async ({ page }) => {
  const answers = Promise.all(
    ['get-pasajero-itinerario-by-user', 'costos-extras'].map((path) => page.waitForResponse(`**/${path}`)),
  );
  await openHome(page);
  const [trip, extras] = await Promise.all(
    (await answers).map(async (answer) => ((await answer.json()) as { data: unknown }).data),
  );
  const { itinerario, totales } = trip as { itinerario: { precio: number }; totales: Record<string, number> };
  const cost = (extras as { monto: number }[]).reduce(
    (sum, { monto }) => sum + Math.round(monto * 100),
    Math.round(itinerario.precio * 100),
  );
  const collected = Math.round((totales['totalRecaudado'] ?? 0) * 100);
  expect(collected).toBeGreaterThan(0);
  await expect(summary(page)).toContainText(money(Math.abs(cost - collected) / 100));
});

test('the keyboard alone leads from the greeting to the trip summary and on to a page', async ({ page }) => {
  await logIn(page);
  await expect(title(page, /^HOLA ANA/)).toBeFocused();
  await expect(summary(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(summary(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Costo del viaje' })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByRole('heading', { name: 'Costo del viaje' })).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(grid(page).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(title(page, 'ELIGE LAS RIFAS PARA EL LINK DE PAGO')).toBeFocused();
});

test.describe('the home with missing parts', () => {
  test.use({ expectedNoise: [[HEALING], { scope: 'test' }] });

  test('the home works without mf-depositos, and the trip summary can be retried @variants', async ({ page }) => {
    await page.route('**/releases/mf-depositos/**', (route) => route.abort());
    await openHome(page);
    await expect(title(page, /^HOLA ANA/)).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('No pudimos cargar «Resumen del viaje».');
    await expect(grid(page).getByRole('link')).toHaveCount(BUTTONS[variant()].length);
    await expectAccessible(page);
    await page.unroute('**/releases/mf-depositos/**');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(summary(page)).toBeVisible();
  });

  test('the trip summary without figures says so and can be loaded again', async ({ page }) => {
    await page.route('**/get-pasajero-itinerario-by-user', (route) => route.fulfill({ status: 500, body: '' }));
    await openHome(page);
    await expect(page.getByRole('alert')).toContainText('No pudimos cargar el resumen del viaje.');
    await expectAccessible(page);
    await healWhenPressed(page, '**/get-pasajero-itinerario-by-user');
    await page.getByRole('alert').getByRole('button').click();
    await expect(summary(page)).toBeVisible();
  });

  test('the home works without the data of the passenger @variants', async ({ page }) => {
    await page.route('**/get-pasajero-by-user', (route) => route.fulfill({ json: { status: 'error', data: null } }));
    await openHome(page);
    await expect(title(page, 'HOLA')).toBeVisible();
    await expect(grid(page).getByRole('link')).toHaveCount(BUTTONS[variant()].length);
  });
});

test('a deployment without the trip summary does not show it and does not load it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => /itinerario|costos-extras/.test(request.url()) && asked.push(request.url()));
  await deployWith(page, { settings: { mostrarResumen: false } });
  await openHome(page);
  await expect(grid(page).getByRole('link').first()).toBeVisible();
  await expect(page.getByText('Resumen del viaje')).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('the sum of the last week is in one line, however wide the letters and the sums are @once', async ({ page }) => {
  await page.route('**/get-pasajero-itinerario-by-user', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace(/"(totalRecaudado\w*)":[\d.]+/g, '"$1":252120'),
    });
  });
  await openHome(page);
  const sum = page.getByRole('main').getByText(/^\+.*252\.120,00$/);
  await expect(sum).toBeVisible();
  for (const spacing of ['0', '0.1em'])
    for (const width of [320, 360, 375, 393, 412]) {
      await page.setViewportSize({ width, height: 740 });
      const [lines, over] = await sum.evaluate((found, letterSpacing) => {
        document.body.style.letterSpacing = letterSpacing;
        const { scrollWidth, clientWidth } = document.documentElement;
        const lines = found.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(found).lineHeight);
        return [Math.round(lines), scrollWidth - clientWidth];
      }, spacing);
      expect([width, spacing, lines, over]).toEqual([width, spacing, 1, 0]);
    }
});
