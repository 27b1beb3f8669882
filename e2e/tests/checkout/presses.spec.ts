import type { Page } from '@playwright/test';
import { fillPayForm, payUntilGateway } from '../../support/buyer';
import { useScriptCaptcha } from '../../support/checkout-captcha';
import { field, payBar, payButton, payTitle } from '../../support/checkout-pay';
import { expect, test } from '../../support/checkout-test';
import { hold, pressDown } from '../../support/screen';

const ALL = 'Debes completar todos los campos*';
const NOT_LOADED = 'No pudimos cargar la verificación de seguridad. Revisá tu internet y probá de nuevo.';

/** Everything fits this phone: the bar with PAGAR stands at the end of the form, and moves with what is above it. */
const TALL = { width: 360, height: 2400 };

/** Leaves one field empty, so that a press of PAGAR shows a message and sends nothing. */
async function fillAllButOne(page: Page): Promise<void> {
  await fillPayForm(page);
  await field(page, 'Apellido').fill('');
}

for (const size of [TALL, { width: 1280, height: 800 }]) {
  test(`the notice of a payment under way waits for the end of a press of PAGAR, ${size.width} px wide`, async ({
    page,
    seller,
  }) => {
    const { path } = await seller.makeLink();
    await payUntilGateway(page, path);

    const again = await page.context().newPage();
    await again.setViewportSize(size);
    const purchase = await hold(again, '**/talon/purchase');
    await again.goto(path);
    await expect(payTitle(again)).toBeVisible();
    await fillAllButOne(again);
    await expect.poll(purchase.sent).toBe(1);
    await pressDown(again, payButton(again));
    const answered = again.waitForResponse('**/talon/purchase');
    purchase.release();
    await (await answered).finished();
    await expect(again.getByText('Hay un pago de este link sin confirmar')).toBeHidden();
    await again.mouse.up();
    await expect(payBar(again).getByRole('alert')).toHaveText(ALL);
    await expect(again.getByText('Hay un pago de este link sin confirmar')).toBeVisible();
  });
}

test.describe('a captcha that cannot be loaded', () => {
  test.use({ expectedNoise: [[/Failed to load resource/], { scope: 'test' }] });

  test('the notice about the captcha waits for the end of a press of PAGAR', async ({ page, seller }) => {
    let fail = () => {};
    const failed = new Promise<void>((resolve) => (fail = resolve));
    await useScriptCaptcha(page, () => false);
    await page.setViewportSize(TALL);
    const { path } = await seller.makeLink();
    await page.goto(path);
    await expect(payTitle(page)).toBeVisible();
    await page.route('**/captcha-de-prueba.js', async (route) => {
      await failed;
      await route.fallback();
    });
    const asked = page.waitForRequest('**/captcha-de-prueba.js');
    await fillAllButOne(page);
    await asked;
    await pressDown(page, payButton(page));
    const refused = page.waitForEvent('requestfailed');
    fail();
    await refused;
    await expect(page.getByText(NOT_LOADED)).toBeHidden();
    await page.mouse.up();
    await expect(payBar(page).getByRole('alert')).toHaveText(ALL);
    await expect(page.getByText(NOT_LOADED)).toBeVisible();
  });
});
