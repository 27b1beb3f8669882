import type { Page } from 'playwright-core';
import { answer, BUYER, fillIn, hang, heading, open, openFailing, press, scenesOf, type Scene } from '../scene';
import type { World } from '../world';

const RAFFLES = '**/api/talon/get-by-pasajero';
const NUMBER = '00221';

const openRaffles = (page: Page): Promise<void> => open(page, '/dashboard/rifas', 'ELIGE LAS RIFAS');

/** Chooses a whole raffle of Bruno's, in either mode. */
async function chooseWhole(page: Page, { mode }: World, number = NUMBER): Promise<void> {
  await openRaffles(page);
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

async function toReady(page: Page, world: World, number: string): Promise<void> {
  await toBuyer(page, world, number);
  await fillIn(page, BUYER);
  await press(page, 'ENVIAR LINK');
  await heading(page, 'TU LINK DE PAGO ESTÁ PRONTO');
}

const scene = scenesOf('payment-link', { who: 'bruno' });

export const PAYMENT_LINK: readonly Scene[] = [
  scene('link-choose', 'Step 1: the raffles', chooseWhole),
  scene('link-choose-none', 'Nothing was chosen', async (page) => {
    await openRaffles(page);
    await press(page, /^ENVIAR LINK DE PAGO AL COMPRADOR/);
    await page.getByText(/^Debes seleccionar al menos/).waitFor();
  }),
  scene('link-choose-over', 'A draw that is over is asked about', async (page, world) => {
    await chooseWhole(page, world);
    if (world.mode === 'single') return;
    await page
      .getByRole('group', { name: `Rifa ${NUMBER}` })
      .getByRole('checkbox', { name: /Ya se sorteó/ })
      .click();
    await page.getByRole('dialog').waitFor();
  }),
  scene('link-choose-empty', 'There is nothing to sell', async (page) => {
    await answer(page, RAFFLES, []);
    await openRaffles(page);
  }),
  scene('link-choose-failed', 'The list cannot be had', (page) => openFailing(page, '/dashboard/rifas', RAFFLES)),
  scene('link-choose-loading', 'The list is on its way', async (page) => {
    await hang(page, RAFFLES);
    await openRaffles(page);
  }),
  scene('link-choose-broken', 'One entry makes no sense', async (page) => {
    await page.route(RAFFLES, async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { data: unknown[] };
      await route.fulfill({ response, json: { ...body, data: [...body.data.slice(0, 3), 'rota'] } });
    });
    await openRaffles(page);
    await page.getByText('No pudimos mostrar 1 rifa.').waitFor();
  }),
  scene('link-buyer', 'Step 2: the buyer', toBuyer),
  scene('link-buyer-refused', 'Fields are missing', async (page, world) => {
    await toBuyer(page, world);
    await press(page, 'ENVIAR LINK');
    await page.getByText('Debes completar todos los campos*').first().waitFor();
  }),
  scene('link-ready', 'Step 3: the link', (page, world) => toReady(page, world, '00228')),
  scene('link-ready-qr', 'The link as a code', async (page, world) => {
    await toReady(page, world, '00235');
    await press(page, 'MOSTRAR CÓDIGO QR');
    await page.getByRole('img', { name: /^Código QR/ }).waitFor();
  }),
  scene('link-ready-picture', 'The link as a picture', async (page, world) => {
    await toReady(page, world, '00214');
    await press(page, 'VER IMAGEN');
    await page.getByRole('img', { name: /^Imagen para compartir/ }).waitFor();
  }),
];
