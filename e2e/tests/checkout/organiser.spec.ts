import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { SellerApi } from '../../support/checkout-links';
import { openAndFill, payButton, payTitle } from '../../support/checkout-pay';
import { expect, test } from '../../support/checkout-test';
import { listsOf, organiser } from '../../support/rifas-command';

test.use({ viewport: { width: 1280, height: 800 } });
test.setTimeout(120_000);

/** Makes a card sale up to the gateway, and decides there. */
async function pay(page: Page, seller: SellerApi, Email: string, decision: string) {
  const link = await seller.makeLink({ buyer: { Email } });
  await openAndFill(page, link.path);
  await payButton(page).click();
  await page.getByRole('button', { name: decision, exact: true }).click();
  await expect(page).toHaveURL(/\/success$/);
  return link;
}

test('the organiser finds the sale of a buyer and its whole history, by mail, raffle and link', async ({
  page,
  seller,
  baseURL,
}) => {
  const { number, path } = await pay(page, seller, 'historia@example.com', 'Aprobar');
  await expect(page.getByRole('heading', { level: 1, name: '¡PAGO REALIZADO!' })).toBeVisible();
  const found = await listsOf('sale', 'historia@example.com');
  const [[sale] = [], history = []] = Object.values(found);
  expect(sale).toMatchObject({ estado: 'pagado', rifas: number });
  const happened = history.map(({ que }) => String(que).replace(/\d+/, 'N'));
  expect(happened).toEqual(
    expect.arrayContaining([
      'venta.link',
      'intento N: iniciado',
      'intento N: aviso de la pasarela',
      'intento N: Aprobado',
    ]),
  );
  for (const text of [number, `${baseURL}${path}`])
    expect(Object.values(await listsOf('sale', text))[0]).toContainEqual(sale);
});

test('a payment of a wrong amount is not reported as paid, and the organiser finds and refunds it', async ({
  page,
  seller,
}, testInfo) => {
  const link = await pay(page, seller, 'otro.importe@example.com', 'Cobrar otro importe');
  await expect(page.getByRole('heading', { level: 1, name: 'Estamos revisando tu pago' })).toBeVisible();
  const [check] = ((await listsOf('check'))['a revisar'] ?? []).filter(({ rifas }) => rifas === link.number);
  expect(check?.['pedido']).not.toBe(check?.['cobrado']);

  await organiser('resolve', String(check?.['intento']), '--refund');
  expect((await listsOf('check'))['a revisar']).not.toContainEqual(check);
  // The job of the backend asks the gateway and follows the refund to its end. Each look starts a program.
  const refund = async () => {
    const found = (await listsOf('refunds', '--all'))['devoluciones']?.find(({ rifas }) => rifas === link.number);
    return [found?.['estado'], `${String(found?.['monto'])} ${String(found?.['moneda'])}`];
  };
  await expect.poll(refund, { timeout: 60_000, intervals: [4_000] }).toEqual(['Hecha', check?.['cobrado']]);

  await expect(page.getByRole('heading', { level: 1, name: 'Te devolvemos tu pago' })).toBeVisible({ timeout: 60_000 });

  expect((await seller.mailsTo('otro.importe@example.com'))[0]?.text).toContain('Se te devuelve');

  // A report of the gateway without any of our movements: the command names each of them.
  const report = testInfo.outputPath('informe.csv');
  writeFileSync(report, 'referencia;autorizacion;tipo;importe;moneda\notra;;cobro;7,00;840\n');
  const csv = await organiser('settlement', '--report', report, '--csv');
  for (const text of ['no la tenemos', 'cobro que no está en el informe', 'devolucion que no está en el informe'])
    expect(csv).toContain(text);
  // The raffle is for sale again.
  await page.goto(link.path);
  await expect(payTitle(page)).toBeVisible();
});
