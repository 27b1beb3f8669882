import type { Page } from '@playwright/test';
import { commentOf, openRaffle, saveButton } from '../../support/raffles-list';
import { BRUNO, expect, openAs, site, test } from '../../support/raffles-test';
import { fillBuyer, nextButton, READY, sendButton, title, unit } from '../../support/raffles-wizard';

/** Counts the taps that reach the page from now on. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = { taps: 0 };
    Object.assign(window, { counted });
    addEventListener('pointerdown', () => (counted.taps += 1), true);
  });
  return () => page.evaluate(() => (window as unknown as { counted: { taps: number } }).counted.taps);
}

test('a link for a whole raffle takes four taps from the home and the data of the buyer @variants', async ({
  page,
}) => {
  await openAs(page, BRUNO, '/dashboard');
  await expect(page.getByRole('main').getByRole('link', { name: 'Pagar rifa con tarjeta' })).toBeVisible();
  const taps = await countTaps(page);
  await page.getByRole('main').getByRole('link', { name: 'Pagar rifa con tarjeta' }).click();
  if (site().mode === 'multi') {
    await page
      .getByRole('group', { name: 'Rifa 00207' })
      .getByRole('button', { name: /^Toda la rifa/ })
      .click();
    await expect(unit(page, '00207', 5)).toBeChecked();
  } else {
    await unit(page, '00207').check();
  }
  await nextButton(page, site().mode === 'multi' ? 4 : 1).click();
  await fillBuyer(page);
  await sendButton(page).click();
  await expect(title(page, READY)).toBeVisible();
  expect(await taps()).toBeLessThanOrEqual(4);
  await expect(
    page.getByText(site().mode === 'multi' ? 'Lucía Fernández · 4 talones' : 'Lucía Fernández · 1 rifa'),
  ).toBeVisible();
});

test('on a phone in landscape the actions stay in view below a long list, and leave the list two thirds of the height', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await openAs(page, BRUNO, '/dashboard/rifas');
  await expect(nextButton(page, 0)).toBeInViewport({ ratio: 1 });
  const bar = await page.getByRole('group', { name: 'Acciones' }).boundingBox();
  expect(bar?.height).toBeLessThan(120);
});

test('a slow press on the very edge of a button counts', async ({ page }) => {
  await openAs(page, BRUNO, '/dashboard/rifas');
  await expect(nextButton(page, 0)).toBeVisible();
  const { x = 0, y = 0, height = 0 } = (await nextButton(page, 0).boundingBox()) ?? {};
  await page.mouse.move(x + 0.5, y + height / 2);
  await page.mouse.down();
  await nextButton(page, 0).evaluate((button) => Promise.all(button.getAnimations().map(({ finished }) => finished)));
  await page.mouse.up();
  await expect(page.getByText(/^Debes seleccionar al menos/)).toBeVisible();
});

test('a comment on a raffle takes three taps', async ({ page }) => {
  await openAs(page, BRUNO, '/dashboard/rifas/list');
  await expect(page.getByRole('list', { name: 'Tus rifas' })).toBeVisible();
  const taps = await countTaps(page);
  const row = await openRaffle(page, '00214');
  await commentOf(row).click();
  await page.keyboard.type('pasa a buscarla el jueves');
  await saveButton(row).click();
  await expect(page.getByText('Comentario actualizado correctamente.')).toBeVisible();
  expect(await taps()).toBeLessThanOrEqual(3);
  await commentOf(row).fill('');
  await saveButton(row).click();
  await expect(row.getByText('Sin guardar')).toHaveCount(0);
});

test('one tap fills in a buyer who was used before, and a logout removes these buyers', async ({ page }) => {
  await openAs(page, BRUNO, '/dashboard/rifas');
  const toBuyer = async () => {
    await unit(page, '00207').check();
    await nextButton(page, 1).click();
  };
  await toBuyer();
  await expect(page.getByRole('region', { name: 'Compradores de antes' })).toHaveCount(0);
  await fillBuyer(page);
  await sendButton(page).click();
  await expect(title(page, READY)).toBeVisible();
  await page.getByRole('button', { name: 'GENERAR OTRO LINK' }).click();
  await expect(nextButton(page, 0)).toBeVisible();
  await unit(page, '00214').check();
  await nextButton(page, 1).click();
  await page
    .getByRole('region', { name: 'Compradores de antes' })
    .getByRole('button', { name: 'Lucía Fernández' })
    .click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('lucia@example.com');

  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('button', { name: 'Salir' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('recuerdo')))).toEqual([]);
});

test('a ticket whose draw is over is not part of the whole raffle, and needs a yes to be chosen @variants', async ({
  page,
}) => {
  // The first draw of the demo data is over.
  if (site().mode === 'single') return;
  await openAs(page, BRUNO, '/dashboard/rifas');
  const raffle = page.getByRole('group', { name: 'Rifa 00207' });
  await raffle.getByRole('button', { name: /^Toda la rifa 4 talones/ }).click();
  await expect(nextButton(page, 4)).toBeVisible();
  const over = unit(page, '00207', 1);
  await expect(over).toHaveAccessibleName(/Ya se sorteó/);
  await expect(over).not.toBeChecked();
  await over.click();
  await page.getByRole('dialog', { name: 'Ya se sorteó' }).getByRole('button', { name: 'ELEGIR' }).click();
  await expect(nextButton(page, 5)).toBeVisible();
});

test.describe('the mark of a draw that is over', () => {
  test.use({ expectedNoise: [[/Failed to load resource.*\.woff2/], { scope: 'test' }] });

  for (const font of ['the site’s font', 'a wider font of the system']) {
    test(`stays in one line on phones and tablets of every width, in ${font}`, async ({ page }) => {
      // The raffles of the other mode have one row each, without draws.
      if (site().mode === 'single') return;
      // On a slow line a first visit keeps the system's font: the site's comes too late.
      if (font !== 'the site’s font') await page.route('**/*.woff2', (route) => route.abort());
      await openAs(page, BRUNO, '/dashboard/rifas');
      const mark = page.getByRole('group', { name: 'Rifa 00207' }).getByText('Ya se sorteó', { exact: true });
      for (const width of [320, 344, 360, 412, 430, 440, 476, 480, 560, 620, 700, 720, 820]) {
        await page.setViewportSize({ width, height: 800 });
        // A chip of one line is 24 px high, one of two lines 43.
        expect((await mark.boundingBox())?.height, `at ${width} px`).toBeLessThan(30);
      }
    });
  }
});
