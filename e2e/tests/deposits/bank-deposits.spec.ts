import { readFileSync } from 'node:fs';
import { balanceOf, centsOf } from '../../support/deposits-api';
import { answer, deposit, LISTS, on, usedPayment, usedTicket } from '../../support/deposits-stubs';
import {
  BRUNO,
  expect,
  money$,
  MUCHO,
  openAs,
  panel,
  shownDate,
  site,
  test,
  title,
  unfold,
  valueOf,
} from '../../support/deposits-test';
import { button } from '../../support/screen';
import { deployWith } from '../../support/session-site';

const PAGE = '/dashboard/depositos';

test('the home leads to the deposits, which show amounts and balances to the cent and lead back @variants', async ({
  page,
  money,
}) => {
  const deposits = await money.deposits();
  await openAs(page, MUCHO, '/dashboard');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^(Tus d|D)epósitos$/ })
    .click();
  await expect(title(page, 'ESTOS SON TUS DEPÓSITOS')).toBeFocused();
  await expect(page.getByRole('tab')).toHaveText(['Depósitos bancarios', 'Pagos con tarjeta']);
  expect(deposits.length).toBeGreaterThan(0);
  for (const one of deposits) {
    const header = panel(page, shownDate(one.Fecha.date)).locator('summary');
    await expect(valueOf(header, 'Monto')).toHaveText(money$(centsOf(one.Monto)));
    await expect(valueOf(header, 'Saldo')).toHaveText(money$(balanceOf(one)));
  }
  await page.getByRole('link', { name: 'VOLVER' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('an unfolded deposit shows what it paid for, also when the API uses the other field names @modes', async ({
  page,
}) => {
  const { mode } = site();
  const tickets = [
    usedTicket({ id: 1, Precio: '20.10' }),
    usedTicket({ id: 2, SorteoNumero: '3', Precio: 20.1, draw: '2999-04-15 20:00:00' }),
    usedTicket({ id: 3, Numero: '00099', Nombre: 'Berta' }),
  ];
  const renamed = {
    id: 9,
    depositoTipo: 'Contado',
    depositoMonto: '1234.50',
    depositoFecha: on('2026-06-30 00:00:00'),
    registros: [[], []],
  };
  await answer(page, LISTS.bank, [deposit(4, 100.3, tickets, [usedPayment(70, 0.1)]), renamed]);
  await openAs(page, BRUNO, PAGE);

  // The newest comes first, and its date does not depend on the time zone.
  await expect(page.locator('summary')).toHaveText([/^30\/06\/2026/, /^04\/05\/2026/]);
  await expect(valueOf(panel(page, '30/06/2026'), 'Saldo')).toHaveText(money$(123450));
  await expect((await unfold(page, '30/06/2026')).getByText('Todavía no usaste este depósito.')).toBeVisible();

  const used = await unfold(page, '04/05/2026');
  await expect(valueOf(used, 'Monto')).toHaveText(money$(10030));
  await expect(valueOf(used, 'Saldo')).toHaveText(money$(4000));
  await expect(
    used.getByRole('heading', {
      name: mode === 'multi' ? 'Talones asignados a este depósito:' : 'Rifas asignadas a este depósito:',
    }),
  ).toBeVisible();
  const lines = used.getByRole('listitem');
  if (mode === 'multi') {
    await expect(lines).toHaveCount(4);
    await expect(lines.nth(0)).toContainText('00099');
    for (const text of ['00123', 'Carla', 'Sorteo 2 · 15/03/2999', money$(2010)])
      await expect(lines.nth(1)).toContainText(text);
    await expect(lines.nth(2)).toContainText('Sorteo 3 · 15/04/2999');
  } else {
    await expect(lines).toHaveCount(3);
    await expect(lines.nth(0)).toHaveText(/^Rifa 00099Berta$/);
    await expect(lines.nth(1)).toHaveText(/^Rifa 00123Carla$/);
    await expect(used.getByText(/Sorteo|2999/)).toHaveCount(0);
  }
  await expect(used.getByRole('heading', { name: 'Usado como pago personal:' })).toBeVisible();
  await expect(lines.last()).toContainText('Registrado el 02/06/2026');
  await expect(lines.last()).toContainText(money$(10));
});

test('the button to delete shows while the draw is later than today in Montevideo @modes', async ({ page }) => {
  // In UTC this is already the 22nd.
  await page.clock.setFixedTime(new Date('2026-11-22T02:30:00Z'));
  const tickets = [
    usedTicket({ id: 1, Numero: '00001', draw: '2026-11-22 00:00:00' }),
    usedTicket({ id: 2, Numero: '00002', draw: '2026-11-21 23:59:59' }),
    usedTicket({ id: 3, Numero: '00003', draw: '2026-11-20 20:00:00' }),
    // In single mode a raffle is deleted as a whole, or not at all.
    usedTicket({ id: 4, Numero: '00004', SorteoNumero: '1', draw: '2026-11-20 20:00:00' }),
    usedTicket({ id: 5, Numero: '00004', SorteoNumero: '2', draw: '2027-01-20 20:00:00' }),
  ];
  await answer(page, LISTS.bank, [deposit(4, 200, tickets, [usedPayment(70, 1, '2020-01-01 00:00:00')])]);
  await openAs(page, BRUNO, PAGE);
  const icons = (await unfold(page, '04/05/2026')).getByRole('button');
  const names = site().mode === 'multi' ? ['talón 00001, sorteo 2', 'talón 00004, sorteo 2'] : ['rifa 00001'];
  await expect(icons).toHaveCount(names.length + 1);
  for (const name of [...names, `pago personal del 01/01/2020, ${money$(100)}`])
    await expect(page.getByRole('button', { name: `Borrar ${name}`, exact: true })).toBeVisible();
});

test('a deployment without bank deposits has no tab for them and does not load them', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/get-depositos-registros') && asked.push(request.url()));
  await deployWith(page, { settings: { mostrarDepositosBancarios: false } });
  await openAs(page, BRUNO, PAGE);
  await expect(page.getByRole('tab')).toHaveText(['Pagos con tarjeta']);
  await expect(page.locator('summary').first()).toBeVisible();
  expect(asked).toEqual([]);
});

test('the seller can export the settlement to a spreadsheet and print it @variants', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => Object.assign(window, { printed: document.querySelectorAll('details[open]').length });
  });
  const bought = [
    usedTicket({ id: 1, Precio: 20.1 }),
    // Its draw is over, so it has no button.
    usedTicket({ id: 2, Precio: 20.1, SorteoNumero: '3', Nombre: '=Carla', draw: '2020-03-15 20:00:00' }),
  ];
  await answer(page, LISTS.bank, [deposit(4, 100.3, bought, [usedPayment(70, 0.1)]), deposit(5, 1234.5)]);
  await openAs(page, BRUNO, PAGE);
  await button(page, 'Más').click();
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'EXPORTAR CSV').click()]);
  expect(download.suggestedFilename()).toBe('depositos.csv');
  const text = readFileSync(await download.path(), 'utf8');
  // A spreadsheet in es-UY needs the byte order mark of UTF-8, semicolons and decimal commas.
  expect(text.startsWith('\uFEFF')).toBe(true);
  const multi = site().mode === 'multi';
  const draw = (number: string, date: string): string => (multi ? `${number};${date};` : '');
  const none = draw('', '');
  expect(text.slice(1).trim().split('\r\n')).toEqual([
    `Depósito;Fecha;Concepto;Rifa;${draw('Sorteo', 'Fecha del sorteo')}Comprador;Depositado;Usado;Saldo`,
    `5;05/05/2026;Depósito bancario;;${none};1234,5;;1234,5`,
    `4;04/05/2026;Depósito bancario;;${none};100,3;;60`,
    ...(multi
      ? [`4;;Talón;"=""00123""";2;15/03/2999;Carla;;20,1;`, `4;;Talón;"=""00123""";3;15/03/2020;'=Carla;;20,1;`]
      : [`4;;Rifa;"=""00123""";Carla y =Carla;;40,2;`]),
    `4;02/06/2026;Pago personal;;${none};;0,1;`,
  ]);

  await button(page, 'Más').click();
  await button(page, 'IMPRIMIR').click();
  await expect.poll(() => page.evaluate(() => (window as unknown as { printed?: number }).printed)).toBe(2);
  await page.emulateMedia({ media: 'print' });
  await expect(button(page, 'Más')).toBeHidden();
  await expect(page.getByRole('button', { name: /^Borrar/ }).first()).toBeHidden();
  await expect(page.getByText('Usado como pago personal:')).toBeVisible();
  // On paper no place stays empty for a button: all figures end at one edge.
  const ends = await page.locator('details li').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const range = document.createRange();
      const text = row.lastElementChild?.firstChild;
      if (text?.nodeType !== Node.TEXT_NODE) return [];
      range.selectNodeContents(text);
      return [Math.round(range.getBoundingClientRect().right)];
    }),
  );
  expect(ends).toHaveLength(multi ? 3 : 1);
  expect(new Set(ends).size).toBe(1);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.locator('details[open]')).toHaveCount(0);
});

test('the search finds one of many deposits by number and by buyer', async ({ page }) => {
  const many = Array.from({ length: 7 }, (_, index) =>
    deposit(index + 1, 100, [usedTicket({ id: index, Numero: `0070${index}`, Nombre: index === 3 ? 'Peña' : 'Luz' })]),
  );
  await answer(page, LISTS.bank, many);
  await openAs(page, BRUNO, PAGE);
  await expect(page.getByText('7 depósitos', { exact: true })).toBeVisible();
  await page.getByRole('searchbox').fill('PENA');
  await expect(page.locator('summary')).toHaveText([/^04\/05\/2026/]);
  await expect(page.getByText('1 de 7 depósitos')).toBeVisible();
  await page.getByRole('searchbox').fill('nadie');
  await expect(page.getByText('Ningún depósito coincide.')).toBeVisible();
});
