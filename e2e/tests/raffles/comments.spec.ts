import { commentOf, openRaffle, raffleRow, saveButton, searchFor } from '../../support/raffles-list';
import { BRUNO, callApi, expect, MUCHO, openAs, ownRaffles, test } from '../../support/raffles-test';

const DONE = 'Comentario actualizado correctamente.';
const LIST = '/dashboard/rifas/list';

test('a comment is saved without changes, and an emptied comment as an empty text', async ({ page }) => {
  const text = '<b onclick="x()">"tía" & co</b> ñandú 😀';
  await openAs(page, BRUNO, LIST);
  const row = await openRaffle(page, '00214');
  await commentOf(row).fill(text);
  await expect(row.getByText('Sin guardar')).toBeVisible();
  await saveButton(row).click();
  await expect(page.getByText(DONE)).toBeVisible();
  await expect(row.getByText('Sin guardar')).toHaveCount(0);

  await page.reload();
  await expect(commentOf(row)).toHaveValue(text);
  await expect(row.locator('b')).toHaveCount(0);
  await commentOf(row).fill('');
  const [request] = await Promise.all([
    page.waitForRequest('**/api/talon/guardar-comentario'),
    saveButton(row).click(),
  ]);
  expect(Object.fromEntries(new URLSearchParams(request.postData() ?? ''))).toEqual({ numero: '00214', comment: '' });
  await expect(page.getByText(DONE)).toBeVisible();
  await page.reload();
  await expect(commentOf(row)).toHaveValue('');
});

test('a comment of more lines than its field is printed whole @once', async ({ page }) => {
  const lines = Array.from({ length: 12 }, (_, index) => `Llamar a la persona ${index + 1}`);
  await openAs(page, BRUNO, LIST);
  const row = await openRaffle(page, '00228');
  await commentOf(row).fill(lines.join('\n'));
  await page.emulateMedia({ media: 'print' });
  await expect(row.locator('textarea')).toBeHidden();
  const printed = await row.locator('div:has(> textarea)').evaluate((box) => ({
    text: getComputedStyle(box, '::after').content,
    lines: box.clientHeight / parseFloat(getComputedStyle(box).lineHeight),
  }));
  for (const line of lines) expect(printed.text).toContain(line);
  expect(printed.lines).toBeGreaterThan(lines.length);
});

test.describe('comments and a server that refuses', () => {
  test.use({ expectedNoise: [[/Failed to load resource/], { scope: 'test' }] });

  test('the field takes no comment above the limit, and the API refuses one', async ({ page }) => {
    await openAs(page, BRUNO, LIST);
    const row = await openRaffle(page, '00221');
    await commentOf(row).focus();
    await page.keyboard.insertText('x'.repeat(501));
    await expect(commentOf(row)).toHaveValue('x'.repeat(500));
    expect(await callApi(page, '/api/talon/guardar-comentario', { numero: '00221', comment: 'x'.repeat(501) })).toBe(
      400,
    );
    expect(await callApi(page, '/api/talon/guardar-comentario', { numero: '00221', comment: '' })).toBe(200);
  });

  test('a failed save is reported and keeps the typed comment', async ({ page }) => {
    await openAs(page, BRUNO, LIST);
    const row = await openRaffle(page, '00221');
    await page.route('**/api/talon/guardar-comentario', (route) => route.fulfill({ status: 500, body: '' }));
    await commentOf(row).fill('a las 10');
    await saveButton(row).click();
    await expect(page.getByText('Ha ocurrido un error.')).toBeVisible();
    await expect(commentOf(row)).toHaveValue('a las 10');
    await expect(row.getByText('Sin guardar')).toBeVisible();
    await page.unroute('**/api/talon/guardar-comentario');
    await commentOf(row).fill('');
    await saveButton(row).click();
    await expect(page.getByText(DONE)).toBeVisible();
  });
});

test('a list of 500 raffles draws few rows, reaches the last one, and keeps an unsaved comment', async ({ page }) => {
  await openAs(page, MUCHO, LIST);
  const numbers = (await ownRaffles(page)).map(([ticket]) => ticket?.Numero ?? '');
  expect(numbers.length).toBeGreaterThan(450);
  await expect(page.getByText(`${numbers.length} rifas`, { exact: true })).toBeVisible();
  const rows = page.getByRole('list', { name: 'Tus rifas' }).locator(':scope > li');
  expect(await rows.count()).toBeLessThan(40);

  const row = await openRaffle(page, '01003');
  await commentOf(row).fill('la tía paga el lunes');

  // The list is scrolled to the end and back: in between the row is not in the page.
  await commentOf(row).blur();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(raffleRow(page, numbers.at(-1) ?? '')).toBeInViewport();
  await expect(row).toHaveCount(0);
  expect(await rows.count()).toBeLessThan(40);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(commentOf(row)).toHaveValue('la tía paga el lunes');

  // The search hides the row and shows it again.
  await searchFor(page, '01400');
  await expect(row).toHaveCount(0);
  await searchFor(page, '');
  await expect(commentOf(row)).toHaveValue('la tía paga el lunes');

  // The list is loaded again with a comment from elsewhere: the unsaved text stays until it is saved.
  expect(
    await callApi(page, '/api/talon/guardar-comentario', { numero: '01003', comment: 'desde otro teléfono' }),
  ).toBe(200);
  await page.getByRole('link', { name: 'VOLVER' }).click();
  // Waits for the home itself, not for its address: a step back before the list is gone would find it unchanged.
  await expect(page.getByRole('list', { name: 'Qué querés hacer' })).toBeVisible();
  const fetched = page.waitForResponse('**/api/talon/get-detailed-by-pasajero');
  await page.goBack();
  await fetched;
  await expect(commentOf(row)).toHaveValue('la tía paga el lunes');
  await saveButton(row).click();
  await expect(page.getByText(DONE)).toBeVisible();
  await page.reload();
  await expect(commentOf(row)).toHaveValue('la tía paga el lunes');
  expect(await callApi(page, '/api/talon/guardar-comentario', { numero: '01003', comment: '' })).toBe(200);
});
