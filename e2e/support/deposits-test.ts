import type { Locator, Page } from '@playwright/test';
import { moneyAt, type MoneyApi } from './deposits-api';
import { test as base, MUCHO, site } from './raffles-test';
import { expect } from './test';

export { BRUNO, MUCHO, openAs, site } from './raffles-test';
export { tabTo, title } from './screen';
export { expect };

interface Fixtures {
  /** The money of the seller with five hundred raffles. After a test, whatever it registered is removed. */
  readonly money: MoneyApi;
}

async function recordsOf(money: MoneyApi): Promise<{ tickets: number[]; payments: number[] }> {
  const deposits = await money.deposits();
  return {
    tickets: deposits.flatMap(({ registros: [tickets] }) =>
      tickets.filter(({ SorteoNumero }) => SorteoNumero !== '1').map(({ id }) => id),
    ),
    payments: deposits.flatMap(({ registros: [, payments] }) => payments.map(({ id }) => id)),
  };
}

export const test = base.extend<Fixtures>({
  money: async ({ baseURL }, provide) => {
    const money = moneyAt(baseURL ?? '', MUCHO);
    const before = await recordsOf(money);
    await provide(money);
    const after = await recordsOf(money);
    // The first draw is over, so its tickets can no longer be removed.
    for (const id of after.tickets.filter((one) => !before.tickets.includes(one))) await money.removeTicket(id);
    for (const id of after.payments.filter((one) => !before.payments.includes(one))) await money.removePayment(id);
  },
});

/** Whether this is ccee, without cash registration and personal payment; checks that the calls are missing too. */
export async function isAbsent(money: MoneyApi): Promise<boolean> {
  if (site().variant === 'dtyt') return false;
  expect(await money.writeStatuses()).toEqual([404, 404]);
  return true;
}

const FIGURES = new Intl.NumberFormat('es-UY', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Formats cents as `US$ 1.234,50`. */
export const money$ = (cents: number): string =>
  `${site().variant === 'dtyt' ? 'US$' : '$'} ${FIGURES.format(cents / 100)}`;

/** The element next to or below a label: an amount, a line of a summary. */
export const valueOf = (scope: Locator, label: string): Locator =>
  scope.getByText(label, { exact: true }).locator('xpath=following-sibling::*[1]');

/** A deposit of the list, found by its header's text. */
export const panel = (page: Page, header: string | RegExp): Locator =>
  page.locator('details').filter({ has: page.locator('summary', { hasText: header }) });

export async function unfold(page: Page, header: string | RegExp): Promise<Locator> {
  const found = panel(page, header);
  await found.locator('summary').click();
  await expect(found).toHaveAttribute('open', '');
  return found;
}

/** Formats `2026-03-15 …` as `15/03/2026`. */
export const shownDate = (date: string): string => date.slice(0, 10).split('-').reverse().join('/');
