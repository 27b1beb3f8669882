import type { Page } from 'playwright-core';
import { answer, fail, fillIn, hang, heading, press, type Scene } from '../scene';
import type { World } from '../world';

const CHOOSE = 'ELIGE LAS RIFAS';
const RAFFLES = '**/api/talon/get-by-pasajero';

const NUMBER = '00221';

/** Chooses a whole raffle of Bruno's, in either mode. */
async function chooseWhole(page: Page, { mode }: World, number = NUMBER): Promise<void> {
  await page.goto('/dashboard/rifas');
  await heading(page, CHOOSE);
  if (mode === 'single') await page.getByRole('checkbox', { name: new RegExp(`^Rifa ${number}`) }).check();
  else
    await page
      .getByRole('group', { name: `Rifa ${number}` })
      .getByRole('button', { name: /^Toda la rifa/ })
      .click();
}

async function toBuyer(page: Page, world: World, number?: string): Promise<void> {
  await chooseWhole(page, world, number);
  await press(page, /^ENVIAR LINK DE PAGO AL COMPRADOR/);
  await heading(page, 'DATOS DEL COMPRADOR');
}

const BUYER = { Nombre: 'Lucía', Apellido: 'Méndez', Email: 'lucia@example.com', Celular: '099 123 456' };

async function toReady(page: Page, world: World, number?: string): Promise<void> {
  await toBuyer(page, world, number);
  await fillIn(page, BUYER);
  await press(page, 'ENVIAR LINK');
  await heading(page, 'TU LINK DE PAGO ESTÁ PRONTO');
}

export const PAYMENT_LINK: readonly Scene[] = [
  {
    name: 'link-choose',
    screen: 'payment-link',
    what: 'Step 1: the raffles',
    who: 'bruno',
    main: true,
    show: chooseWhole,
  },
  {
    name: 'link-choose-none',
    screen: 'payment-link',
    what: 'Nothing was chosen',
    who: 'bruno',
    show: async (page) => {
      await page.goto('/dashboard/rifas');
      await heading(page, CHOOSE);
      await press(page, /^ENVIAR LINK DE PAGO AL COMPRADOR/);
      await page.getByText(/^Debes seleccionar al menos/).waitFor();
    },
  },
  {
    name: 'link-choose-over',
    screen: 'payment-link',
    what: 'A draw that is over is asked about',
    who: 'bruno',
    show: async (page, world) => {
      await chooseWhole(page, world);
      if (world.mode === 'single') return;
      await page
        .getByRole('group', { name: `Rifa ${NUMBER}` })
        .getByRole('checkbox', { name: /Ya se sorteó/ })
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'link-choose-empty',
    screen: 'payment-link',
    what: 'There is nothing to sell',
    who: 'bruno',
    show: async (page) => {
      await answer(page, RAFFLES, []);
      await page.goto('/dashboard/rifas');
      await heading(page, CHOOSE);
    },
  },
  {
    name: 'link-choose-failed',
    screen: 'payment-link',
    what: 'The list cannot be had',
    who: 'bruno',
    show: async (page) => {
      await fail(page, RAFFLES);
      await page.goto('/dashboard/rifas');
      await page.getByRole('button', { name: /reintentar/i }).waitFor();
    },
  },
  {
    name: 'link-choose-loading',
    screen: 'payment-link',
    what: 'The list is on its way',
    who: 'bruno',
    show: async (page) => {
      await hang(page, RAFFLES);
      await page.goto('/dashboard/rifas');
      await heading(page, CHOOSE);
    },
  },
  {
    name: 'link-choose-broken',
    screen: 'payment-link',
    what: 'One entry makes no sense',
    who: 'bruno',
    show: async (page) => {
      await page.route(RAFFLES, async (route) => {
        const response = await route.fetch();
        const body = (await response.json()) as { data: unknown[] };
        await route.fulfill({ response, json: { ...body, data: [...body.data.slice(0, 3), 'rota'] } });
      });
      await page.goto('/dashboard/rifas');
      await heading(page, CHOOSE);
      await page.getByText('No pudimos mostrar 1 rifa.').waitFor();
    },
  },
  { name: 'link-buyer', screen: 'payment-link', what: 'Step 2: the buyer', who: 'bruno', show: toBuyer },
  {
    name: 'link-buyer-refused',
    screen: 'payment-link',
    what: 'Fields are missing',
    who: 'bruno',
    show: async (page, world) => {
      await toBuyer(page, world);
      await press(page, 'ENVIAR LINK');
      await page.getByText('Debes completar todos los campos*').first().waitFor();
    },
  },
  {
    name: 'link-ready',
    screen: 'payment-link',
    what: 'Step 3: the link',
    who: 'bruno',
    show: (page, world) => toReady(page, world, '00228'),
  },
  {
    name: 'link-ready-qr',
    screen: 'payment-link',
    what: 'The link as a code',
    who: 'bruno',
    show: async (page, world) => {
      await toReady(page, world, '00235');
      await press(page, 'MOSTRAR CÓDIGO QR');
      await page.getByRole('img', { name: /^Código QR/ }).waitFor();
    },
  },
  {
    name: 'link-ready-picture',
    screen: 'payment-link',
    what: 'The link as a picture',
    who: 'bruno',
    show: async (page, world) => {
      await toReady(page, world, '00242');
      await press(page, 'VER IMAGEN');
      await page.getByRole('img', { name: /^Imagen para compartir/ }).waitFor();
    },
  },
];
