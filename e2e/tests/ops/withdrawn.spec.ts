import { expect, test } from '../../support/test';
import { layoutShift } from '../../support/typing';

test('the banner of a withdrawn version moves nothing, and covers no end of a page for good @once', async ({
  page,
}) => {
  await page.clock.install();
  await page.route('**/healthz', (route) => route.fulfill({ body: 'composition 1\n' }));
  await page.goto('/login');
  const enter = page.getByRole('button', { name: 'INGRESAR' });
  await enter.waitFor();
  await page.waitForLoadState('networkidle');
  const [before, place] = [await layoutShift(page), await enter.boundingBox()];
  await page.clock.fastForward(61_000);
  const banner = page.getByLabel('Versión retirada');
  await expect(banner).toBeVisible();
  await expect(banner).toBeInViewport();
  expect(await layoutShift(page)).toBe(before);
  expect(await enter.boundingBox()).toEqual(place);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const [strip, end] = [await banner.boundingBox(), await page.getByRole('contentinfo').boundingBox()];
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(strip?.y ?? 0);
});
