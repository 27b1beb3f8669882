import type { Page } from '@playwright/test';
import { balanceOf, type MoneyApi } from '../../support/deposits-api';
import { answer, deposit, LISTS, usedPayment, usedTicket, WRITES } from '../../support/deposits-stubs';
import {
  BRUNO,
  expect,
  money$,
  MUCHO,
  openAs,
  panel,
  shownDate,
  site,
  tabTo,
  test,
  unfold,
  valueOf,
} from '../../support/deposits-test';
import { CONTACT, hold } from '../../support/deposits-wizard';

const PAGE = '/dashboard/depositos';
const QUESTION = 'Deseas borrar este registro?';
const dialog = (page: Page) => page.getByRole('dialog', { name: QUESTION });
const yes = (page: Page) => dialog(page).getByRole('button', { name: 'SÍ' });
const close = (page: Page) => dialog(page).getByRole('button', { name: 'CERRAR' });
const onePayment = (page: Page) => answer(page, LISTS.bank, [deposit(4, 100, [], [usedPayment(70, 15.5)])]);
const bin = (page: Page, name: string) => page.getByRole('button', { name: `Borrar ${name}`, exact: true });

async function largest(money: MoneyApi) {
  const [first] = [...(await money.deposits())].sort((a, b) => b.Monto - a.Monto);
  if (!first) throw new Error('the demo has no deposit');
  return first;
}

test('a deleted talón or raffle is for sale again, and the deposit has its money back @modes', async ({
  page,
  money,
}) => {
  const { variant, mode } = site();
  const { id, Fecha } = await largest(money);
  const pending = (await money.raffles())
    .flat()
    .filter(
      ({ Numero, Estado, SorteoNumero }) =>
        Numero === '01002' && Estado === 'Pendiente de Pago' && SorteoNumero !== '1',
    );
  if (variant === 'dtyt')
    await money.register(
      id,
      pending.slice(0, mode === 'multi' ? 1 : 2).map((ticket) => ticket.id),
    );
  else
    await answer(page, LISTS.bank, [
      { ...(await largest(money)), registros: [[usedTicket({ id: 1, Numero: '01002' })], []] },
    ]);
  const before = balanceOf(await largest(money));

  await openAs(page, MUCHO, PAGE);
  const header = panel(page, shownDate(Fecha.date)).locator('summary');
  await unfold(page, shownDate(Fecha.date));
  const name = mode === 'multi' ? 'talón 01002, sorteo 2' : 'rifa 01002';
  if (variant === 'dtyt') await expect(valueOf(header, 'Saldo')).toHaveText(money$(before));
  await bin(page, name).click();
  await expect(dialog(page)).toContainText(new RegExp(name, 'i'));
  await close(page).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(bin(page, name)).toBeFocused();
  // Only dtyt has cash sales. The journey of the personal payment shows that ccee deletes its records.
  if (variant === 'ccee') return;

  await bin(page, name).click();
  await yes(page).click();
  await expect(dialog(page).getByText('Registro borrado correctamente.')).toBeVisible();
  await expect(yes(page)).toHaveCount(0);
  await expect(close(page)).toBeFocused();
  await expect(valueOf(header, 'Saldo')).toHaveText(money$(before + (mode === 'multi' ? 2000 : 4000)));
  await expect(bin(page, name)).toHaveCount(0);
  await close(page).click();
  // The button that opened the dialog is gone with its line, so the deposit's row is the nearest place.
  await expect(header).toBeFocused();
  const again = (await money.raffles()).flat().filter((ticket) => pending.some((one) => one.id === ticket.id));
  expect(new Set(again.map(({ Estado }) => Estado))).toEqual(new Set(['Pendiente de Pago']));
});

test('a personal payment is deleted with the keyboard alone, once for two presses @variants', async ({
  page,
  money,
}) => {
  const { id, Fecha } = await largest(money);
  if (site().variant === 'dtyt') await money.pay(id, 12.34);
  const before = await largest(money);
  const payments = before.registros[1].length;
  expect(payments).toBeGreaterThan(0);
  const amount = before.registros[1].at(-1)?.Monto ?? 0;
  const held = await hold(page, WRITES.removePayment);

  await openAs(page, MUCHO, PAGE);
  const one = panel(page, shownDate(Fecha.date));
  await tabTo(page, one.locator('summary'));
  await page.keyboard.press('Enter');
  const bins = one.getByRole('button', { name: /^Borrar pago personal/ });
  await expect(bins).toHaveCount(payments);
  await tabTo(page, bins.last());
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bins.last()).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, yes(page));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Borrando…')).toBeVisible();
  // The dialog stays open until the result is known.
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeVisible();
  held.release();
  await expect(dialog(page).getByText('Registro borrado correctamente.')).toBeVisible();
  expect(held.sent()).toBe(1);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(bins).toHaveCount(payments - 1);
  await expect(valueOf(one.locator('summary'), 'Saldo')).toHaveText(
    money$(balanceOf(before) + Math.round(amount * 100)),
  );
});

test('the focus goes on to the deposit although the list arrives after the message of the deletion is closed @once', async ({
  page,
}) => {
  await onePayment(page);
  await answer(page, WRITES.removePayment);
  await openAs(page, BRUNO, PAGE);
  await unfold(page, '04/05/2026');
  const payment = bin(page, `pago personal del 02/06/2026, ${money$(1550)}`);
  await tabTo(page, payment);
  await page.keyboard.press('Enter');
  await answer(page, LISTS.bank, [deposit(4, 100)]);
  const list = await hold(page, LISTS.bank);
  await yes(page).press('Enter');
  await expect(dialog(page).getByText('Registro borrado correctamente.')).toBeVisible();
  await close(page).press('Enter');
  await expect(payment).toBeFocused();
  list.release();
  await expect(payment).toHaveCount(0);
  await expect(panel(page, '04/05/2026').locator('summary')).toBeFocused();
});

test.describe('a server that refuses to delete', () => {
  test.use({ expectedNoise: [[/Failed to load resource/], { scope: 'test' }] });

  test('a refused deletion shows the contact mail and the reason, and the list is loaded again', async ({ page }) => {
    await onePayment(page);
    await page.route(WRITES.removePayment, (route) =>
      route.fulfill({ json: { status: 'error', data: null, message: 'El sorteo ya se hizo.' } }),
    );
    await openAs(page, BRUNO, PAGE);
    await unfold(page, '04/05/2026');
    await bin(page, `pago personal del 02/06/2026, ${money$(1550)}`).click();
    const [reload] = await Promise.all([page.waitForRequest(LISTS.bank), yes(page).click()]);
    expect(reload.method()).toBe('GET');
    await expect(dialog(page).getByRole('alert')).toHaveText(
      `Hubo un problema al borrar el registro, prueba nuevamente o comunicate con ${CONTACT}El sorteo ya se hizo.`,
    );
    await expect(dialog(page).getByRole('link', { name: CONTACT })).toHaveAttribute('href', `mailto:${CONTACT}`);
    await close(page).click();
    await expect(bin(page, `pago personal del 02/06/2026, ${money$(1550)}`)).toBeFocused();

    await page.route(WRITES.removePayment, (route) => route.abort());
    await bin(page, `pago personal del 02/06/2026, ${money$(1550)}`).click();
    await yes(page).click();
    await expect(dialog(page).getByRole('alert')).toContainText('Hubo un problema al borrar el registro');
  });
});
