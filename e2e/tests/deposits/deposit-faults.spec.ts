import { answering, deposit, LISTS } from '../../support/deposits-stubs';
import { BRUNO, expect, openAs, panel, test } from '../../support/deposits-test';
import { healWhenPressed } from '../../support/screen';

const EMPTY = 'No pudimos cargar tus depósitos.';

test.describe('the deposits on a failing server', () => {
  test.use({ expectedNoise: [[/Failed to load resource/], { scope: 'test' }] });

  for (const [tab, path] of [
    ['bancarios', LISTS.bank],
    ['tarjeta', LISTS.card],
  ] as const) {
    test(`${tab}: after an error the list is empty, with a button to load it again`, async ({ page }) => {
      await page.route(path, (route) => route.fulfill({ status: 500, body: 'boom' }));
      await openAs(page, BRUNO, `/dashboard/depositos?ver=${tab}`);
      await expect(page.getByText(EMPTY)).toBeVisible();
      await expect(page.getByText('boom')).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);

      let cut = 0;
      await page.route(path, (route) => {
        cut += 1;
        return route.abort();
      });
      await page.getByRole('button', { name: 'Reintentar' }).click();
      // The page repeats a call whose connection broke, and on a slow machine has asked again by itself meanwhile.
      await expect.poll(() => cut).toBeGreaterThan(1);
      await expect(page.getByRole('button', { name: 'Reintentar' })).toBeEnabled();
      await expect(page.getByText(EMPTY)).toBeVisible();

      await healWhenPressed(page, path, answering([deposit(4, 100)]));
      await page.getByRole('button', { name: 'Reintentar' }).click();
      await expect(panel(page, '04/05/2026')).toBeVisible();
      await expect(page.getByText(EMPTY)).toHaveCount(0);
    });
  }

  test('an answer that cannot be read shows the message of a failed list', async ({ page }) => {
    await page.route(LISTS.bank, (route) => route.fulfill({ json: { status: 'success', data: 'mañana' } }));
    await openAs(page, BRUNO, '/dashboard/depositos');
    await expect(page.getByText(EMPTY)).toBeVisible();
  });
});
