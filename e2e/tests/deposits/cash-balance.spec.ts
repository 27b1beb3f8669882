import type { Page } from '@playwright/test';
import { answer, deposit, LISTS, raffle, usedPayment, usedTicket } from '../../support/deposits-stubs';
import { BRUNO, expect, isAbsent, money$, openAs, site, test, title, valueOf } from '../../support/deposits-test';
import { back, bar, CASH, DEPOSIT, DETAILS, next, TICKETS, toTickets, unit, use } from '../../support/deposits-wizard';

const ALERT = 'Tu saldo no es suficiente para registrar este talón';

async function openWith(page: Page, deposits: readonly unknown[], raffles: readonly unknown[]): Promise<void> {
  await answer(page, LISTS.toUse, deposits);
  await answer(page, LISTS.raffles, raffles);
  await openAs(page, BRUNO, CASH);
  await expect(title(page, DEPOSIT)).toBeVisible();
}

const expectMoney = async (page: Page, total: number, left: number): Promise<void> => {
  await expect(valueOf(bar(page), 'Total')).toHaveText(money$(total));
  await expect(valueOf(bar(page), 'Saldo disponible')).toHaveText(money$(left));
};

test('each chosen ticket lowers the balance to the cent; a ticket above the balance raises the alert @modes', async ({
  page,
  money,
}) => {
  if (await isAbsent(money)) return;
  // 50.01 - 16.67 - 16.67 - 16.67 is 0 in cents, but not in floating point. Another 0.01 is too much.
  const numbers = ['00501', '00502', '00503', '00504'];
  const raffles = numbers.map((number, index) => raffle(number, index === 3 ? [0.01] : [16.67], 100 + index));
  await openWith(page, [deposit(4, 50.01)], raffles);
  await toTickets(page);
  await expectMoney(page, 0, 5001);
  // On a phone the bar leaves room for the list.
  expect((await bar(page).boundingBox())?.height).toBeLessThanOrEqual(96);
  for (const [index, number] of numbers.slice(0, 3).entries()) {
    await (await unit(page, number, 1)).check();
    await expectMoney(page, 1667 * (index + 1), 5001 - 1667 * (index + 1));
  }
  const cent = await unit(page, '00504', 1);
  await cent.click();
  await expect(page.getByRole('alert')).toHaveText(ALERT);
  await expect(cent).not.toBeChecked();
  await expectMoney(page, 5001, 0);
  await expect(
    bar(page).getByText(site().mode === 'multi' ? '3 talones seleccionados' : '3 rifas seleccionadas'),
  ).toBeVisible();

  await (await unit(page, '00502', 1)).uncheck();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectMoney(page, 3334, 1667);
  await cent.check();
  await expectMoney(page, 3335, 1666);
});

test('the ticket after one above the balance has the focus above the bar with the alert @modes', async ({
  page,
  money,
}) => {
  if (await isAbsent(money)) return;
  // The deposit is offered because the last ticket fits it.
  const prices = Array.from({ length: 9 }, (_, index) => (index === 8 ? 20 : 60));
  const isWhole = site().mode === 'single';
  const raffles = isWhole
    ? prices.map((price, index) => raffle(`005${index + 10}`, [price], 100 + index))
    : [raffle('00510', prices, 100)];
  await openWith(page, [deposit(4, 50)], raffles);
  await toTickets(page);
  await (isWhole ? page.getByRole('checkbox').first() : await unit(page, '00510', 1)).focus();
  for (let ticket = 1; ticket < prices.length; ticket += 1) {
    await page.keyboard.press('Space');
    await expect(page.getByRole('alert')).toHaveText(ALERT);
    await page.keyboard.press('Tab');
    const focused = await page.locator(':focus').boundingBox();
    const top = (await bar(page).boundingBox())?.y ?? 0;
    expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(top);
  }
});

test('a step back from step 2 clears the tickets, by button and browser; from steps 3 and 4 it does not', async ({
  page,
  money,
}) => {
  if (await isAbsent(money)) return;
  await openWith(page, [deposit(4, 100)], [raffle('00501', [20, 20], 100)]);
  await toTickets(page);
  await (await unit(page, '00501')).check();
  await next(page).click();
  await back(page).click();
  await expect(await unit(page, '00501')).toBeChecked();
  await back(page).click();
  await next(page).click();
  await expect(await unit(page, '00501')).toBeChecked();

  await back(page).click();
  await back(page).click();
  await expect(title(page, DEPOSIT)).toBeVisible();
  await use(page).click();
  // The typed buyer is kept.
  await next(page).click();
  await expect(await unit(page, '00501')).not.toBeChecked();
  await expectMoney(page, 0, 10000);

  await (await unit(page, '00501')).check();
  await page.goBack();
  await expect(title(page, DETAILS)).toBeVisible();
  await page.goBack();
  await expect(title(page, DEPOSIT)).toBeVisible();
  await use(page).click();
  await next(page).click();
  await expect(title(page, TICKETS)).toBeVisible();
  await expect(await unit(page, '00501')).not.toBeChecked();
});

test('the cash registration offers deposits that pay the cheapest ticket, and unpaid raffles @variants', async ({
  page,
  money,
}) => {
  if (await isAbsent(money)) return;
  const deposits = [
    deposit(1, 40, [usedTicket({ id: 1, Precio: 20.01 })]),
    deposit(2, 40, [usedTicket({ id: 2, Precio: 20 })]),
    deposit(3, 40, [usedTicket({ id: 3, Precio: 20 })], [usedPayment(9, 20)]),
    { ...deposit(4, 500), Tipo: 'Tarjeta' },
    deposit(5, 500),
  ];
  const paid = raffle('00601', [1, 1], 300).map((ticket) => ({ ...ticket, Estado: 'Pago' }));
  const bagged = raffle('00602', [2], 310).map((ticket) => ({ ...ticket, Estado: 'Para transferir' }));
  const half = raffle('00603', [20, 35], 320).map((ticket, index) => ({
    ...ticket,
    Estado: index === 0 ? 'Pendiente de Pago' : 'Pago',
  }));
  await openWith(page, deposits, [paid, bagged, half, raffle('00604', [35], 330)]);
  // The newest comes first. 20.00 pays a ticket of 20, 19.99 does not. Prices of sold tickets do not count.
  await expect(page.getByText(/^\d\d\/05\/2026$/)).toHaveText(['05/05/2026', '02/05/2026']);
  expect(await page.evaluate(() => Number(localStorage.getItem('menorValorTalon')))).toBe(20);
  await toTickets(page);
  await expect(page.getByText(/^0060\d$/)).toHaveText(['00603', '00604']);
  if (site().mode === 'multi') await expect(await unit(page, '00603', 2)).toBeDisabled();

  // Without pending tickets the stored lowest price is removed, and every deposit with a balance is offered.
  await answer(page, LISTS.raffles, [paid]);
  await page.goto(CASH);
  await expect(page.getByText('No tenés rifas pendientes de pago para registrar.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('menorValorTalon'))).toBeNull();
  await expect(page.getByText(/^\d\d\/05\/2026$/)).toHaveText(['05/05/2026', '02/05/2026', '01/05/2026']);

  await answer(page, LISTS.toUse, [deposits[2]]);
  await page.goto(CASH);
  await expect(page.getByText('No tenés depósitos con saldo disponible.')).toBeVisible();
});
