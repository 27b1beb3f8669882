import type { Locator } from '@playwright/test';
import { sellerAt } from '../../support/checkout-links';
import { BRUNO, expect, openAs, test } from '../../support/raffles-test';

test('the bar of the site has one height outside and inside, and an open menu moves nothing in it @once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const bar = page.getByRole('banner').first();
  // The first paint is replaced by the page itself, and in between the bar has no place.
  const height = async () => (await bar.boundingBox())?.height;
  await page.goto('/register');
  await expect(page.getByText('El registro todavía no está disponible.')).toBeVisible();
  await expect.poll(height).toBe(57);
  await openAs(page, BRUNO, '/dashboard');
  const menu = bar.getByRole('button', { name: 'Menú' });
  await expect(menu).toBeVisible();
  await expect.poll(height).toBe(57);
  const closed = (await menu.boundingBox())?.y;
  await menu.click();
  await expect(bar.getByRole('link', { name: 'Inicio', exact: true })).toBeVisible();
  expect((await menu.boundingBox())?.y).toBe(closed);
});

test('in the dark an empty checkbox has the colour of its list, not the grey of the browser @once', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openAs(page, BRUNO, '/dashboard/rifas/transfer/directa');
  const box = page.getByRole('checkbox').first();
  await expect(box).toBeVisible();
  const { drawn, surface } = await box.evaluate((found) => {
    const probe = document.createElement('i');
    probe.style.color = 'var(--colour-surface)';
    document.body.append(probe);
    const style = getComputedStyle(found);
    return { drawn: [style.appearance, style.backgroundColor], surface: getComputedStyle(probe).color };
  });
  expect(drawn).toEqual(['none', surface]);
});

test('the action beside a purchase of forty tickets stays near the form on a desktop @once', async ({
  page,
  baseURL,
}) => {
  await page.route('**/talon/validate-link', async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = (await response.json()) as { data: { talones: { id: number; Numero: string }[][] } };
    const [raffle = []] = data.talones;
    const talones = Array.from({ length: 8 }, (_, index) =>
      raffle.map((ticket) => ({ ...ticket, id: ticket.id + index * 100_000, Numero: `9000${index}` })),
    );
    await route.fulfill({ response, json: { ...rest, data: { ...data, talones } } });
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto((await sellerAt(baseURL ?? '').makeLink()).path);
  const list = page.getByRole('group', { name: 'Rifas elegidas' });
  await expect(list).toContainText('90007');
  await list.focus();
  await page.keyboard.press('End');
  await expect(list.getByText('90007')).toBeInViewport();
  const end = async (element: Locator) => Number((await element.boundingBox())?.y);
  expect(await end(page.getByRole('button', { name: /^PAGAR/ }))).toBeLessThan(
    (await end(page.getByLabel('Cuotas', { exact: true }))) + 400,
  );
});
