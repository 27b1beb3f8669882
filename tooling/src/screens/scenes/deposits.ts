import type { Page } from 'playwright-core';
import { answer, BUYER, fillIn, hang, heading, open, openFailing, press, scenesOf, type Scene } from '../scene';
import type { World } from '../world';

const BANK = '**/api/pasajero/get-depositos-registros';
const ALL_LISTS = '**/api/pasajero/get-depositos-*';

const AT = '/dashboard/depositos';
const openDeposits = (page: Page): Promise<void> => open(page, AT, 'ESTOS SON TUS DEPÓSITOS');

async function toTickets(page: Page): Promise<void> {
  await page.goto('/dashboard/contado');
  await press(page, 'USAR');
  await fillIn(page, BUYER);
  await press(page, 'SIGUIENTE');
  await heading(page, /^ELEGÍ LOS TALONES$|^ELEGÍ LAS RIFAS$/);
}

async function choose(page: Page, { mode }: World): Promise<void> {
  // The first raffles cost more than the first deposit has left.
  if (mode === 'single') await page.getByRole('checkbox', { disabled: false }).last().check();
  else {
    const fold = page.locator('details').filter({ has: page.locator('summary', { hasText: '00115' }) });
    if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click();
    // The first draw is over, and an earlier picture may have registered the second one.
    await fold.getByRole('checkbox', { disabled: false }).nth(1).check();
  }
}

async function toConfirm(page: Page, world: World): Promise<void> {
  await toTickets(page);
  await choose(page, world);
  await press(page, 'SIGUIENTE');
  await heading(page, 'CONFIRMÁ EL REGISTRO');
}

async function toAmount(page: Page): Promise<void> {
  await page.goto('/dashboard/pago-personal');
  await press(page, 'USAR');
  await heading(page, 'INGRESÁ EL MONTO');
}

async function toConfirmPayment(page: Page): Promise<void> {
  await toAmount(page);
  await page.getByRole('textbox', { name: 'Monto' }).fill('40');
  await press(page, 'SIGUIENTE');
  await heading(page, 'CONFIRMÁ EL PAGO PERSONAL');
}

const list = scenesOf('deposits', { who: 'ana' });
const ownList = scenesOf('deposits', { who: 'ana', variant: 'dtyt' });
const cash = scenesOf('cash-registration', { who: 'ana', variant: 'dtyt' });
const personal = scenesOf('personal-payment', { who: 'ana', variant: 'dtyt' });

export const DEPOSITS: readonly Scene[] = [
  list('deposits', 'Bank deposits', openDeposits),
  list('deposits-open', 'What a deposit was used for', async (page) => {
    await openDeposits(page);
    await page.locator('summary').nth(1).click();
  }),
  list('deposits-cards', 'Payments by card, one unfolded', async (page) => {
    await openDeposits(page);
    await page.getByRole('tab', { name: 'Pagos con tarjeta' }).click();
    await page.locator('summary').first().click();
  }),
  ownList('deposits-delete', 'Something is deleted', async (page) => {
    await openDeposits(page);
    for (const nth of [0, 1, 2]) await page.locator('summary').nth(nth).click();
    await press(page, /^Borrar/);
    await page.getByRole('dialog').waitFor();
  }),
  list('deposits-empty', 'No deposit yet', async (page) => {
    await answer(page, ALL_LISTS, []);
    await openDeposits(page);
  }),
  list('deposits-failed', 'The list cannot be had', (page) => openFailing(page, AT, ALL_LISTS)),
  list('deposits-loading', 'The list is on its way', async (page) => {
    await hang(page, BANK);
    await openDeposits(page);
  }),
  cash('cash-deposit', 'Step 1: a deposit', async (page) => {
    await page.goto('/dashboard/contado');
    await page.getByRole('button', { name: 'USAR' }).first().waitFor();
  }),
  cash('cash-buyer', 'Step 2: the buyer', async (page) => {
    await page.goto('/dashboard/contado');
    await press(page, 'USAR');
    await heading(page, 'DATOS DEL COMPRADOR');
  }),
  cash('cash-tickets', 'Step 3: what is sold', async (page, world) => {
    await toTickets(page);
    await choose(page, world);
  }),
  cash('cash-confirm', 'Step 4: all of it once more', toConfirm),
  cash('cash-done', 'Registered', async (page, world) => {
    await toConfirm(page, world);
    await press(page, 'CONFIRMAR');
    await heading(page, '¡REGISTRO EXITOSO!');
  }),
  cash('cash-failed', 'Not registered', async (page, world) => {
    await page.route('**/api/talon/register-talones', (route) =>
      route.fulfill({ json: { status: 'error', data: null, message: '' } }),
    );
    await toConfirm(page, world);
    await press(page, 'CONFIRMAR');
    await heading(page, 'NO PUDIMOS HACER EL REGISTRO');
  }),
  cash('cash-none', 'No deposit to use', async (page) => {
    await answer(page, ALL_LISTS, []);
    await open(page, '/dashboard/contado', 'ELEGÍ UN DEPÓSITO');
  }),
  personal('personal-amount', 'Step 2: how much', toAmount),
  personal('personal-confirm', 'Step 3: all of it once more', toConfirmPayment),
  personal('personal-done', 'Registered', async (page) => {
    await toConfirmPayment(page);
    await press(page, 'CONFIRMAR');
    await heading(page, '¡PAGO PERSONAL REGISTRADO!');
  }),
];
