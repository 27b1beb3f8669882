import type { Page } from 'playwright-core';
import { answer, open, openFailing, press, scenesOf, type Scene } from '../scene';

const AT = '/dashboard/rifas/transfer';
const RECEPTIONS = '**/api/talon/get-rifas-a-recibir';

/** Opens a page of raffles and chooses the first two. */
async function chooseTwo(page: Page, path: string): Promise<void> {
  await page.goto(`${AT}/${path}`);
  for (const nth of [0, 1]) await page.getByRole('checkbox').nth(nth).check();
}

const transfer = scenesOf('transfers', { who: 'ana' });
const bag = scenesOf('transfers', { who: 'ana', variant: 'dtyt' });

export const TRANSFERS: readonly Scene[] = [
  transfer('transfers', 'What can be done, and what waits', (page) => open(page, AT, /Bolsa|Transferencia/)),
  transfer('transfers-direct', 'A direct transfer', (page) => chooseTwo(page, 'directa')),
  transfer('transfers-direct-refused', 'Nothing was chosen', async (page) => {
    await page.goto(`${AT}/directa`);
    await press(page, /^TRANSFERIR$/);
    await page.getByText('Debes selecionar una rifa o más').waitFor();
  }),
  transfer('transfers-direct-confirm', 'The one confirmation', async (page) => {
    await chooseTwo(page, 'directa');
    await page.getByRole('textbox', { name: 'Mail del pasajero que recibe las rifas' }).fill('bruno@example.com');
    await press(page, /^TRANSFERIR$/);
    await page.getByRole('dialog').waitFor();
  }),
  bag('transfers-put', 'Into the bag', (page) => chooseTwo(page, 'poner-en-bolsa')),
  bag('transfers-mine', 'One’s own in the bag', async (page) => {
    await page.goto(`${AT}/mi-bolsa`);
    await page
      .getByRole('button', { name: /^QUITAR/ })
      .first()
      .waitFor();
  }),
  bag('transfers-request', 'Out of the bag', (page) => chooseTwo(page, 'solicitar')),
  bag('transfers-request-confirm', 'By owner, once more', async (page) => {
    await chooseTwo(page, 'solicitar');
    await press(page, 'SIGUIENTE');
    await page.getByRole('button', { name: 'SOLICITAR' }).waitFor();
  }),
  transfer('transfers-delivery', 'To hand over', (page) => open(page, `${AT}/entregas`, 'Pendientes de entrega')),
  transfer('transfers-reception', 'To receive', (page) => open(page, `${AT}/recepciones`, 'Pendientes de recepción')),
  transfer('transfers-empty', 'Nothing to receive', async (page) => {
    await answer(page, RECEPTIONS, []);
    await page.goto(`${AT}/recepciones`);
    await page.getByText('No tienes rifas pendientes de recepción.').waitFor();
  }),
  transfer('transfers-failed', 'The list cannot be had', (page) => openFailing(page, `${AT}/recepciones`, RECEPTIONS)),
];
