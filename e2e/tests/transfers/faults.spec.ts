import { healWhenPressed, hold } from '../../support/screen';
import { logInHere } from '../../support/session-login';
import {
  ANA,
  button,
  closeResult,
  dialog,
  directTo,
  expect,
  mailField,
  MUCHO,
  panel,
  sayYes,
  test,
  TRANSFER,
} from '../../support/transfers-test';

const FAILED = 'Hubo un problema al transferir las rifas, prueba nuevamente o comunicate con soporte@rifas.example';
const CALL = '**/api/talon/transferencia-directa';

test('a double press before a slow server sends one request, and the dialog stays until the answer', async ({
  sellers,
}) => {
  const { page } = await directTo(sellers, ANA.email);
  const write = await hold(page, CALL);
  await button(page, 'TRANSFERIR').click();
  await button(page, 'SÍ').dblclick();
  await expect(button(page, 'CERRAR')).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  write.release();
  await closeResult(page, 'Transferencia iniciada correctamente!');
  expect(write.sent()).toBe(1);
});

test.describe('a transfer on a failing server', () => {
  test.use({ expectedNoise: [[/Failed to load resource/], { scope: 'test' }] });

  test('a failed transfer names the support mail, keeps the form, and a second try works', async ({ sellers }) => {
    const { page } = await directTo(sellers, ANA.email);
    for (const fault of ['500', 'abort'] as const) {
      await page.route(CALL, (route) =>
        fault === '500' ? route.fulfill({ status: 500, body: 'boom' }) : route.abort(),
      );
      await button(page, 'TRANSFERIR').click();
      await button(page, 'SÍ').click();
      await expect(dialog(page).getByText('No hay conexión. Revisá tu internet y probá de nuevo.')).toHaveCount(
        fault === 'abort' ? 1 : 0,
      );
      await expect(dialog(page).getByText('No sabemos si llegó a hacerse')).toBeVisible();
      await closeResult(page, FAILED);
      await expect(mailField(page)).toHaveValue(ANA.email);
      await expect(page.getByText('1 rifa seleccionada')).toBeVisible();
      await page.unroute(CALL);
    }
    await button(page, 'TRANSFERIR').click();
    await sayYes(page, 'Transferencia iniciada correctamente!');
  });

  test('a login after a session that expired while sending shows the form as it was', async ({ sellers }) => {
    const { page, number } = await directTo(sellers, ANA.email);
    await page.route(CALL, (route) => route.fulfill({ status: 401, json: { status: 'error' } }));
    await button(page, 'TRANSFERIR').click();
    await button(page, 'SÍ').click();
    await expect(page).toHaveURL(/\/login/);
    await page.unroute(CALL);
    await logInHere(page, MUCHO.email);
    await expect(mailField(page)).toHaveValue(ANA.email);
    await button(page, 'TRANSFERIR').click();
    await expect(dialog(page).getByText(`la rifa ${number} a ${ANA.email}`)).toBeVisible();
    await sayYes(page, 'Transferencia iniciada correctamente!');
  });

  test('a list that could not be loaded has a button that loads it again', async ({ sellers }) => {
    const [before = '', number = ''] = await sellers.as(MUCHO).spare(2);
    await sellers.as(MUCHO).direct(ANA.email, before);
    const page = await sellers.enter(MUCHO, TRANSFER);
    await expect(page.getByText(/^\d+ por entregar$/)).toBeVisible();
    await page.route('**/api/talon/get-rifas-para-entregar', (route) =>
      route.fulfill({ status: 503, json: { status: 'error' } }),
    );
    await sellers.as(MUCHO).direct(ANA.email, number);
    // After the menu, which has counted the list, the page shows the old list. After a reload it has none.
    await page.getByRole('link', { name: 'Pendientes de entrega', exact: true }).click();
    await expect(page.getByText('No pudimos actualizar la lista: puede haber cambiado.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('No pudimos cargar las rifas.')).toBeVisible();
    await healWhenPressed(page, '**/api/talon/get-rifas-para-entregar');
    await button(page, 'Reintentar').click();
    await expect(panel(page, ANA.name).getByText(number, { exact: true })).toBeVisible();
  });
});
