import type { Page } from '@playwright/test';
import { BRUNO, expect, isAbsent, openAs, site, test } from '../../support/deposits-test';
import { CASH, DEPOSIT, title, toTickets } from '../../support/deposits-wizard';

const OWN = '**/api/talon/get-by-pasajero';
const DETAILED = '**/api/talon/get-detailed-by-pasajero';

const stored = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('menorValorTalon'));

const listed = (page: Page) => page.getByRole('list', { name: /^(Tus rifas|Rifas pendientes de pago)$/ });

/** Makes the call return a cheaper pending ticket, which counts, and a cheaper sold ticket, which does not. */
async function makeCheaper(page: Page, path: string, price: number): Promise<void> {
  await page.route(path, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { Estado: string; Precio: number }[][] };
    const tickets = body.data.flat();
    const [pending, sold] = ['Pendiente de Pago', 'Pago'].map((wanted) =>
      tickets.find(({ Estado }) => Estado === wanted),
    );
    Object.assign(pending ?? {}, { Precio: price });
    Object.assign(sold ?? {}, { Precio: 3 });
    await route.fulfill({ response: answer, json: body });
  });
}

test('every page that loads tickets stores the lowest pending price, and a logout removes it @variants', async ({
  page,
}) => {
  const price = site().variant === 'dtyt' ? '20' : '5290';
  await openAs(page, BRUNO, '/dashboard/rifas');
  await expect(listed(page)).toBeVisible();
  expect(await stored(page)).toBe(price);

  // The other list loads its tickets with another call.
  await makeCheaper(page, DETAILED, 12.5);
  await page.goto('/dashboard/rifas/list');
  await expect(listed(page)).toBeVisible();
  expect(await stored(page)).toBe('12.5');

  // Without pending tickets the stored price is removed.
  await page.unroute(DETAILED);
  await page.route(DETAILED, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('Pendiente de Pago', 'Pago') });
  });
  await page.reload();
  await expect(listed(page)).toBeVisible();
  expect(await stored(page)).toBeNull();

  await page.goto('/dashboard/rifas');
  await expect(listed(page)).toBeVisible();
  expect(await stored(page)).toBe(price);
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('button', { name: 'Salir' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => stored(page)).toBeNull();
});

test('the cash registration loads the lowest price on entering, and keeps it at the step of the tickets', async ({
  page,
  money,
}) => {
  if (await isAbsent(money)) return;
  await openAs(page, BRUNO, '/dashboard/rifas');
  await expect(listed(page)).toBeVisible();
  expect(await stored(page)).toBe('20');

  await makeCheaper(page, OWN, 7.25);
  await page.goto(CASH);
  await expect(title(page, DEPOSIT)).toBeVisible();
  await expect.poll(() => stored(page)).toBe('7.25');
  await toTickets(page);
  expect(await stored(page)).toBe('7.25');

  // Entering again loads it again, so a price that has gone up counts.
  await page.unroute(OWN);
  await page.goto(CASH);
  await expect(title(page, DEPOSIT)).toBeVisible();
  await expect.poll(() => stored(page)).toBe('20');
});
