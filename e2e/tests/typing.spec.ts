import type { Page } from '@playwright/test';
import { PASSWORD } from '../support/api';
import { LINK_BUYER } from '../support/checkout-links';
import { field, payTitle } from '../support/checkout-pay';
import { expect, test } from '../support/checkout-test';
import { email, enter, listen } from '../support/session-login';
import { caret, holdScripts, isTakenOver, layoutShift, openHeld } from '../support/typing';

test('A login that is typed and sent with ENTER before any script arrives succeeds. @once', async ({ page }) => {
  const scripts = await holdScripts(page);
  const sent = listen(page, '/auth/login');
  await page.goto('/login', { waitUntil: 'commit' });
  await email(page).click();
  await page.keyboard.type('ana@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'INGRESAR' })).toHaveAttribute('aria-busy', 'true');
  expect(scripts.waiting()).toBeGreaterThan(0);
  expect(sent).toEqual([]);
  await scripts.releaseAll();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ email: 'ana@example.com', password: PASSWORD });
});

test('A buyer’s text, choice and caret stay where they are when the scripts arrive. @once', async ({
  page,
  seller,
}) => {
  const link = await seller.makeLink();
  const scripts = await openHeld(page, link.path);
  await field(page, 'Nombre').click();
  await page.keyboard.type('Anaí');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowLeft');
  await field(page, 'Tarjeta').selectOption('Oca');
  await field(page, 'Nombre').focus();
  const before = await field(page, 'Nombre').boundingBox();
  expect(scripts.waiting()).toBeGreaterThan(0);
  await scripts.releaseAll();
  await expect(payTitle(page)).toBeVisible();
  await isTakenOver(page, 'Datos del pago');
  expect(await caret(page)).toEqual({ name: 'firstName', start: 2, end: 3 });
  expect((await field(page, 'Nombre').boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  await page.keyboard.type('ñ');
  await expect(field(page, 'Nombre')).toHaveValue('Anñí');
  await expect(field(page, 'Tarjeta')).toHaveValue('Oca');
  // A field that the buyer left empty gets its value from the link.
  await expect(field(page, 'Apellido')).toHaveValue(LINK_BUYER.Apellido);
  expect(await layoutShift(page)).toBe(0);
});

/** Each begins a press on the button at this place, and returns what ends it. */
const PRESSES: Record<string, (page: Page, x: number, y: number) => Promise<() => Promise<void>>> = {
  'the mouse': async ({ mouse }, x, y) => {
    await mouse.move(x, y);
    await mouse.down();
    return () => mouse.up();
  },
  'a finger': async (page, x, y) => {
    const finger = await page.context().newCDPSession(page);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    return async () => void (await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }));
  },
  'the space bar': async (page) => {
    await enter(page).focus();
    await page.keyboard.down(' ');
    return () => page.keyboard.up(' ');
  },
};

for (const [means, press] of Object.entries(PRESSES))
  test(`A press with ${means} that begins before the form is ready and ends after it is not lost. @once`, async ({
    page,
  }) => {
    const scripts = await holdScripts(page);
    // Until the press ends, the form is drawn outside the document, where the test cannot look.
    await page.addInitScript(() => {
      const { setAttribute } = Element.prototype;
      Element.prototype.setAttribute = function (name, value) {
        if (name === 'data-ready') Object.assign(globalThis, { formIsDrawn: true });
        setAttribute.call(this, name, value);
      };
    });
    await page.goto('/login', { waitUntil: 'commit' });
    const button = await enter(page).boundingBox();
    if (!button) throw new Error('the button is not on the screen');
    const end = await press(page, button.x + button.width / 2, button.y + button.height / 2);
    await scripts.releaseAll();
    await page.waitForFunction(() => 'formIsDrawn' in globalThis);
    await end();
    await isTakenOver(page, 'Ingresar');
    await expect(page.getByText('Debes completar todos los campos', { exact: true })).toBeVisible();
    await expect(email(page)).toBeFocused();
  });
