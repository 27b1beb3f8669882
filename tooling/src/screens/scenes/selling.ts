import type { Page } from 'playwright-core';
import { answer, fail, hang, open, openFailing, press, scenesOf, type Scene } from '../scene';

const DETAILED = '**/api/talon/get-detailed-by-pasajero';

const openHome = (page: Page): Promise<void> => open(page, '/dashboard', /^HOLA/);
const openLinks = (page: Page): Promise<void> => open(page, '/dashboard/rifas/links', 'TUS LINKS DE PAGO');
const LIST = '/dashboard/rifas/list';
const openRaffles = (page: Page): Promise<void> => open(page, LIST, 'ESTAS SON TUS RIFAS');

async function unfoldRaffle(page: Page, number: string): Promise<void> {
  await openRaffles(page);
  await page.locator('summary').filter({ hasText: number }).click();
}

const home = scenesOf('home', { who: 'ana' });
const links = scenesOf('links', { who: 'bruno' });
const noLinks = scenesOf('links', { who: 'ana' });
const raffles = scenesOf('raffles', { who: 'ana' });

export const SELLING: readonly Scene[] = [
  home('home', 'What a seller sees first', openHome),
  home('home-summary', 'The trip summary unfolded', async (page) => {
    await openHome(page);
    await page.getByText('Resumen del viaje').first().click();
  }),
  home('home-menu', 'The menu', async (page) => {
    await openHome(page);
    // The entry of the links comes with the next page after the API has answered.
    await page.waitForFunction(() => localStorage.getItem('rifas.recuerdo:llamadas')?.includes('getMyLinks'));
    await openHome(page);
    const menu = page.getByRole('button', { name: 'Menú' });
    if (await menu.isVisible()) await menu.click();
  }),
  home('home-loading', 'The API takes its time', async (page) => {
    for (const calls of ['**/api/pasajero/**', '**/api/talon/**']) await hang(page, calls);
    await openHome(page);
  }),
  home('home-failed', 'The API fails', async (page) => {
    for (const calls of ['**/api/pasajero/**', '**/api/talon/**', '**/api/costos-extras']) await fail(page, calls);
    await open(page, '/dashboard');
  }),
  links('links', 'Every link of a seller', openLinks),
  noLinks('links-empty', 'No link yet', async (page) => {
    await answer(page, '**/api/talon/my-links', []);
    await openLinks(page);
  }),
  links('links-cancel', 'A link is cancelled', async (page, world) => {
    await world.makeLink({ email: 'bruno@example.com' });
    await page.goto('/dashboard/rifas/links');
    await page.locator('summary').first().click();
    await press(page, 'CANCELAR LINK');
    await page.getByRole('dialog').waitFor();
  }),
  raffles('raffles', 'The raffles of a seller', openRaffles),
  raffles('raffles-open', 'Unfolded, with its comment', (page) => unfoldRaffle(page, '00156')),
  raffles('raffles-sold', 'A raffle that was sold, unfolded', (page) => unfoldRaffle(page, '00160')),
  raffles('raffles-comment-failed', 'A comment could not be saved', async (page) => {
    await fail(page, '**/api/talon/guardar-comentario');
    await unfoldRaffle(page, '00156');
    await page
      .getByRole('textbox', { name: /comentario/i })
      .first()
      .fill('La paga el viernes');
    await press(page, /^GUARDAR/);
    await page.getByText('Ha ocurrido un error.').first().waitFor();
  }),
  raffles('raffles-empty', 'A seller without raffles', async (page) => {
    await answer(page, DETAILED, []);
    await openRaffles(page);
  }),
  raffles('raffles-failed', 'The list cannot be had', (page) => openFailing(page, LIST, DETAILED)),
];
