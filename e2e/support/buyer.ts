import { expect, type Page } from '@playwright/test';

/** Fills the fields that the link did not fill, and chooses the card. The captcha solves itself in the background. */
export async function fillPayForm(
  page: Page,
  card: { brand?: string; type?: string; instalments?: string } = {},
): Promise<void> {
  const { brand = 'Visa', type = 'credit', instalments = '01' } = card;
  await page.getByLabel('Departamento').selectOption('Montevideo');
  await page.getByLabel('Tarjeta', { exact: false }).first().selectOption(brand);
  const cardType = page.getByLabel('Crédito o débito');
  if ((await cardType.count()) > 0) await cardType.selectOption(type);
  await page.getByLabel('Cuotas').selectOption(instalments);
}

/** Goes from the pay page to the gateway's page. */
export async function payUntilGateway(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { name: /^PAGAR RIFA DE / })).toBeVisible();
  await fillPayForm(page);
  await page.getByRole('button', { name: 'PAGAR' }).click();
  await expect(page.getByRole('button', { name: 'Aprobar', exact: true })).toBeVisible();
}
