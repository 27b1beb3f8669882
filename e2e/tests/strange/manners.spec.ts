import type { Browser, Page } from '@playwright/test';
import { payUntilGateway } from '../../support/buyer';
import { MANNERS, startManneredSite } from '../../support/manners';
import { commentOf, openRaffle, raffleRow, saveButton, searchFor } from '../../support/raffles-list';
import { title } from '../../support/screen';
import { logIn, makeLink } from '../../support/seller';
import { API_NOISE, expectSellerPage, expectSession, sellerPages } from '../../support/strange-test';
import { expect, test } from '../../support/test';

/** A phone's page of the site with an API of other manners. */
async function openMannered(browser: Browser, site: string | undefined, manner: (typeof MANNERS)[string]) {
  const mannered = await startManneredSite(site ?? '', manner);
  const context = await browser.newContext({ baseURL: mannered.url, viewport: { width: 360, height: 740 } });
  return { page: await context.newPage(), stop: () => context.close().then(mannered.stop) };
}

const textOf = (page: Page): Promise<string> => page.locator('main').innerText();

test('every page shows the same with APIs of other manners @variants', async ({ page, browser, baseURL, watch }) => {
  test.slow();
  await logIn(page);
  const others = await Promise.all(
    Object.entries(MANNERS).map(async ([name, manner]) => {
      const { page: other, stop } = await openMannered(browser, baseURL, manner);
      watch(other);
      return { name, other, stop };
    }),
  );
  for (const { name, other } of others) await test.step(`login, ${name}`, () => logIn(other));
  for (const [path, heading] of sellerPages()) {
    await expectSellerPage(page, path, heading);
    for (const { name, other } of others)
      await test.step(`${path}, ${name}`, async () => {
        await expectSellerPage(other, path, heading);
        // Figures and long lists load at different times.
        await expect(async () => expect(await textOf(other)).toBe(await textOf(page))).toPass({ timeout: 15_000 });
      });
  }
  for (const { stop } of others) await stop();
});

for (const [name, manner] of Object.entries(MANNERS))
  test(`a raffle is sold with an API that has the manners of ${name}`, async ({ page, browser, baseURL, watch }) => {
    const { page: other, stop } = await openMannered(browser, baseURL, manner);
    watch(other);
    await logIn(other);
    const { path, number } = await makeLink(other);
    await page.goto(path);
    await other.goto(path);
    await expect(title(other, /^PAGAR RIFA DE /)).toBeVisible();
    await expect(title(page, /^PAGAR RIFA DE /)).toBeVisible();
    await expect(other.locator('main')).toHaveText(await page.locator('main').innerText(), { useInnerText: true });
    await payUntilGateway(other, path);
    await other.getByRole('button', { name: 'Aprobar', exact: true }).click();
    await expect(title(other, '¡PAGO REALIZADO!')).toBeVisible();
    await other.goto(path);
    await expect(other.getByText('Ya se efectuó el pago.')).toBeVisible();

    await other.goto('/dashboard/rifas/list');
    await searchFor(other, number);
    await expect(raffleRow(other, number)).toContainText('Pago');
    await stop();
  });

test.describe('a firewall before the API', () => {
  test.use({ expectedNoise: [[API_NOISE], { scope: 'test' }] });

  test('a comment that a firewall refuses with its own page ends no session, and the typed text stays', async ({
    page,
  }) => {
    await logIn(page, 'bruno@example.com');
    await page.route('**/guardar-comentario', (route) =>
      route.fulfill({ status: 403, contentType: 'text/html', body: '<!doctype html><title>Just a moment...</title>' }),
    );
    await page.goto('/dashboard/rifas/list');
    const row = await openRaffle(page, '00221');
    await commentOf(row).fill('Pagó <b>la mitad</b>');
    await saveButton(row).click();
    await expect(page.getByText('Ha ocurrido un error.').first()).toBeVisible();
    await expectSession(page);
    await expect(commentOf(row)).toHaveValue('Pagó <b>la mitad</b>');
  });
});
