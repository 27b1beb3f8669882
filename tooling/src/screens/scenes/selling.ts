import type { Page } from 'playwright-core';
import { answer, fail, hang, heading, press, type Scene } from '../scene';

const DETAILED = '**/api/talon/get-detailed-by-pasajero';

async function openRaffles(page: Page): Promise<void> {
  await page.goto('/dashboard/rifas/list');
  await heading(page, 'ESTAS SON TUS RIFAS');
}

export const SELLING: readonly Scene[] = [
  {
    name: 'home',
    screen: 'home',
    what: 'What a seller sees first',
    who: 'ana',
    main: true,
    show: async (page) => {
      await page.goto('/dashboard');
      await heading(page, /^HOLA/);
    },
  },
  {
    name: 'home-summary',
    screen: 'home',
    what: 'The trip summary unfolded',
    who: 'ana',
    show: async (page) => {
      await page.goto('/dashboard');
      await heading(page, /^HOLA/);
      await page.getByText('Resumen del viaje').first().click();
    },
  },
  {
    name: 'home-menu',
    screen: 'home',
    what: 'The menu',
    who: 'ana',
    show: async (page) => {
      await page.goto('/dashboard');
      await heading(page, /^HOLA/);
      const menu = page.getByRole('button', { name: 'Menú' });
      if (await menu.isVisible()) await menu.click();
    },
  },
  {
    name: 'home-loading',
    screen: 'home',
    what: 'The API takes its time',
    who: 'ana',
    show: async (page) => {
      await hang(page, '**/api/pasajero/**');
      await hang(page, '**/api/talon/**');
      await page.goto('/dashboard');
      await heading(page, /^HOLA/);
    },
  },
  {
    name: 'home-failed',
    screen: 'home',
    what: 'The API fails',
    who: 'ana',
    show: async (page) => {
      await fail(page, '**/api/pasajero/**');
      await fail(page, '**/api/talon/**');
      await fail(page, '**/api/costos-extras');
      await page.goto('/dashboard');
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  {
    name: 'links',
    screen: 'links',
    what: 'Every link of a seller',
    who: 'bruno',
    main: true,
    show: async (page) => {
      await page.goto('/dashboard/rifas/links');
      await heading(page, 'TUS LINKS DE PAGO');
    },
  },
  {
    name: 'links-empty',
    screen: 'links',
    what: 'No link yet',
    who: 'ana',
    show: async (page) => {
      await answer(page, '**/api/talon/my-links', []);
      await page.goto('/dashboard/rifas/links');
      await heading(page, 'TUS LINKS DE PAGO');
    },
  },
  {
    name: 'links-cancel',
    screen: 'links',
    what: 'A link is cancelled',
    who: 'bruno',
    show: async (page, world) => {
      await world.makeLink({ email: 'bruno@example.com' });
      await page.goto('/dashboard/rifas/links');
      await page.locator('summary').first().click();
      await press(page, 'CANCELAR LINK');
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'raffles', screen: 'raffles', what: 'The raffles of a seller', who: 'ana', main: true, show: openRaffles },
  {
    name: 'raffles-open',
    screen: 'raffles',
    what: 'Unfolded, with its comment',
    who: 'ana',
    show: async (page) => {
      await openRaffles(page);
      await page.locator('summary').filter({ hasText: '00156' }).click();
    },
  },
  {
    name: 'raffles-sold',
    screen: 'raffles',
    what: 'A raffle that was sold, unfolded',
    who: 'ana',
    show: async (page) => {
      await openRaffles(page);
      await page.locator('summary').filter({ hasText: '00160' }).click();
    },
  },
  {
    name: 'raffles-comment-failed',
    screen: 'raffles',
    what: 'A comment could not be saved',
    who: 'ana',
    show: async (page) => {
      await fail(page, '**/api/talon/guardar-comentario');
      await openRaffles(page);
      await page.locator('summary').filter({ hasText: '00156' }).click();
      await page
        .getByRole('textbox', { name: /comentario/i })
        .first()
        .fill('La paga el viernes');
      await press(page, /^GUARDAR/);
      await page.getByText('Ha ocurrido un error.').first().waitFor();
    },
  },
  {
    name: 'raffles-empty',
    screen: 'raffles',
    what: 'A seller without raffles',
    who: 'ana',
    show: async (page) => {
      await answer(page, DETAILED, []);
      await openRaffles(page);
    },
  },
  {
    name: 'raffles-failed',
    screen: 'raffles',
    what: 'The list cannot be had',
    who: 'ana',
    show: async (page) => {
      await fail(page, DETAILED);
      await openRaffles(page);
      await page.getByRole('button', { name: /reintentar/i }).waitFor();
    },
  },
];
