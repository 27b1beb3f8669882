import { expect, type Page } from '@playwright/test';
import { fillPayForm } from './buyer';
import { listen } from './session-login';

export const payButton = (page: Page) => page.getByRole('button', { name: 'PAGAR' });
export const payTitle = (page: Page) => page.getByRole('heading', { level: 1, name: /^PAGAR RIFA DE / });
/** The bar at the bottom, with messages, total and PAGAR. */
export const payBar = (page: Page) => page.getByRole('group', { name: 'Pagar' });
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Opens a link and chooses a card; the link fills the other fields. */
export async function openAndFill(page: Page, path: string, card?: Parameters<typeof fillPayForm>[1]): Promise<void> {
  await page.goto(path);
  await expect(payTitle(page)).toBeVisible();
  await fillPayForm(page, card);
}

/** Collects the fields of each init-payment that the page sends from now on. */
export const watchPayments = (page: Page): Record<string, string>[] => listen(page, '/geopay/init-payment');

/** A gateway that never answers, so the page that sent the buyer stays. @returns the tokens that were posted to it */
export async function holdGateway(page: Page): Promise<readonly string[]> {
  const posted: string[] = [];
  await page.route('**/geopay/payment', async (route) => {
    await route.fulfill({ status: 204 });
    posted.push(new URLSearchParams(route.request().postData() ?? '').get('token') ?? '');
  });
  return posted;
}
