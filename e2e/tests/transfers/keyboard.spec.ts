import type { Locator, Page } from '@playwright/test';
import { hold, tabTo } from '../../support/screen';
import {
  ANA,
  box,
  BRUNO,
  button,
  dialog,
  expect,
  expectNoView,
  mailField,
  MUCHO,
  option,
  panel,
  site,
  test,
  title,
  TRANSFER,
} from '../../support/transfers-test';

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

test('two sellers make and receive a direct transfer with the keyboard alone', async ({ sellers }) => {
  const [number = ''] = await sellers.as(MUCHO).spare(1);
  const page = await sellers.enter(MUCHO, TRANSFER);
  await press(page, option(page, 'Transferencia directa'));
  await expect(title(page, 'Transferencia directa')).toBeFocused();
  await tabTo(page, mailField(page));
  await page.keyboard.type(BRUNO.email);
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type(number);
  await press(page, box(page, number), 'Space');
  await press(page, button(page, 'TRANSFERIR'));
  // The dialog takes the focus, keeps it, and gives it back.
  await expect(dialog(page)).toBeVisible();
  expect(await dialog(page).evaluate((open) => open.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(button(page, 'TRANSFERIR')).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, button(page, 'SÍ'));
  await expect(dialog(page).getByText('Transferencia iniciada correctamente!')).toBeVisible();
  await expect(button(page, 'CERRAR')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();

  const receiver = await sellers.enter(BRUNO, TRANSFER);
  await press(receiver, option(receiver, 'Pendientes de recepción'));
  await press(receiver, button(receiver, `CONFIRMAR RECEPCIÓN de la rifa ${number}`));
  await press(receiver, button(receiver, 'SÍ'));
  await expect(dialog(receiver).getByText('Ya puedes ver la rifa en tu cuenta.')).toBeVisible();
  await expect(button(receiver, 'CERRAR')).toBeFocused();
  await receiver.keyboard.press('Enter');
  await expect(title(receiver, 'ESTAS SON TUS RIFAS')).toBeFocused();
});

test('two sellers put a raffle into the bag and request it with the keyboard alone @variants', async ({ sellers }) => {
  test.slow();
  const [number = ''] = await sellers.as(MUCHO).spare(1);
  const owner = await sellers.enter(MUCHO, TRANSFER);
  if (site().variant === 'ccee') {
    await expect(option(owner, 'Transferencia directa')).toBeVisible();
    await expect(option(owner, 'Poner rifas en la bolsa')).toHaveCount(0);
    return;
  }
  await press(owner, option(owner, 'Poner rifas en la bolsa'));
  await tabTo(owner, owner.getByRole('searchbox'));
  await owner.keyboard.type(number);
  await press(owner, box(owner, number), 'Space');
  await press(owner, button(owner, 'PONER EN LA BOLSA'));
  await press(owner, button(owner, 'SÍ'));
  await expect(
    dialog(owner).getByText('Ahora tus rifas están disponibles para ser solicitadas por otro pasajero.'),
  ).toBeVisible();
  await expect(button(owner, 'CERRAR')).toBeFocused();
  await owner.keyboard.press('Enter');
  await expect(dialog(owner)).toBeHidden();

  const page = await sellers.enter(ANA, TRANSFER);
  await press(page, option(page, 'Solicitar rifas de la bolsa'));
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type(number);
  await press(page, box(page, number), 'Space');
  await press(page, button(page, 'SIGUIENTE'));
  await expect(title(page, 'Confirmá la solicitud')).toBeFocused();
  await press(page, button(page, 'SOLICITAR'));
  await press(page, button(page, 'SÍ'));
  await expect(page.getByText('Rifas solicitadas con éxito!')).toBeVisible();
  await expect(title(page, 'Coordiná la entrega')).toBeFocused();
  await tabTo(page, panel(page, MUCHO.name).getByRole('link', { name: MUCHO.email, exact: true }));
  await press(page, page.getByRole('link', { name: 'IR A PENDIENTES DE RECEPCIÓN' }));
  await expect(title(page, 'Pendientes de recepción')).toBeFocused();
});

test('the focus goes on to the next raffle of the bag although the list arrives after the message is closed @variants', async ({
  sellers,
}) => {
  if (site().variant === 'ccee') return expectNoView(sellers, 'mi-bolsa');
  const numbers = await sellers.as(MUCHO).spare(2);
  await sellers.as(MUCHO).put(...numbers);
  const page = await sellers.enter(MUCHO, `${TRANSFER}/mi-bolsa`);
  const rows = page.getByRole('list', { name: 'Mis rifas en la bolsa' }).getByRole('listitem');
  await press(page, rows.first().getByRole('button'));
  const list = await hold(page, '**/api/talon/get-bolsa-by-pasajero');
  await press(page, button(page, 'SÍ'));
  await expect(button(page, 'CERRAR')).toBeFocused();
  await page.keyboard.press('Enter');
  const next = await rows.nth(1).textContent();
  await expect(rows.first().getByRole('button')).toBeFocused();
  list.release();
  await expect(rows.first()).toHaveText(next ?? '');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(rows.first().getByRole('button')).toBeFocused();
});
