import { expectAccessible } from '../../support/accessibility';
import { payUntilGateway } from '../../support/buyer';
import { LINKS, LINKS_TITLE } from '../../support/raffles-links';
import { expect, MUCHO, openAs, test } from '../../support/raffles-test';
import { hold, title } from '../../support/screen';
import { makeLink } from '../../support/seller';

const news = 'Novedades';

test('the home shows the news since the last visit, and each line leads to its page', async ({
  page,
  context,
  watch,
}) => {
  test.slow();
  await openAs(page, MUCHO, '/dashboard');
  const { path, number } = await makeLink(page);
  const buyer = await context.newPage();
  watch(buyer);
  await payUntilGateway(buyer, path);
  await buyer.getByRole('button', { name: 'Aprobar', exact: true }).click();
  await expect(buyer).toHaveURL(/\/success$/);
  await buyer.close();

  await page.goto('/dashboard');
  const lines = page.getByRole('region', { name: news }).getByRole('link');
  await expect(lines.first()).toHaveText(new RegExp(`^Lucía Fernández pagó la rifa ${number}: `));
  await expect(lines.nth(1)).toHaveText(`Lucía Fernández abrió tu link de la rifa ${number}`);
  await expectAccessible(page);

  // A reload belongs to the same visit.
  await page.reload();
  await lines.first().click();
  await expect(title(page, LINKS_TITLE)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${LINKS}$`));
  await expect(page.getByRole('searchbox')).toHaveValue(number);
  await page.goBack();
  await page.getByRole('button', { name: 'Cerrar las novedades' }).click();
  await expect(page.getByRole('region', { name: news })).toHaveCount(0);
  const asked = page.waitForResponse('**/api/pasajero/news');
  await page.reload();
  await asked;
  await expect(title(page, /^HOLA/)).toBeVisible();
  await expect(page.getByRole('region', { name: news })).toHaveCount(0);

  // The next visit, in another tab of the same device, begins after the news that were closed.
  const next = await context.newPage();
  watch(next);
  const [answer] = await Promise.all([next.waitForResponse('**/api/pasajero/news'), openAs(next, MUCHO, '/dashboard')]);
  expect(((await answer.json()) as { data: { novedades: unknown[] } }).data.novedades).toEqual([]);
  await next.close();
});

test('news that arrive late do not move the home', async ({ page }) => {
  const what = { tipo: 'link-pagado', fecha: '2026-11-21 15:04:05', quien: 'Lucía', rifas: ['00123'], monto: 20 };
  const data = { cursor: '1', novedades: [{ id: 1, ...what }] };
  await page.route('**/api/pasajero/news', (route) => route.fulfill({ json: { status: 'success', data } }));
  const late = await hold(page, '**/api/pasajero/news');
  await openAs(page, MUCHO, '/dashboard');
  const ways = page.getByRole('list', { name: 'Qué querés hacer' });
  await expect(ways.getByText(/por vender/)).toBeVisible();
  const before = await ways.boundingBox();
  late.release();
  await expect(page.getByRole('region', { name: news })).toBeVisible();
  expect(await ways.boundingBox()).toEqual(before);
});

test.describe('the home on an API without news', () => {
  test.use({ expectedNoise: [[/404 .*\/api\/pasajero\/news/], { scope: 'test' }] });

  test('the home shows no news, and asks the API for them only once', async ({ page }) => {
    let asked = 0;
    await page.route('**/api/pasajero/news', (route) => {
      asked += 1;
      return route.fulfill({ status: 404, json: { status: 'error', message: 'Not found' } });
    });
    await openAs(page, MUCHO, '/dashboard');
    await expect(title(page, /^HOLA/)).toBeVisible();
    await expect.poll(() => asked).toBe(1);
    await page.getByRole('main').getByRole('link', { name: 'Tus rifas' }).click();
    await page.goBack();
    await expect(title(page, /^HOLA/)).toBeVisible();
    await expect(page.getByRole('region', { name: news })).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(asked).toBe(1);
  });
});
