import type { Page } from '@playwright/test';
import { openAndFill, payButton } from '../../support/checkout-pay';
import { expect, test } from '../../support/checkout-test';
import { MUCHO, openAs } from '../../support/raffles-test';

const HIT = 'document.documentElement.dataset.hit=1';
const NAME = `<img src=x onerror=${HIT}>`;
const SURNAME = `"><script>${HIT}</script>`;
const EMAIL = 'guion@example.com';

// The recorder of traces adds a script to every frame, and the frame of the mail blocks it. So the test checks the text
// of the mail for scripts.
test.use({ expectedNoise: [/Blocked script execution in '[^']+\/sandbox\/mailbox\/\d+\/html'/] });

/** Expects that the page shows each text as it was typed, and that no script in it ran. */
async function expectHarmless(page: Page, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) await expect(page.getByText(text).first()).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-hit');
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
}

test('markup in the name of a buyer stays text in seller’s list, gateway, receipt, e-ticket and mail', async ({
  page,
  seller,
}) => {
  const link = await seller.makeLink({ buyer: { Nombre: NAME, Apellido: SURNAME, Email: EMAIL } });
  await openAndFill(page, link.path);
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveValue(NAME);
  await payButton(page).click();
  await expectHarmless(page, NAME);
  await page.getByRole('button', { name: 'Aprobar', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '¡PAGO REALIZADO!' })).toBeVisible();
  await expectHarmless(page, NAME);

  await page.goto(`/talon/eticket/${link.token}`);
  await expectHarmless(page, link.number);

  await page.goto('/sandbox/mailbox');
  await page.getByRole('row').filter({ hasText: EMAIL }).getByRole('link').first().click();
  const frame = page.locator('iframe[title="Contenido del mail"]');
  const mail = await (await page.request.get((await frame.getAttribute('src')) ?? '')).text();
  expect(mail).toContain(link.number);
  expect(mail).not.toMatch(/<script|<img src=x/i);

  await openAs(page, MUCHO, '/dashboard/rifas/list');
  await page.getByRole('searchbox').fill(link.number);
  await expectHarmless(page, NAME);
});
