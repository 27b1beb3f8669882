import type { Locator } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility';
import { field, holdGateway, openAndFill, payBar, payButton, payTitle } from '../../support/checkout-pay';
import { expect, site, test } from '../../support/checkout-test';
import { tabTo } from '../../support/screen';

test('the pages of a buyer load nothing of the seller: no menu, no session, no other application', async ({
  page,
  seller,
}) => {
  const { path } = await seller.makeLink();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const calls = () => requests.filter((pathname) => /^\/(api|auth|talon|geopay)\//.test(pathname));
  const asked: string[] = [];
  const pages = [
    // The form of the first paint already has the button. The title comes with the page, which remembers the link.
    { address: path, ready: payTitle(page), asks: '/talon/validate-link' },
    { address: '/success', ready: page.getByRole('heading', { name: 'Tu compra' }), asks: '/talon/purchase' },
    { address: '/error#type=5', ready: page.getByText(/^COMPRA RECHAZADA/), asks: '/talon/purchase' },
  ];
  for (const { address, ready, asks } of pages) {
    await page.goto(address);
    await expect(ready).toBeVisible();
    asked.push(asks);
    await expect.poll(calls).toEqual(asked);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toContainText('Sistema creado por');
  }
  const remotes = new Set(requests.flatMap((pathname) => /^\/releases\/([^/]+)\//.exec(pathname)?.[1] ?? []));
  expect([...remotes].sort()).toEqual(['mf-checkout', 'shell']);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('the result pages say only what is known when no purchase led there', async ({ page }) => {
  await page.goto('/success');
  await expect(page.getByText('La confirmación del pago y tu e-ticket te llegan por mail.')).toBeVisible();
  await expect(page.getByText('¡PAGO REALIZADO!')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Imprimir' })).toHaveCount(0);
  await page.goto('/error');
  await expect(page.getByText('HA OCURRIDO UN ERROR, PONTE EN CONTACTO CON contacto@rifas.example')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reintentar' })).toHaveCount(0);
});

test('a buyer can pay with the keyboard alone @variants', async ({ page, seller }) => {
  const link = await seller.makeLink();
  await page.goto(link.path);
  await expect(payTitle(page)).toBeFocused();
  await tabTo(page, field(page, 'Nombre'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Zoe');
  await tabTo(page, field(page, 'Tarjeta'));
  await page.keyboard.type('Oca');
  if (site().variant === 'ccee') {
    await tabTo(page, field(page, 'Crédito o débito'));
    await page.keyboard.press('ArrowDown');
  }
  await tabTo(page, field(page, 'Cuotas'));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, payButton(page));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Zoe Fernández')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Aprobar', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '¡PAGO REALIZADO!' })).toBeFocused();
  await expect(page.getByText(link.number)).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Imprimir' }));
});

const edges = async (target: Locator) => {
  const { y = 0, height = 0 } = (await target.boundingBox()) ?? {};
  return { top: y, bottom: y + height };
};

test('a message of the site covers neither PAGAR nor an error beside it', async ({ page, seller }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAndFill(page, (await seller.makeLink()).path, { brand: 'Visa', instalments: '12' });
  // The file with these messages comes once the page is idle. Without it, a lost connection is not said. The captcha asks
  // for its challenge meanwhile, and would report the lost connection.
  await page.waitForFunction(() => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    return ['/later.', '/captcha/challenge'].every((part) => loaded.some((name) => name.includes(part)));
  });
  const message = page.getByText('Te quedaste sin conexión');
  const isAboveBar = async () => {
    await page.context().setOffline(true);
    await expect(message).toBeVisible();
    const [{ bottom }, { top }] = await Promise.all([edges(message), edges(payBar(page))]);
    expect(bottom).toBeLessThanOrEqual(top);
    await page.context().setOffline(false);
    await expect(page.getByText('Volvió la conexión')).toBeVisible();
  };
  await isAboveBar();
  await field(page, 'Nombre').fill('');
  await payButton(page).click();
  await expect(payBar(page).getByRole('alert')).toBeVisible();
  await isAboveBar();
});

test('the focused field is never under the bar, even at the greatest height of the bar', async ({ page, seller }) => {
  await openAndFill(page, (await seller.makeLink()).path, { brand: 'Visa', instalments: '12' });
  await field(page, 'Nombre').fill('');
  await payButton(page).click();
  await expect(payBar(page).getByRole('alert')).toBeVisible();
  for (const label of ['Apellido', 'Email', 'Celular', 'Departamento', 'Tarjeta', 'Cuotas']) {
    await tabTo(page, field(page, label));
    const [{ bottom }, { top }] = await Promise.all([edges(field(page, label)), edges(payBar(page))]);
    expect(bottom, label).toBeLessThanOrEqual(top);
  }
});

test.describe('accessibility of the pages of a buyer', () => {
  test('axe finds nothing on the pay form, with its messages, and on the redirect stage', async ({ page, seller }) => {
    await holdGateway(page);
    await openAndFill(page, (await seller.makeLink()).path, { brand: 'Visa', instalments: '12' });
    await field(page, 'Apellido').fill('');
    await payButton(page).click();
    await expect(payBar(page).getByRole('alert')).toBeVisible();
    await expect(page.getByText('Verificado')).toBeVisible();
    await expectAccessible(page);
    await field(page, 'Apellido').fill('Paz');
    await payButton(page).click();
    await expect(page.getByText('Te estamos redirigiendo al medio de pago…')).toBeVisible();
    await expectAccessible(page);
  });

  test('axe finds nothing on the result pages of a payment', async ({ page, seller }) => {
    await openAndFill(page, (await seller.makeLink()).path);
    await payButton(page).click();
    await page.getByRole('button', { name: 'Rechazar', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Reintentar' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Reintentar' }).click();
    await payButton(page).click();
    await page.getByRole('button', { name: 'Aprobar', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Imprimir' })).toBeVisible();
    await expectAccessible(page);
  });
});
