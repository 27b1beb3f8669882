import { storedToken } from '../../support/session-site';
import { arriveLoggedIn, expect, expectSellerPage, sellerPages, test } from '../../support/strange-test';

test('every page of a seller opens when each answer of the API brings a new token @variants', async ({ page, api }) => {
  await arriveLoggedIn(page, api);
  api.renewAlways();
  for (const [path, heading] of sellerPages()) {
    await test.step(path, async () => {
      await expectSellerPage(page, path, heading);
      // An answer that the next page cuts off would take its token with it.
      await page.waitForLoadState('networkidle');
    });
  }
  // Calls went out in parallel, and each refused call went out again.
  expect(api.refused().length).toBeGreaterThan(0);
  expect(await storedToken(page)).toBe(api.currentToken());
});
