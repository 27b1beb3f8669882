import { storedToken } from '../../support/session-site';
import { arriveLoggedIn, expect, expectSellerPage, sellerPages, test } from '../../support/strange-test';

test('an API that brings the next token with every answer: every page of a seller opens, and nobody is logged out @variants', async ({
  page,
  api,
}) => {
  await arriveLoggedIn(page, api);
  api.renewAlways();
  for (const [path, heading] of sellerPages()) {
    await test.step(path, async () => {
      await expectSellerPage(page, path, heading);
      // An answer that is cut off by the next page would take its token with it.
      await page.waitForLoadState('networkidle');
    });
  }
  // Calls went out side by side: what was refused meanwhile went out again.
  expect(api.refused().length).toBeGreaterThan(0);
  expect(await storedToken(page)).toBe(api.currentToken());
});
