import { getDetailedRaffles, tolerantReading } from '@rifas/shared/contracts';
import type { Raffle } from '@rifas/shared/domain';
import { formatMoney } from '@rifas/shared/format';
import { site } from '../../support/site';
import type { Oddness } from '../../support/strange-api';
import { arriveLoggedIn, expect, expectSellerPage, expectSettled, sellerPages, test } from '../../support/strange-test';

/** The number of answers that each page is opened with. More of them find more and take longer. */
const CASES = Number(process.env['STRANGE_CASES'] ?? 2);
/** The seed of the first answer, fixed so that a failure repeats. Another seed or more cases try other answers. */
const SEED = Number(process.env['STRANGE_SEED'] ?? 1);
const seeds = Array.from({ length: CASES }, (_, index) => SEED + index);

const oddnesses: readonly (readonly [name: string, harms: Oddness['harms']])[] = [
  ['that mean the same', ['none']],
  ['in which fields and entries are broken', ['none', 'field', 'entry']],
];

// Each test opens every page of a seller once for each case.
test.setTimeout(60_000 * (1 + CASES));

for (const [name, harms] of oddnesses) {
  test(`every page of a seller shows answers ${name} @variants`, async ({ page, api }) => {
    await arriveLoggedIn(page, api);
    for (const seed of seeds) {
      api.be({ seed, harms });
      for (const [path, heading] of sellerPages()) {
        await test.step(`${path} with STRANGE_SEED=${seed}`, () => expectSellerPage(page, path, heading));
      }
    }
  });
}

/** Every amount that the list of these raffles may show: of a ticket, of a raffle, and of all raffles. */
function amountsOf(raffles: readonly Raffle[], symbol: string): Set<string> {
  const sums = raffles.map((raffle) => raffle.reduce((sum, { priceCents = 0 }) => sum + priceCents, 0));
  const all = [...sums, sums.reduce((sum, one) => sum + one, 0), ...raffles.flat().map(({ priceCents }) => priceCents)];
  return new Set(all.map((amount) => formatMoney(amount as Raffle[number]['priceCents'], symbol)));
}

test('the raffle list shows every readable raffle, and only amounts that the API has given @modes', async ({
  page,
  api,
}) => {
  await arriveLoggedIn(page, api);
  for (const seed of seeds) {
    await test.step(`STRANGE_SEED=${seed}`, async () => {
      api.be({ seed, harms: ['none', 'field', 'entry'] });
      await page.goto('/dashboard/rifas/list');
      await expect(page.getByRole('heading', { level: 1, name: 'ESTAS SON TUS RIFAS' })).toBeVisible();
      await expectSettled(page);
      const raffles = getDetailedRaffles.response.read(api.lastOf(getDetailedRaffles), tolerantReading());
      const main = page.locator('main');
      for (const [ticket] of raffles) await expect(main).toContainText(ticket?.number ?? '');
      const text = await main.innerText();
      const shown = text.match(/US\$\s[\d.,]+/g) ?? [];
      const given = amountsOf(raffles, 'US$');
      // In ccee the price of a ticket comes from the deployment.
      if (site().variant === 'dtyt')
        for (const amount of shown) expect([...given]).toContain(amount.replace(/\s/, ' '));
    });
  }
});
