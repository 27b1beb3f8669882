import { field, holdGateway, openAndFill, payBar, payButton, watchPayments } from '../../support/checkout-pay';
import { expect, site, test } from '../../support/checkout-test';

const THANKS = '¡Gracias por tu compra!';
const REDIRECTING = 'Te estamos redirigiendo al medio de pago…';

test('init-payment is called after the gateway test and has every field of the specification @modes', async ({
  page,
  seller,
}) => {
  const link = await seller.makeLink();
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/geopay/') && calls.push(new URL(request.url()).pathname));
  const sent = watchPayments(page);
  const posted = await holdGateway(page);
  await openAndFill(page, link.path, { brand: 'Visa', instalments: '12' });
  await field(page, 'Email').fill(' Lucia.F@Example.com ');
  await payButton(page).click();
  await expect(page.getByText(REDIRECTING)).toBeVisible();
  // The payment page itself may have been requested by now.
  expect(calls.slice(0, 2)).toEqual(['/geopay/echo-test', '/geopay/init-payment']);
  const dtyt = site().variant === 'dtyt';
  const [request = {}] = sent;
  const { altcha, venta_id, ...fields } = request;
  expect(fields).toEqual({
    token: link.token,
    // 100,00 and 26.450,00 with their 5 %, in cents.
    amount: dtyt ? '10500' : '2777250',
    client_department: 'Montevideo',
    client_email: 'lucia.f@example.com',
    client_fname: 'Lucía',
    client_lname: 'Fernández',
    client_mobile: '099 123 456',
    currency: '840',
    asumir_recargo: 'false',
    cuotas: '12',
    tarjeta: 'Visa',
    tipo_tarjeta: dtyt ? '' : 'Credito',
  });
  expect(venta_id).toMatch(/^\d+$/);
  expect(altcha).toBeTruthy();
  expect(sent).toHaveLength(1);
  await expect.poll(() => posted).toEqual([expect.stringMatching(/^[\w-]{20,}$/)]);
});

test('dtyt does not charge an absorbed surcharge, and ccee sends debit as one instalment @variants', async ({
  page,
  seller,
}) => {
  const sent = watchPayments(page);
  const posted = await holdGateway(page);
  const dtyt = site().variant === 'dtyt';
  const { path } = await seller.makeLink({ absorbs: true });
  await openAndFill(page, path, dtyt ? { instalments: '12' } : { type: 'debit' });
  await payButton(page).click();
  await expect(page.getByText(REDIRECTING)).toBeVisible();
  expect(sent).toMatchObject([
    dtyt
      ? { amount: '10000', asumir_recargo: 'true', cuotas: '12', tipo_tarjeta: '' }
      : { amount: '2495000', asumir_recargo: 'true', cuotas: '01', tipo_tarjeta: 'Debito' },
  ]);
  await expect.poll(() => posted).toHaveLength(1);
});

test('a double click starts one payment, and PAGAR shows that it is under way', async ({ page, seller }) => {
  const sent = watchPayments(page);
  const posted = await holdGateway(page);
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/geopay/init-payment', async (route) => {
    await held;
    await route.continue();
  });
  await openAndFill(page, (await seller.makeLink()).path);
  await payButton(page).dblclick();
  await expect(payButton(page)).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => sent.length).toBe(1);
  await page.keyboard.press('Enter');
  answer();
  await expect(page.getByText(REDIRECTING)).toBeVisible();
  await expect.poll(() => posted).toHaveLength(1);
  expect(sent).toHaveLength(1);
});

test('the redirect stage thanks the buyer, and has a button in case the browser does not post the form', async ({
  page,
  seller,
}) => {
  let posts = 0;
  await page.route('**/geopay/payment', (route) => {
    posts += 1;
    return posts === 1 ? route.fulfill({ status: 204 }) : route.continue();
  });
  await openAndFill(page, (await seller.makeLink()).path);
  await payButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: THANKS })).toBeFocused();
  await expect(page.getByText(REDIRECTING)).toBeVisible();
  await expect.poll(() => posts).toBe(1);
  await page.getByRole('button', { name: 'Ir al medio de pago' }).click();
  await expect(page.getByRole('button', { name: 'Aprobar', exact: true })).toBeVisible();
  expect(posts).toBe(2);
});

test('the back button of the browser restores the form, which can pay again', async ({ page, seller }) => {
  await openAndFill(page, (await seller.makeLink()).path, { brand: 'Master', instalments: '03' });
  await field(page, 'Nombre').fill('Zoe');
  await payButton(page).click();
  await expect(page.getByRole('button', { name: 'Aprobar', exact: true })).toBeVisible();
  await page.goBack();
  await expect(field(page, 'Nombre')).toHaveValue('Zoe');
  await expect(field(page, 'Tarjeta')).toHaveValue('Master');
  await expect(field(page, 'Cuotas')).toHaveValue('03');
  await payButton(page).click();
  await expect(page.getByText('Zoe Fernández')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Aprobar', exact: true })).toBeVisible();
});

test('an amount that differs from that of the server is refused and reported, and the form keeps its values', async ({
  page,
  seller,
}) => {
  await openAndFill(page, (await seller.makeLink()).path, { instalments: '03' });
  await page.route('**/geopay/init-payment', (route) => {
    const fields = new URLSearchParams(route.request().postData() ?? '');
    fields.set('amount', '1');
    return route.continue({ postData: fields.toString() });
  });
  await payButton(page).click();
  await expect(payBar(page).getByRole('alert')).toHaveText(
    'No pudimos iniciar el pago (El importe no coincide. Recargá la página), prueba nuevamente o comunicate con contacto@rifas.example',
  );
  await expect(field(page, 'Cuotas')).toHaveValue('03');
  // The answer of the captcha was spent, and the page makes a new one.
  await page.unroute('**/geopay/init-payment');
  await payButton(page).click();
  await expect(page.getByRole('button', { name: 'Aprobar', exact: true })).toBeVisible();
});

test.describe('a gateway or a network that is down', () => {
  test.use({ expectedNoise: [[/Failed to load resource/], { scope: 'test' }] });

  const faults = [
    [
      'echo-test',
      { json: { status: 'error', data: null } },
      'No pudimos conectar con el medio de pago, prueba nuevamente o comunicate con contacto@rifas.example',
    ],
    [
      'echo-test',
      { status: 502, body: '' },
      'No pudimos conectar con el medio de pago, prueba nuevamente o comunicate con contacto@rifas.example',
    ],
    [
      'init-payment',
      { status: 500, body: '' },
      'No pudimos iniciar el pago, prueba nuevamente o comunicate con contacto@rifas.example',
    ],
    ['init-payment', { status: 429, body: '' }, 'Demasiados intentos. Esperá un momento y probá de nuevo.'],
    ['echo-test', undefined, 'No hay conexión. Revisá tu internet y probá de nuevo.'],
    ['init-payment', undefined, 'No hay conexión. Revisá tu internet y probá de nuevo.'],
  ] as const;
  test('a failed start of a payment is reported in the form, which keeps its values, and the next press pays', async ({
    page,
    seller,
  }) => {
    await openAndFill(page, (await seller.makeLink()).path, { brand: 'Oca', instalments: '06' });
    await field(page, 'Nombre').fill('Zoe');
    for (const [call, answer, text] of faults) {
      const address = `**/geopay/${call}`;
      await page.route(address, (route) => (answer ? route.fulfill(answer) : route.abort('internetdisconnected')));
      await payButton(page).click();
      await expect(payBar(page).getByRole('alert')).toHaveText(text);
      await expect(payButton(page)).not.toHaveAttribute('aria-busy', 'true');
      await page.unroute(address);
    }
    await expect(field(page, 'Nombre')).toHaveValue('Zoe');
    await expect(field(page, 'Tarjeta')).toHaveValue('Oca');
    await payButton(page).click();
    await expect(page.getByText('Zoe Fernández')).toBeVisible();
  });
});
