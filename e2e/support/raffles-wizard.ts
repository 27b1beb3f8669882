import { expect, type Locator, type Page } from '@playwright/test';
import { title } from './screen';
import { unit } from './seller';

export { title } from './screen';
export { expectBuyer, fillBuyer, unit } from './seller';

export const CHOOSE = 'ELIGE LAS RIFAS PARA EL LINK DE PAGO';
export const DETAILS = 'DATOS DEL COMPRADOR';
export const READY = 'TU LINK DE PAGO ESTÁ PRONTO';

export const nextButton = (page: Page, count: number): Locator =>
  page.getByRole('button', { name: `ENVIAR LINK DE PAGO AL COMPRADOR (${count})`, exact: true });
export const sendButton = (page: Page): Locator => page.getByRole('button', { name: 'ENVIAR LINK', exact: true });
export const summary = (page: Page): Locator => page.getByRole('region', { name: 'Resumen' });

/** Chooses one unit of each raffle, and goes on to the buyer's data. */
export async function chooseUnits(page: Page, ...numbers: readonly string[]): Promise<void> {
  for (const number of numbers) {
    const search = page.getByRole('searchbox');
    await search.fill(number);
    await unit(page, number).check();
    await search.fill('');
  }
  await nextButton(page, numbers.length).click();
  await expect(title(page, DETAILS)).toBeVisible();
}

/** The link that the last step shows. */
export const linkShown = async (page: Page): Promise<string> =>
  (await page.getByText(/^http.*\/pago\//).textContent()) ?? '';
