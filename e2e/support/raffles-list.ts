import { expect, type Locator, type Page } from '@playwright/test';

export const searchFor = (page: Page, text: string): Promise<void> => page.getByRole('searchbox').fill(text);

/** A raffle of the list, folded or unfolded. */
export const raffleRow = (page: Page, number: string): Locator =>
  page.locator('details').filter({ has: page.locator('summary').getByText(number, { exact: true }) });

export const state = (row: Locator, label: string): Locator => row.locator('summary').getByText(label, { exact: true });

export async function openRaffle(page: Page, number: string): Promise<Locator> {
  const row = raffleRow(page, number);
  await expect(row).toBeVisible();
  if ((await row.getAttribute('open')) === null) await row.locator('summary').click();
  await expect(row.getByLabel('Comentario')).toBeVisible();
  return row;
}

export const commentOf = (row: Locator): Locator => row.getByRole('textbox', { name: 'Comentario' });
export const saveButton = (row: Locator): Locator => row.getByRole('button', { name: 'GUARDAR' });
