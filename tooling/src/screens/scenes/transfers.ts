import type { Page } from 'playwright-core';
import { answer, fail, heading, press, type Scene } from '../scene';

const AT = '/dashboard/rifas/transfer';

async function chooseTwo(page: Page): Promise<void> {
  for (const nth of [0, 1]) await page.getByRole('checkbox').nth(nth).check();
}

const transfer = (scene: Omit<Scene, 'screen' | 'who'>): Scene => ({ ...scene, screen: 'transfers', who: 'ana' });

export const TRANSFERS: readonly Scene[] = [
  transfer({
    name: 'transfers',
    what: 'What can be done, and what waits',
    main: true,
    show: async (page) => {
      await page.goto(AT);
      await heading(page, /Bolsa|Transferencia/);
    },
  }),
  transfer({
    name: 'transfers-direct',
    what: 'A direct transfer',
    show: async (page) => {
      await page.goto(`${AT}/directa`);
      await chooseTwo(page);
    },
  }),
  transfer({
    name: 'transfers-direct-refused',
    what: 'Nothing was chosen',
    show: async (page) => {
      await page.goto(`${AT}/directa`);
      await press(page, /^TRANSFERIR$/);
      await page.getByText('Debes selecionar una rifa o más').waitFor();
    },
  }),
  transfer({
    name: 'transfers-direct-confirm',
    what: 'The one confirmation',
    show: async (page) => {
      await page.goto(`${AT}/directa`);
      await chooseTwo(page);
      await page.getByRole('textbox', { name: 'Mail del pasajero que recibe las rifas' }).fill('bruno@example.com');
      await press(page, /^TRANSFERIR$/);
      await page.getByRole('dialog').waitFor();
    },
  }),
  transfer({
    name: 'transfers-put',
    what: 'Into the bag',
    variant: 'dtyt',
    show: async (page) => {
      await page.goto(`${AT}/poner-en-bolsa`);
      await chooseTwo(page);
    },
  }),
  transfer({
    name: 'transfers-mine',
    what: 'One’s own in the bag',
    variant: 'dtyt',
    show: async (page) => {
      await page.goto(`${AT}/mi-bolsa`);
      await page
        .getByRole('button', { name: /^QUITAR/ })
        .first()
        .waitFor();
    },
  }),
  transfer({
    name: 'transfers-request',
    what: 'Out of the bag',
    variant: 'dtyt',
    show: async (page) => {
      await page.goto(`${AT}/solicitar`);
      await chooseTwo(page);
    },
  }),
  transfer({
    name: 'transfers-request-confirm',
    what: 'By owner, once more',
    variant: 'dtyt',
    show: async (page) => {
      await page.goto(`${AT}/solicitar`);
      await chooseTwo(page);
      await press(page, 'SIGUIENTE');
      await page.getByRole('button', { name: 'SOLICITAR' }).waitFor();
    },
  }),
  transfer({
    name: 'transfers-delivery',
    what: 'To hand over',
    show: async (page) => {
      await page.goto(`${AT}/entregas`);
      await heading(page, 'Pendientes de entrega');
    },
  }),
  transfer({
    name: 'transfers-reception',
    what: 'To receive',
    show: async (page) => {
      await page.goto(`${AT}/recepciones`);
      await heading(page, 'Pendientes de recepción');
    },
  }),
  transfer({
    name: 'transfers-empty',
    what: 'Nothing to receive',
    show: async (page) => {
      await answer(page, '**/api/talon/get-rifas-a-recibir', []);
      await page.goto(`${AT}/recepciones`);
      await page.getByText('No tienes rifas pendientes de recepción.').waitFor();
    },
  }),
  transfer({
    name: 'transfers-failed',
    what: 'The list cannot be had',
    show: async (page) => {
      await fail(page, '**/api/talon/get-rifas-a-recibir');
      await page.goto(`${AT}/recepciones`);
      await page.getByRole('button', { name: /reintentar/i }).waitFor();
    },
  }),
];
