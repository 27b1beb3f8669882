import { arriveLoggedIn, expectSellerPage, sellerPages, test } from '../support/strange-test';

/** One fixed case of what e2e/tests/strange tries at length. */
const CASE = { seed: 7, harms: ['none', 'field', 'entry'] } as const;

test('a seller goes through the site before an API that is odd in every way and replaces each token at once @modes', async ({
  page,
  api,
}) => {
  api.be(CASE);
  await arriveLoggedIn(page, api);
  for (const [path, heading] of sellerPages().slice(0, 4)) await expectSellerPage(page, path, heading);
});
