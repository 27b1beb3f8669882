import { expect, type Locator, type Page } from '@playwright/test';
import { ownRaffles } from './raffles-test';
import { title } from './screen';

export const LINKS = '/dashboard/rifas/links';
export const LINKS_TITLE = 'TUS LINKS DE PAGO';

/** An open view shows a payment within this time. */
export const SOON = { timeout: 5000 } as const;

/** Numbers of raffles for sale as a whole, from that place in the seller's list; each journey uses other places. */
export async function wholeRaffles(page: Page, from: number, count: number): Promise<readonly string[]> {
  const whole = (await ownRaffles(page)).filter((raffle) =>
    raffle.every(({ Estado }) => Estado === 'Pendiente de Pago'),
  );
  const numbers = whole.slice(from, from + count).flatMap(([ticket]) => ticket?.Numero ?? []);
  expect(numbers).toHaveLength(count);
  return numbers;
}

/** Opens the view filtered by a raffle's number, and returns its links. */
export async function linksOf(page: Page, number: string): Promise<Locator> {
  await page.goto(`${LINKS}?rifa=${number}`);
  await expect(title(page, LINKS_TITLE)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${LINKS}$`));
  return page.getByRole('list', { name: 'Links de pago' }).locator('details');
}

export async function unfold(link: Locator): Promise<void> {
  if ((await link.getAttribute('open')) === null) await link.locator('summary').click();
  await expect(link.getByRole('list', { name: 'Historia del link' })).toBeVisible();
}
