import { back, BRUNO, expect, option, site, test, title, TRANSFER } from '../../support/transfers-test';

const OPTIONS = {
  dtyt: [
    ['Poner rifas en la bolsa', 'poner-en-bolsa'],
    ['Transferencia directa', 'directa'],
    ['Solicitar rifas de la bolsa', 'solicitar'],
    ['Mis rifas en la bolsa', 'mi-bolsa'],
    ['Pendientes de entrega', 'entregas'],
    ['Pendientes de recepción', 'recepciones'],
  ],
  ccee: [
    ['Pendientes de entrega', 'entregas'],
    ['Pendientes de recepción', 'recepciones'],
    ['Transferencia directa', 'directa'],
  ],
} as const;

const areaTitle = () => (site().variant === 'dtyt' ? 'Bolsa' : 'Transferencia');

test('each option of the variant has its own address and a way back @variants', async ({ sellers }) => {
  const options = OPTIONS[site().variant];
  const page = await sellers.enter(BRUNO, '/dashboard');
  await page
    .getByRole('main')
    .getByRole('link', { name: site().variant === 'dtyt' ? 'Transferencia de rifas' : 'Transferencia', exact: true })
    .click();
  await expect(title(page, areaTitle())).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(areaTitle()));
  const links = page.getByRole('navigation', { name: 'Opciones de transferencia' }).getByRole('link');
  await expect(links).toHaveCount(options.length);
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    options.map(([, slug]) => `${TRANSFER}/${slug}`),
  );

  for (const [label, slug] of options) {
    await option(page, label).click();
    await expect(page).toHaveURL(new RegExp(`${TRANSFER}/${slug}$`));
    await expect(title(page, label)).toBeFocused();
    await back(page).click();
    await expect(title(page, areaTitle())).toBeFocused();
  }
  await back(page).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('an unknown address, or one of the other variant, leads to the menu of the transfers @variants', async ({
  sellers,
}) => {
  const missing =
    site().variant === 'dtyt' ? ['nada', 'directa/nada'] : ['poner-en-bolsa', 'solicitar?paso=2', 'mi-bolsa'];
  const page = await sellers.enter(BRUNO, TRANSFER);
  for (const slug of missing) {
    await page.goto(`${TRANSFER}/${slug}`);
    await expect(title(page, areaTitle())).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${TRANSFER}$`));
  }
});

test('each empty list says that it is empty @variants', async ({ sellers }) => {
  const texts = {
    'poner-en-bolsa': 'No tienes rifas para transferir.',
    directa: 'No tienes rifas para transferir.',
    solicitar: 'No hay rifas para solicitar.',
    'mi-bolsa': 'No tienes rifas en la bolsa.',
    entregas: 'No tienes rifas pendientes de entrega.',
    recepciones: 'No tienes rifas pendientes de recepción.',
  } as const;
  const page = await sellers.enter(BRUNO, TRANSFER);
  await page.route(/\/api\/talon\/get-(bolsa|rifas)/, (route) =>
    route.fulfill({ json: { status: 'success', data: [] } }),
  );
  for (const [label, slug] of OPTIONS[site().variant]) {
    await option(page, label).click();
    await expect(page.getByText(texts[slug])).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await back(page).click();
  }
});

test('the transfer of single tickets is under construction in multi mode, and missing in single mode @modes', async ({
  sellers,
}) => {
  const { variant, mode } = site();
  const page = await sellers.enter(BRUNO, `${TRANSFER}/directa`);
  for (const slug of variant === 'dtyt' ? ['directa', 'poner-en-bolsa'] : ['directa']) {
    await page.goto(`${TRANSFER}/${slug}`);
    await expect(page.getByRole('checkbox').first()).toBeVisible();
    const single = page.getByRole('button', { name: 'Transferir talones sueltos' });
    if (mode === 'multi') {
      await expect(page.getByText('Sorteos 1 a 5').first()).toBeVisible();
      await single.click();
      await expect(page.getByRole('status').getByText('En construcción')).toBeVisible();
    } else {
      await expect(single).toHaveCount(0);
      await expect(page.getByText(/Sorteo/)).toHaveCount(0);
    }
  }
});
