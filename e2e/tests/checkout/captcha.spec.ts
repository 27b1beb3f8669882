import { SCRIPT_BUTTON, SCRIPT_FIELD, useScriptCaptcha } from '../../support/checkout-captcha';
import {
  field,
  holdGateway,
  openAndFill,
  payBar,
  payButton,
  payTitle,
  watchPayments,
} from '../../support/checkout-pay';
import { expect, test } from '../../support/checkout-test';

const UNSOLVED = 'Completá la verificación de seguridad para poder pagar.';
const NOT_LOADED = 'No pudimos cargar la verificación de seguridad. Revisá tu internet y probá de nuevo.';
const REDIRECTING = 'Te estamos redirigiendo al medio de pago…';

test.describe('ALTCHA', () => {
  test('ALTCHA is not loaded before the buyer uses the form, and then solves itself', async ({ page, seller }) => {
    const fetched: string[] = [];
    page.on('request', (request) => /captcha|altcha/.test(request.url()) && fetched.push(request.url()));
    await page.goto((await seller.makeLink()).path);
    await expect(payTitle(page)).toBeVisible();
    expect(fetched).toEqual([]);
    await field(page, 'Nombre').focus();
    await expect(page.getByRole('group', { name: 'Verificación de seguridad' })).toContainText('Verificado');
    expect(fetched.some((url) => url.endsWith('/captcha/challenge'))).toBe(true);
  });

  test('a refused ALTCHA answer is reported, and the next press sends a new answer', async ({ page, seller }) => {
    const sent = watchPayments(page);
    await openAndFill(page, (await seller.makeLink()).path);
    await page.route('**/geopay/init-payment', (route) => {
      const fields = new URLSearchParams(route.request().postData() ?? '');
      fields.set('altcha', btoa('{}'));
      return route.continue({ postData: fields.toString() });
    });
    await payButton(page).click();
    await expect(payBar(page).getByRole('alert')).toContainText(
      'No pudimos iniciar el pago (La verificación de seguridad no es válida o ya se usó), prueba nuevamente o comunicate con',
    );
    await page.unroute('**/geopay/init-payment');
    await payButton(page).click();
    await expect(page.getByRole('button', { name: 'Aprobar', exact: true })).toBeVisible();
    expect(sent).toHaveLength(2);
    expect(sent[0]?.['altcha']).not.toBe(sent[1]?.['altcha']);
  });

  // The widget compares the challenge's end with the phone's clock.
  test('a buyer whose phone is a day ahead pays with the first press', async ({ page, seller }) => {
    const sent = watchPayments(page);
    await page.clock.setSystemTime(Date.now() + 24 * 3_600_000);
    await openAndFill(page, (await seller.makeLink()).path);
    await payButton(page).click();
    await expect(page.getByRole('button', { name: 'Aprobar', exact: true })).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  test.describe('ALTCHA without a challenge', () => {
    test.use({ expectedNoise: [[/Failed to load resource/], { scope: 'test' }] });

    test('the form sends nothing while the challenge fails, and pays once the challenge is back', async ({
      page,
      seller,
    }) => {
      const sent = watchPayments(page);
      await page.route('**/captcha/challenge', (route) => route.fulfill({ status: 503, json: { status: 'error' } }));
      await openAndFill(page, (await seller.makeLink()).path);
      await payButton(page).click();
      await expect(payBar(page).getByRole('alert')).toHaveText(UNSOLVED);
      await expect(page.getByText('Falló la verificación. Probá de nuevo.')).toBeVisible();
      expect(sent).toEqual([]);
      await page.unroute('**/captcha/challenge');
      await payButton(page).click();
      await expect(page.getByRole('button', { name: 'Aprobar', exact: true })).toBeVisible();
    });
  });
});

test.describe('a captcha from an external script', () => {
  test('the payment waits for the external captcha and sends each answer once, in the configured field', async ({
    page,
    seller,
  }) => {
    await useScriptCaptcha(page);
    const posted = await holdGateway(page);
    const sent = watchPayments(page);
    let refuse = true;
    await page.route('**/geopay/init-payment', (route) =>
      route.fulfill({
        json: refuse ? { status: 'error', data: null, message: 'No.' } : { status: 'success', data: { token: 'uno' } },
      }),
    );
    await openAndFill(page, (await seller.makeLink()).path);
    const captcha = page.getByRole('button', { name: SCRIPT_BUTTON });
    await expect(captcha).toBeEnabled();
    await payButton(page).click();
    await expect(payBar(page).getByRole('alert')).toHaveText(UNSOLVED);
    expect(sent).toEqual([]);

    await captcha.click();
    await payButton(page).click();
    await expect(payBar(page).getByRole('alert')).toContainText('No pudimos iniciar el pago (No)');
    await expect(captcha).toBeEnabled();
    await payButton(page).click();
    await expect(payBar(page).getByRole('alert')).toHaveText(UNSOLVED);

    refuse = false;
    await captcha.click();
    await payButton(page).click();
    await expect(page.getByText(REDIRECTING)).toBeVisible();
    await expect.poll(() => posted).toEqual(['uno']);
    expect(sent.map((fields) => fields[SCRIPT_FIELD])).toEqual(['clave-1', 'clave-2']);
    expect(sent.every((fields) => !('altcha' in fields))).toBe(true);
  });

  test.describe('an external script that does not load', () => {
    test.use({ expectedNoise: [[/Failed to load resource/], { scope: 'test' }] });

    test('the form reports a captcha that does not load, keeps the typed values and loads it after a press', async ({
      page,
      seller,
    }) => {
      let loads = false;
      await useScriptCaptcha(page, () => loads);
      await openAndFill(page, (await seller.makeLink()).path);
      const captcha = page.getByRole('group', { name: 'Verificación de seguridad' });
      await expect(captcha.getByText(NOT_LOADED)).toBeVisible();
      await payButton(page).click();
      await expect(payBar(page).getByRole('alert')).toHaveText(NOT_LOADED);
      loads = true;
      await page.getByRole('button', { name: 'Reintentar' }).click();
      await expect(page.getByRole('button', { name: SCRIPT_BUTTON })).toBeVisible();
      await expect(captcha.getByText(NOT_LOADED)).toHaveCount(0);
      await expect(field(page, 'Departamento')).toHaveValue('Montevideo');
    });
  });
});
