import type { Page } from 'playwright-core';
import { answer, fail, fillIn, hang, heading, press, type Scene } from '../scene';
import type { World } from '../world';

const BANK = '**/api/pasajero/get-depositos-registros-list-by-user';
const ALL_LISTS = '**/api/pasajero/get-depositos-*';
const BUYER = { Nombre: 'Lucía', Apellido: 'Méndez', Email: 'lucia@example.com', Celular: '099 123 456' };

async function openDeposits(page: Page): Promise<void> {
  await page.goto('/dashboard/depositos');
  await heading(page, 'ESTOS SON TUS DEPÓSITOS');
}

async function toTickets(page: Page): Promise<void> {
  await page.goto('/dashboard/contado');
  await press(page, 'USAR');
  await fillIn(page, BUYER);
  await press(page, 'SIGUIENTE');
  await heading(page, /^ELEGÍ LOS TALONES$|^ELEGÍ LAS RIFAS$/);
}

async function choose(page: Page, { mode }: World): Promise<void> {
  if (mode === 'single') await page.getByRole('checkbox', { disabled: false }).first().check();
  else {
    const fold = page.locator('details').filter({ has: page.locator('summary', { hasText: '00115' }) });
    if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click();
    // The first draw is over, and another picture may have registered the second.
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

const cash = (scene: Omit<Scene, 'screen' | 'variant' | 'who'>): Scene => ({
  ...scene,
  screen: 'cash-registration',
  variant: 'dtyt',
  who: 'ana',
});
const personal = (scene: Omit<Scene, 'screen' | 'variant' | 'who'>): Scene => ({
  ...scene,
  screen: 'personal-payment',
  variant: 'dtyt',
  who: 'ana',
});
const list = (scene: Omit<Scene, 'screen' | 'who'>): Scene => ({ ...scene, screen: 'deposits', who: 'ana' });

export const DEPOSITS: readonly Scene[] = [
  list({ name: 'deposits', what: 'Bank deposits', main: true, show: openDeposits }),
  list({
    name: 'deposits-open',
    what: 'What a deposit was used for',
    show: async (page) => {
      await openDeposits(page);
      await page.locator('summary').nth(1).click();
    },
  }),
  list({
    name: 'deposits-cards',
    what: 'Payments by card, one unfolded',
    show: async (page) => {
      await openDeposits(page);
      await page.getByRole('tab', { name: 'Pagos con tarjeta' }).click();
      await page.locator('summary').first().click();
    },
  }),
  list({
    name: 'deposits-delete',
    what: 'Something is deleted',
    variant: 'dtyt',
    show: async (page) => {
      await openDeposits(page);
      for (const nth of [0, 1, 2]) await page.locator('summary').nth(nth).click();
      await press(page, /^Borrar/);
      await page.getByRole('dialog').waitFor();
    },
  }),
  list({
    name: 'deposits-empty',
    what: 'No deposit yet',
    show: async (page) => {
      await answer(page, ALL_LISTS, []);
      await openDeposits(page);
    },
  }),
  list({
    name: 'deposits-failed',
    what: 'The list cannot be had',
    show: async (page) => {
      await fail(page, ALL_LISTS);
      await openDeposits(page);
      await page.getByRole('button', { name: /reintentar/i }).waitFor();
    },
  }),
  list({
    name: 'deposits-loading',
    what: 'The list is on its way',
    show: async (page) => {
      await hang(page, BANK);
      await openDeposits(page);
    },
  }),
  cash({
    name: 'cash-deposit',
    what: 'Step 1: a deposit',
    main: true,
    show: async (page) => {
      await page.goto('/dashboard/contado');
      await page.getByRole('button', { name: 'USAR' }).first().waitFor();
    },
  }),
  cash({
    name: 'cash-buyer',
    what: 'Step 2: the buyer',
    show: async (page) => {
      await page.goto('/dashboard/contado');
      await press(page, 'USAR');
      await heading(page, 'DATOS DEL COMPRADOR');
    },
  }),
  cash({
    name: 'cash-tickets',
    what: 'Step 3: what is sold',
    show: async (page, world) => {
      await toTickets(page);
      await choose(page, world);
    },
  }),
  cash({ name: 'cash-confirm', what: 'Step 4: all of it once more', show: toConfirm }),
  cash({
    name: 'cash-done',
    what: 'Registered',
    show: async (page, world) => {
      await toConfirm(page, world);
      await press(page, 'CONFIRMAR');
      await heading(page, '¡REGISTRO EXITOSO!');
    },
  }),
  cash({
    name: 'cash-failed',
    what: 'Not registered',
    show: async (page, world) => {
      await page.route('**/api/talon/register-talones', (route) =>
        route.fulfill({ json: { status: 'error', data: null, message: '' } }),
      );
      await toConfirm(page, world);
      await press(page, 'CONFIRMAR');
      await heading(page, 'NO PUDIMOS HACER EL REGISTRO');
    },
  }),
  cash({
    name: 'cash-none',
    what: 'No deposit to use',
    show: async (page) => {
      await answer(page, ALL_LISTS, []);
      await page.goto('/dashboard/contado');
      await heading(page, 'ELEGÍ UN DEPÓSITO');
    },
  }),
  personal({ name: 'personal-amount', what: 'Step 2: how much', main: true, show: toAmount }),
  personal({ name: 'personal-confirm', what: 'Step 3: all of it once more', show: toConfirmPayment }),
  personal({
    name: 'personal-done',
    what: 'Registered',
    show: async (page) => {
      await toConfirmPayment(page);
      await press(page, 'CONFIRMAR');
      await heading(page, '¡PAGO PERSONAL REGISTRADO!');
    },
  }),
];
