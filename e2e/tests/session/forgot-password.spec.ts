import { expectAccessible } from '../../support/accessibility';
import {
  email,
  hold,
  listen,
  LOGIN_TITLE,
  openForgotten,
  openLogin,
  REQUEST_FAILED,
  title,
} from '../../support/session-login';
import { expect, test } from '../../support/test';

const forgot = 'OLVIDÉ MI CONTRASEÑA';

test('the form asks again for an invalid mail, and shows the same answer for a known and an unknown mail', async ({
  page,
}) => {
  const sent = listen(page, '/reset-link');
  await openLogin(page);
  await page.getByRole('link', { name: forgot }).click();
  await expect(title(page, forgot)).toBeFocused();
  const send = page.getByRole('button', { name: 'ENVIAR LINK' });
  for (const typed of ['', 'ana@', 'ana+1@example.com', 'ana@example.shop']) {
    await email(page).fill(typed);
    await send.click();
    await expect(page.getByText('Ingresa tu mail', { exact: true })).toBeVisible();
  }
  await expectAccessible(page);
  expect(sent).toEqual([]);

  for (const who of ['ana@example.com', 'nadie@example.com']) {
    await email(page).fill(`  ${who.toUpperCase()}`);
    await send.click();
    await expect(title(page, 'REVISÁ TU MAIL')).toBeFocused();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      `Si ${who} tiene una cuenta, te enviamos un link para cambiar la contraseña. Si no lo ves, buscalo en el correo no deseado.`,
    );
    expect(sent.pop()).toEqual({ email: who });
    await page.goBack();
    await expect(title(page, forgot)).toBeVisible();
  }
  await page.goForward();
  await expect(title(page, 'REVISÁ TU MAIL')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'VOLVER' }).click();
  await expect(title(page, LOGIN_TITLE)).toBeVisible();
});

test('the button sends one request while the reset link is on its way', async ({ page }) => {
  const sent = listen(page, '/reset-link');
  const answer = await hold(page, '**/reset-link');
  await openForgotten(page);
  await email(page).fill('nadie@example.com');
  await page.getByRole('button', { name: 'ENVIAR LINK' }).dblclick();
  await expect(page.getByRole('button', { name: 'ENVIAR LINK' })).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText('Procesando…')).toBeAttached();
  answer.release();
  await expect(title(page, 'REVISÁ TU MAIL')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test.describe('a failed request for a reset link', () => {
  test.use({ expectedNoise: [[/Failed to load resource/], { scope: 'test' }] });

  test('a failed request for a reset link shows the general or the server’s text, and VOLVER clears it', async ({
    page,
  }) => {
    await openLogin(page);
    await page.getByRole('link', { name: forgot }).click();
    await email(page).fill('ana@example.com');
    const fail = async (answer: { status: number; json: object } | undefined, text: string) => {
      await page.route('**/reset-link', (route) => (answer ? route.fulfill(answer) : route.abort()));
      await page.getByRole('button', { name: 'ENVIAR LINK' }).click();
      await expect(page.getByRole('alert')).toHaveText(text);
      await page.unroute('**/reset-link');
    };
    await fail({ status: 500, json: {} }, REQUEST_FAILED);
    await fail(
      { status: 200, json: { status: 'error', data: null, message: 'El correo no responde.' } },
      'El correo no responde.',
    );
    await fail(undefined, REQUEST_FAILED);

    await page.getByRole('link', { name: 'VOLVER' }).click();
    await expect(title(page, LOGIN_TITLE)).toBeVisible();
    await expect(page.getByText(REQUEST_FAILED)).toBeHidden();
    await page.getByRole('link', { name: forgot }).click();
    await expect(title(page, forgot)).toBeVisible();
    await expect(page.getByText(REQUEST_FAILED)).toBeHidden();
    await expect(email(page)).toHaveValue('ana@example.com');
  });
});
