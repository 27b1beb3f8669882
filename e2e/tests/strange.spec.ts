import { arriveLoggedIn, expectSellerPage, sellerPages, test } from '../support/strange-test';

/** One fixed case of those that e2e/tests/strange tries at length. */
const CASE = { seed: 7, harms: ['none', 'field', 'entry'] } as const;

test('a seller can use the site on an API with odd answers that replaces each token at once @modes', async ({
  page,
  api,
}) => {
  api.be(CASE);
  await arriveLoggedIn(page, api);
  for (const [path, heading] of sellerPages().slice(0, 4)) await expectSellerPage(page, path, heading);
});
