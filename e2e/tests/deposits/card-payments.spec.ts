import { readFileSync } from 'node:fs';
import { answer, deposit, LISTS, on, usedPayment, usedTicket } from '../../support/deposits-stubs';
import { BRUNO, expect, money$, openAs, panel, site, test, unfold, valueOf } from '../../support/deposits-test';
import { button } from '../../support/screen';

const PAGE = '/dashboard/depositos?ver=tarjeta';

const card = {
  Issuer: 'Banco Sur',
  Acquirer: 'Geocom',
  CodigoAutorizacion: '445566',
  FechaTransaccion: on('2026-05-01 09:08:07'),
  NumeroTarjeta: '4111111111111111',
  Tipo: 'Credito',
  Cuotas: '03',
};
const paidByCard = (id: number, changes: object = {}) => ({
  ...deposit(id, 40.5, [usedTicket({ id: 10 + id, Precio: 25.25 })], [usedPayment(90 + id, 15.25)]),
  Tipo: 'Tarjeta',
  tarjeta: { ...card, ...changes },
});

test('a card payment shows every field of the card, a masked number and its uses, and no delete button @modes', async ({
  page,
}) => {
  const { mode } = site();
  await answer(page, LISTS.card, [
    paidByCard(8),
    paidByCard(6, { Tipo: 'Debito', Cuotas: '01', NumeroTarjeta: '5*** **** **** 7310' }),
  ]);
  await openAs(page, BRUNO, PAGE);
  await expect(page.getByRole('tab', { name: 'Pagos con tarjeta' })).toHaveAttribute('aria-selected', 'true');
  await expect(panel(page, '08/05/2026').locator('summary')).toContainText(
    mode === 'multi' ? 'Ver detalles' : 'Crédito',
  );
  await expect(valueOf(panel(page, '08/05/2026'), 'Monto')).toHaveText(money$(4050));

  const credit = await unfold(page, '08/05/2026');
  const lines = [
    ['Emisor', 'Banco Sur'],
    ['Adquirente', 'Geocom'],
    ['Código de autorización', '445566'],
    ['Fecha de la transacción', '09:08:07 01/05/2026'],
    ['Número de tarjeta', '**** 1111'],
    ['Cuotas', '3'],
  ] as const;
  for (const [label, value] of lines) await expect(valueOf(credit, label)).toHaveText(value);
  await expect(page.getByText('4111111111111111')).toHaveCount(0);
  await expect(credit.getByText('Tipo de pago: Crédito', { exact: true })).toBeVisible();
  const uses = credit.getByRole('listitem');
  if (mode === 'multi')
    for (const text of ['00123', 'Carla', '15/03/2999', money$(2525)]) await expect(uses.first()).toContainText(text);
  else await expect(uses.first()).toHaveText(/^Rifa 00123Carla$/);
  await expect(uses.last()).toHaveText(/^Registrado el 02\/06\/2026/);
  await expect(uses.last()).toContainText(money$(1525));
  await expect(credit.getByRole('button')).toHaveCount(0);

  const debit = await unfold(page, '06/05/2026');
  await expect(debit.getByText('Tipo de pago: Débito', { exact: true })).toBeVisible();
  await expect(valueOf(debit, 'Número de tarjeta')).toHaveText('5*** **** **** 7310');
  await expect(valueOf(debit, 'Cuotas')).toHaveText('1');
});

test('a reload keeps the tab of the card payments, because the address holds it @variants', async ({ page }) => {
  await openAs(page, BRUNO, '/dashboard/depositos');
  await page.getByRole('tab', { name: 'Pagos con tarjeta' }).click();
  await expect(page).toHaveURL(/\?ver=tarjeta$/);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Pagos con tarjeta' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText(/^\d+ pagos$/)).toBeVisible();
  const first = page.locator('details').first();
  await first.locator('summary').click();
  await expect(valueOf(first, 'Número de tarjeta')).toHaveText(/\*.*\d{4}$/);
  await expect(first.getByText(/^Tipo de pago: (Crédito|Débito)$/)).toBeVisible();
});

test('the exported settlement of card payments has the columns of the card', async ({ page }) => {
  await answer(page, LISTS.card, [paidByCard(8)]);
  await openAs(page, BRUNO, PAGE);
  await button(page, 'Más').click();
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'EXPORTAR CSV').click()]);
  expect(download.suggestedFilename()).toBe('pagos-con-tarjeta.csv');
  const [head, first] = readFileSync(await download.path(), 'utf8').split('\r\n');
  expect(head).toContain(
    ';Emisor;Adquirente;Código de autorización;Fecha de la transacción;Número de tarjeta;Cuotas;Tipo de pago',
  );
  expect(first).toContain(';40,5;;0;Banco Sur;Geocom;445566;09:08:07 01/05/2026;**** 1111;3;Crédito');
});
