import type { Page } from '@playwright/test';
import { BRUNO, callApi, expect, MUCHO, openAs, site, test } from '../../support/raffles-test';
import {
  CHOOSE,
  chooseUnits,
  DETAILS,
  expectBuyer,
  fillBuyer,
  nextButton,
  READY,
  sendButton,
  summary,
  title,
  unit,
} from '../../support/raffles-wizard';
import { hold } from '../../support/screen';
import { logInHere } from '../../support/session-login';

const GENERATE = '**/api/talon/generate-link';

test('a chosen raffle that went to the bag is named, and the other raffles stay chosen @modes', async ({ page }) => {
  await openAs(page, BRUNO, '/dashboard/rifas');
  await chooseUnits(page, '00228', '00235');
  await fillBuyer(page);
  expect(await callApi(page, '/api/talon/put-rifa-bolsa', { 'rifas[]': '00228' })).toBe(200);
  try {
    await sendButton(page).click();
    const gone =
      site().mode === 'multi'
        ? 'El talón 00228 (sorteo 2) ya no está disponible y lo quitamos de tu selección.'
        : 'La rifa 00228 ya no está disponible y la quitamos de tu selección.';
    await expect(page.getByText(gone)).toBeVisible();
    await expect(page.getByText('Lo demás sigue elegido.')).toBeVisible();
    await expect(
      page.getByText('No generamos el link porque tu selección cambió. Revisá el resumen y envialo otra vez.'),
    ).toBeVisible();
    await expect(summary(page)).not.toContainText('00228');
    await expect(summary(page)).toContainText('00235');
    await expectBuyer(page);

    await sendButton(page).click();
    await expect(title(page, READY)).toBeVisible();
    await expect(page.getByText('Para pagar la rifa 00235')).toBeVisible();
  } finally {
    expect(await callApi(page, '/api/talon/quitar-rifa-bolsa', { numeroRifa: '00228' })).toBe(200);
  }
});

test('a raffle that goes to the bag while the list is open leaves the selection after a reload', async ({ page }) => {
  await openAs(page, BRUNO, '/dashboard/rifas');
  await unit(page, '00242').check();
  expect(await callApi(page, '/api/talon/put-rifa-bolsa', { 'rifas[]': '00242' })).toBe(200);
  try {
    await page.reload();
    await expect(page.getByText(/00242.* ya no está disponible y (lo|la) quitamos de tu selección\./)).toBeVisible();
    await expect(nextButton(page, 0)).toBeVisible();
  } finally {
    expect(await callApi(page, '/api/talon/quitar-rifa-bolsa', { numeroRifa: '00242' })).toBe(200);
  }
});

test('two presses before a slow server make one link', async ({ page }) => {
  await openAs(page, BRUNO, '/dashboard/rifas');
  await chooseUnits(page, '00207');
  await fillBuyer(page);
  const link = await hold(page, GENERATE);
  await sendButton(page).dblclick();
  await expect(page.locator('[aria-busy=true]')).not.toHaveCount(0);
  await page.keyboard.press('Enter');
  link.release();
  await expect(title(page, READY)).toBeVisible();
  expect(link.sent()).toBe(1);
});

/** Fills the buyer's form, and lets the session end as the link is sent. */
async function expireWhileSending(page: Page): Promise<void> {
  await openAs(page, BRUNO, '/dashboard/rifas');
  await chooseUnits(page, '00207');
  await fillBuyer(page);
  await page.route(GENERATE, (route) => route.fulfill({ status: 401, json: { status: 'error' } }));
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/login/);
}

test.describe('the payment link on a failing server', () => {
  test.use({ expectedNoise: [[/Failed to load resource/], { scope: 'test' }] });

  test('a failed link is reported, the typed values stay, and a second try works', async ({ page }) => {
    await openAs(page, BRUNO, '/dashboard/rifas');
    await chooseUnits(page, '00207');
    await fillBuyer(page);
    await page.getByRole('combobox', { name: 'Departamento' }).selectOption('Rocha');

    await page.route(GENERATE, (route) => route.fulfill({ status: 500, body: 'boom' }));
    await sendButton(page).click();
    await expect(
      page.getByText(
        'Hubo un problema al generar el link de pago, prueba nuevamente o comunicate con soporte@rifas.example',
      ),
    ).toBeVisible();
    await expectBuyer(page);

    await page.unroute(GENERATE);
    await page.route(GENERATE, (route) => route.abort());
    await sendButton(page).click();
    await expect(page.getByText('No hay conexión. Revisá tu internet y probá de nuevo.')).toBeVisible();
    await expectBuyer(page);
    await expect(page.getByRole('combobox', { name: 'Departamento' })).toHaveValue('Rocha');

    await page.unroute(GENERATE);
    await sendButton(page).click();
    await expect(title(page, READY)).toBeVisible();
  });

  test('a login after a session that expired while sending shows the form with the typed values', async ({ page }) => {
    await expireWhileSending(page);
    await page.unroute(GENERATE);
    await logInHere(page, BRUNO);
    await expect(title(page, DETAILS)).toBeVisible();
    await expectBuyer(page);
    await sendButton(page).click();
    await expect(title(page, READY)).toBeVisible();
  });

  test('another seller who logs in after an expired session never sees the typed values, even while unknown', async ({
    page,
  }) => {
    await expireWhileSending(page);
    await page.evaluate((words) => {
      const look = () => {
        if (document.body.textContent.includes(words)) document.documentElement.dataset['seen'] = words;
      };
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
    }, DETAILS);
    const passenger = await hold(page, '**/api/pasajero/get-pasajero-by-user');
    await logInHere(page, MUCHO);
    await expect.poll(passenger.sent).toBe(1);
    await expect(page).toHaveURL(/\/dashboard\/rifas\?paso=2/);
    passenger.release();
    await expect(title(page, CHOOSE)).toBeVisible();
    await expect(nextButton(page, 0)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.dataset['seen'])).toBeUndefined();
  });

  test('the message of a failed link is in view on a small phone, not under the bar', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openAs(page, BRUNO, '/dashboard/rifas');
    await chooseUnits(page, '00207');
    await fillBuyer(page);
    await page.route(GENERATE, (route) => route.fulfill({ status: 500, body: 'boom' }));
    await sendButton(page).click();
    const alert = page.getByRole('alert').filter({ hasText: /\S/ });
    await expect(alert).toBeVisible();
    await expect
      .poll(() =>
        alert.evaluate((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return [top + 1, bottom - 1].every((y) => element.contains(document.elementFromPoint((left + right) / 2, y)));
        }),
      )
      .toBe(true);
  });
});
