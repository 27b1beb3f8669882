import type { BrowserContext, Page } from '@playwright/test';
import { newToken } from './api';
import { button, title } from './screen';
import { site, tokenName, type Site } from './site';
import { test as base, expect } from './test';
import { ANA, BRUNO, MUCHO, sellerApi } from './transfers-api';

export { button, title } from './screen';
export { ANA, BRUNO, expect, MUCHO, site };

export const TRANSFER = '/dashboard/rifas/transfer';
const PHONE = { width: 360, height: 740 };
/** The header's menu is open at this width. */
export const WIDE = { width: 1280, height: 800 };

interface Sellers {
  /** Opens a page in a new browser context with the seller logged in. */
  readonly enter: (
    seller: { readonly email: string },
    path: string,
    viewport?: { width: number; height: number },
  ) => Promise<Page>;
  readonly as: (seller: { readonly email: string }) => ReturnType<typeof sellerApi>;
}

export const test = base.extend<{ sellers: Sellers }>({
  sellers: async ({ browser, baseURL: address, watch }, provide) => {
    const baseURL = address ?? '';
    const contexts: BrowserContext[] = [];
    await provide({
      as: ({ email }) => sellerApi(baseURL, email),
      enter: async ({ email }, path, viewport = PHONE) => {
        const entry = { name: tokenName(), value: await newToken(baseURL, email) };
        const storageState = { cookies: [], origins: [{ origin: new URL(baseURL).origin, localStorage: [entry] }] };
        const context = await browser.newContext({ baseURL, viewport, storageState });
        contexts.push(context);
        const page = await context.newPage();
        watch(page);
        await page.goto(path);
        return page;
      },
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export const dialog = (page: Page) => page.getByRole('dialog');
export const back = (page: Page) => page.getByRole('link', { name: 'VOLVER' });
export const option = (page: Page, label: string) =>
  page.getByRole('navigation', { name: 'Opciones de transferencia' }).getByRole('link', { name: label, exact: true });
export const box = (page: Page, number: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^Rifa ${number}\\b`) });
export const mailField = (page: Page) => page.getByRole('textbox', { name: 'Mail del pasajero que recibe las rifas' });
/** The panel of the other side of a transfer, with contacts and raffles. */
export const panel = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });

/** Finds each raffle by its number, chooses it, and clears the search. */
export async function choose(page: Page, ...numbers: readonly string[]): Promise<void> {
  for (const number of numbers) {
    await page.getByRole('searchbox').fill(number);
    await box(page, number).check();
  }
  await page.getByRole('searchbox').fill('');
}

/** Opens the direct transfer as Mucho, with one raffle chosen and the receiver's mail. */
export async function directTo(sellers: Sellers, mail: string): Promise<{ page: Page; number: string }> {
  const [number = ''] = await sellers.as(MUCHO).spare(1);
  const page = await sellers.enter(MUCHO, `${TRANSFER}/directa`);
  await choose(page, number);
  await mailField(page).fill(mail);
  return { page, number };
}

/** Confirms the open dialog, then reads and closes its result. */
export async function sayYes(page: Page, result: string): Promise<void> {
  await button(page, 'SÍ').click();
  await closeResult(page, result);
}

export async function closeResult(page: Page, result: string): Promise<void> {
  await expect(dialog(page).getByText(result)).toBeVisible();
  await expect(dialog(page).getByRole('button')).toHaveText(['CERRAR']);
  await button(page, 'CERRAR').click();
  await expect(dialog(page)).toBeHidden();
}

/**
 * Follows a link of the header without a reload, and waits for the new page, because until then the old page stays
 * visible and its search takes typed text.
 */
export async function follow(page: Page, item: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: item, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

/** What the variant calls this area in the menu. */
const areaOf = ({ variant }: Site): string => (variant === 'dtyt' ? 'Bolsa' : 'Transferencia');

/** Goes from anywhere to an option of the transfer menu, without a reload. */
export async function openView(page: Page, label: string): Promise<void> {
  await follow(page, areaOf(site()));
  await option(page, label).click();
  await expect(title(page, label)).toBeFocused();
}

/** Marks the page, so that `expectStayed` fails if it was reloaded since. */
export const stay = (page: Page): Promise<unknown> =>
  page.evaluate(() => Object.assign(window, { stayed: true }).stayed);
export const expectStayed = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);

/** ccee has no bag: its addresses lead to the menu. */
export async function expectNoView(sellers: Sellers, slug: string): Promise<void> {
  const page = await sellers.enter(BRUNO, `${TRANSFER}/${slug}`);
  await expect(title(page, 'Transferencia')).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${TRANSFER}$`));
}
