import { expect, type Locator, type Page } from '@playwright/test';
import { button, title } from './screen';
import { fillBuyer } from './seller';
import { site } from './site';

export { button, hold, pressDown, title } from './screen';
export { expectBuyer, fillBuyer } from './seller';

export const CASH = '/dashboard/contado';
export const PERSONAL = '/dashboard/pago-personal';
export const CONTACT = 'contacto@rifas.example';

export const DEPOSIT = 'ELEGÍ UN DEPÓSITO';
export const DETAILS = 'DATOS DEL COMPRADOR';
export const TICKETS = /^ELEGÍ LOS TALONES$|^ELEGÍ LAS RIFAS$/;
export const CONFIRM = 'CONFIRMÁ EL REGISTRO';
export const REGISTERED = '¡REGISTRO EXITOSO!';
export const NOT_REGISTERED = 'NO PUDIMOS HACER EL REGISTRO';

export const AMOUNT = 'INGRESÁ EL MONTO';
export const CONFIRM_PAYMENT = 'CONFIRMÁ EL PAGO PERSONAL';
export const PAID = '¡PAGO PERSONAL REGISTRADO!';
export const NOT_PAID = 'NO PUDIMOS REGISTRAR EL PAGO PERSONAL';

export const bar = (page: Page): Locator => page.getByRole('group', { name: 'Acciones' });
export const use = (page: Page, nth = 0): Locator => page.getByRole('button', { name: /^USAR/ }).nth(nth);
export const next = (page: Page): Locator => button(page, 'SIGUIENTE');
export const back = (page: Page): Locator => button(page, 'VOLVER');
export const confirm = (page: Page): Locator => button(page, 'CONFIRMAR');
export const retry = (page: Page): Locator => button(page, 'Reintentar');
export const amountField = (page: Page): Locator => page.getByRole('textbox', { name: 'Monto' });

/** What one gesture chooses: in multi a ticket of the raffle, after unfolding it; in single the raffle. */
export async function unit(page: Page, number: string, draw = 2): Promise<Locator> {
  const search = page.getByRole('searchbox');
  if ((await search.count()) > 0) await search.fill(number);
  if (site().mode === 'single') return page.getByRole('checkbox', { name: new RegExp(`Rifa ${number}`) });
  const fold = page.locator('details').filter({ has: page.locator('summary', { hasText: number }) });
  await expect(fold).toBeVisible();
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click();
  return fold.getByRole('checkbox', { name: new RegExp(`^Sorteo ${draw}\\b`) });
}

/** Goes from step 1 to step 3. */
export async function toTickets(page: Page): Promise<void> {
  await use(page).click();
  await fillBuyer(page);
  await next(page).click();
  await expect(title(page, TICKETS)).toBeVisible();
}

/** Goes from step 1 to step 4 with one unit. */
export async function toConfirm(page: Page, number: string): Promise<void> {
  await toTickets(page);
  await (await unit(page, number)).check();
  await next(page).click();
  await expect(title(page, CONFIRM)).toBeVisible();
}

/** Goes from step 1 to step 3 of a personal payment. */
export async function toConfirmPayment(page: Page, amount: string): Promise<void> {
  await use(page).click();
  await amountField(page).fill(amount);
  await next(page).click();
  await expect(title(page, CONFIRM_PAYMENT)).toBeVisible();
}
