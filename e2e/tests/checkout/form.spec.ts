import { LINK_BUYER } from '../../support/checkout-links';
import { field, openAndFill, payBar, payButton, payTitle, watchPayments } from '../../support/checkout-pay';
import { expect, site, test } from '../../support/checkout-test';
import { deployWith } from '../../support/session-site';

const ALL = 'Debes completar todos los campos*';
const BAD_EMAIL = 'Formato de contraseña inválido';

test('the pay page shows seller, raffles, prices and total, and fills in the buyer of the link @modes', async ({
  page,
  seller,
}) => {
  const link = await seller.makeLink();
  await page.goto(link.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('PAGAR RIFA DE MARTÍN');
  const { variant, mode } = site();
  const list = page.getByRole('region', { name: mode === 'multi' ? '5 talones para pagar' : '1 rifa para pagar' });
  await expect(list.getByText(link.number)).toBeVisible();
  const draws = link.tickets.map(({ SorteoNumero, FechaSorteo }) => {
    const [year, month, day] = FechaSorteo.date.slice(0, 10).split('-');
    return `Sorteo ${SorteoNumero} · ${day}/${month}/${year}`;
  });
  await expect(list.getByText(/Sorteo/)).toHaveText(mode === 'multi' ? draws : []);

  for (const [label, value] of Object.entries(LINK_BUYER)) await expect(field(page, label)).toHaveValue(value);
  if (variant === 'dtyt') {
    await expect(list.getByText('US$ 20,00', { exact: true })).toHaveCount(mode === 'multi' ? 5 : 0);
    await expect(list).toContainText('5 talones × US$ 20,00');
    await expect(payBar(page)).toContainText('Total a pagarUS$ 100,00');
    await expect(field(page, 'Crédito o débito')).toHaveCount(0);
  } else {
    // The page shows both prices until a card type is chosen, and cannot be paid before that.
    await expect(list).toContainText('Con crédito5 talones × $ 5.290,00Con débito5 talones × $ 4.990,00');
    await expect(payBar(page)).toContainText('Total con crédito$ 26.450,00Total con débito$ 24.950,00');
    await expect(payButton(page)).toBeDisabled();
    await expect(field(page, 'Crédito o débito').getByRole('option')).toHaveText([
      'Elegí una opción',
      'Crédito | $5290',
      'Débito | $4990',
    ]);
    await field(page, 'Crédito o débito').selectOption('debit');
    await expect(list.getByText('$ 4.990,00', { exact: true })).toHaveCount(mode === 'multi' ? 5 : 0);
    await expect(payBar(page)).toContainText('Total a pagar$ 24.950,00');
    await expect(field(page, 'Cuotas').getByRole('option')).toHaveText(['1 cuota de $ 24.950,00']);
    await field(page, 'Crédito o débito').selectOption('credit');
    await expect(field(page, 'Cuotas').getByRole('option')).toHaveCount(13);
    await expect(payBar(page)).toContainText('Total a pagar$ 26.450,00');
    await expect(payButton(page)).toBeEnabled();
  }
});

test('the surcharge, the values of the instalments and the total depend on the card @variants', async ({
  page,
  seller,
}) => {
  const dtyt = site().variant === 'dtyt';
  await openAndFill(page, (await seller.makeLink()).path, { brand: 'Visa', instalments: '10' });
  await expect(page.getByText('Algunas opciones de pago tienen un recargo de 5 %')).toBeVisible();
  for (const option of [
    'OCA hasta 12 cuotas',
    'Visa crédito hasta 10 cuotas',
    'Visa débito',
    'MasterCard hasta 12 cuotas',
  ]) {
    await expect(page.getByText(option)).toBeVisible();
  }
  const bar = payBar(page);
  await expect(bar).toContainText(
    dtyt ? 'Total a pagarUS$ 100,0010 cuotas de US$ 10,00' : 'Total a pagar$ 26.450,0010 cuotas de $ 2.645,00',
  );
  await expect(field(page, 'Cuotas').getByRole('option', { name: '3 cuotas' })).toHaveText(
    dtyt ? '3 cuotas de US$ 33,33' : '3 cuotas de $ 8.816,67',
  );

  for (const instalments of ['11', '12']) {
    await field(page, 'Cuotas').selectOption(instalments);
    await expect(bar).toContainText(
      dtyt
        ? 'Total a pagarUS$ 105,00Incluye recargo de 5 %: US$ 5,00'
        : 'Total a pagar$ 27.772,50Incluye recargo de 5 %: $ 1.322,50',
    );
  }
  await expect(page.getByRole('region', { name: /para pagar$/ })).toContainText(
    dtyt
      ? '5 talones × US$ 20,00US$ 100,00Recargo de la tarjetaUS$ 5,00'
      : '5 talones × $ 5.290,00$ 26.450,00Recargo de la tarjeta$ 1.322,50',
  );
  await expect(bar.getByText(/Incluye recargo/)).toBeVisible();
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 568 });
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(96);
  if (before) await page.setViewportSize(before);
  await expect(bar).toContainText(dtyt ? '12 cuotas de US$ 8,75' : '12 cuotas de $ 2.314,38');
  for (const brand of ['Oca', 'Master']) {
    await field(page, 'Tarjeta').selectOption(brand);
    await expect(bar).toContainText(dtyt ? 'US$ 100,00' : '$ 26.450,00');
    await expect(bar).not.toContainText('recargo');
  }
});

test('the pay page of a seller who absorbs the surcharge shows no notice and the plain total @variants', async ({
  page,
  seller,
}) => {
  await openAndFill(page, (await seller.makeLink({ absorbs: true })).path, { brand: 'Visa', instalments: '12' });
  await expect(payBar(page)).toContainText(
    site().variant === 'dtyt' ? 'Total a pagarUS$ 100,00' : 'Total a pagar$ 26.450,00',
  );
  await expect(page.getByText(/recargo/)).toHaveCount(0);
});

test('the pay form shows the specified messages and focuses the first wrong field', async ({ page, seller }) => {
  const { path } = await seller.makeLink();
  const sent = watchPayments(page);
  await openAndFill(page, path);
  await field(page, 'Apellido').fill('');
  await field(page, 'Celular').fill('');
  await payButton(page).click();
  await expect(payBar(page).getByRole('alert')).toHaveText(ALL);
  await expect(field(page, 'Apellido')).toBeFocused();
  await expect(field(page, 'Celular')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'Apellido').fill('Paz');
  await field(page, 'Celular').fill('099 000 111');
  await expect(page.getByText(ALL)).toHaveCount(0);

  await field(page, 'Email').fill('lucia+1@example.com');
  await payButton(page).click();
  await expect(page.getByText(BAD_EMAIL)).toBeVisible();
  await expect(field(page, 'Email')).toBeFocused();
  await field(page, 'Tarjeta').selectOption('');
  await field(page, 'Email').fill('Lucia@Example.com');
  await expect(page.getByText(BAD_EMAIL)).toHaveCount(0);
  await payButton(page).click();
  await expect(payBar(page).getByRole('alert')).toHaveText(ALL);
  await expect(field(page, 'Tarjeta')).toBeFocused();
  expect(sent).toEqual([]);
});

test('the settings decide about phone, department and, in dtyt, card type; names are always asked @variants', async ({
  page,
  seller,
}) => {
  const { path } = await seller.makeLink();
  await deployWith(page, {
    settings: {
      preguntarNombreComprador: false,
      preguntarCelularComprador: false,
      preguntarDepartamentoComprador: false,
      // The opposite of the deployment's file.
      preguntarTipoTarjeta: site().variant === 'dtyt',
    },
  });
  await page.goto(path);
  await expect(payTitle(page)).toBeVisible();
  for (const label of ['Nombre', 'Apellido', 'Email']) await expect(field(page, label)).toBeVisible();
  await expect(field(page, 'Celular')).toHaveCount(0);
  await expect(field(page, 'Departamento')).toHaveCount(0);
  await field(page, 'Tarjeta').selectOption('Visa');
  await field(page, 'Crédito o débito').selectOption('debit');
  // Only in ccee does debit mean one instalment.
  await expect(field(page, 'Cuotas').getByRole('option')).toHaveCount(site().variant === 'dtyt' ? 13 : 1);
  if (site().variant === 'dtyt') {
    await field(page, 'Cuotas').selectOption('12');
    await expect(payBar(page)).toContainText('Total a pagarUS$ 100,00');
  }
});

test('a reload keeps the typed values of the pay form', async ({ page, seller }) => {
  const { path } = await seller.makeLink();
  await openAndFill(page, path, { brand: 'Oca', instalments: '06' });
  await field(page, 'Nombre').fill('Zoe');
  await page.reload();
  await expect(field(page, 'Nombre')).toHaveValue('Zoe');
  await expect(field(page, 'Tarjeta')).toHaveValue('Oca');
  await expect(field(page, 'Cuotas')).toHaveValue('06');
  await expect(payButton(page)).toBeEnabled();
});
