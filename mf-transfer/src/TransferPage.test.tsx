import { screen, within } from '@testing-library/react';
import {
  getBag,
  getOwnBag,
  getPendingDelivery,
  getPendingReception,
  getTransferableRaffles,
} from '@rifas/shared/contracts';
import { createFakeApi, reply } from '@rifas/shared/testing';
import { forgetDrafts, renderTransfer } from './testing/render-transfer';
import { entryOf, pendingOf } from './testing/samples';

const MENU = {
  dtyt: [
    'Poner rifas en la bolsa',
    'Transferencia directa',
    'Solicitar rifas de la bolsa',
    'Mis rifas en la bolsa',
    'Pendientes de entrega',
    'Pendientes de recepción',
  ],
  ccee: ['Pendientes de entrega', 'Pendientes de recepción', 'Transferencia directa'],
} as const;

const emptyApi = () => {
  const api = createFakeApi();
  for (const list of [getOwnBag, getPendingDelivery, getPendingReception, getTransferableRaffles, getBag])
    api.on(list, reply.success([]));
  return api;
};

beforeEach(forgetDrafts);

test.each([
  ['dtyt', 'Bolsa'],
  ['ccee', 'Transferencia'],
] as const)('the menu of %s has the title %s and its own options', (variant, title) => {
  renderTransfer('', { api: emptyApi(), deployment: { variant } });
  expect(screen.getByRole('heading', { level: 1, name: title })).toHaveFocus();
  const options = within(screen.getByRole('navigation', { name: 'Opciones de transferencia' })).getAllByRole('link');
  expect(options.map((option) => option.textContent)).toEqual(
    MENU[variant].map((label) => expect.stringContaining(label)),
  );
  for (const label of MENU[variant]) expect(screen.getByRole('link', { name: label })).toBeInTheDocument();
});

test('each option shows how many raffles wait behind it, and words in place of a count of none or an unknown one', async () => {
  const api = emptyApi();
  api.on(getBag, reply.of(getBag, [entryOf('00300'), entryOf('00301')]));
  api.on(getPendingReception, reply.of(getPendingReception, [pendingOf('Ana', '1', '2'), pendingOf('Eva', '3')]));
  api.on(getPendingDelivery, reply.http(500));
  renderTransfer('', { api });
  expect(await screen.findByText('3 por recibir')).toBeVisible();
  expect(await screen.findByText('2 para solicitar')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pendientes de recepción' })).toHaveAccessibleDescription(/3 por recibir$/);
  expect(await screen.findByText('Nada en la bolsa')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pendientes de entrega' })).toHaveAccessibleDescription(/Sin dato$/);
});

test('an option does not say that nothing waits if no entry of its list could be read', async () => {
  const api = emptyApi();
  api.on(getPendingReception, reply.success([{ dueno: { duenoName: 'Bruno' }, rifas: [] }]));
  renderTransfer('', { api });
  expect(await screen.findByText('Nada por entregar')).toBeVisible();
  expect(await screen.findByText('Sin dato')).toBeVisible();
  expect(screen.queryByText('Nada por recibir')).not.toBeInTheDocument();
});

test('the menu leads back to the dashboard', async () => {
  const { user, address } = renderTransfer('', { api: emptyApi() });
  await user.click(screen.getByRole('link', { name: 'VOLVER' }));
  expect(address()).toBe('/dashboard');
});

test.each([
  ['dtyt', 'Poner rifas en la bolsa', 'poner-en-bolsa'],
  ['dtyt', 'Transferencia directa', 'directa'],
  ['dtyt', 'Solicitar rifas de la bolsa', 'solicitar'],
  ['dtyt', 'Mis rifas en la bolsa', 'mi-bolsa'],
  ['dtyt', 'Pendientes de entrega', 'entregas'],
  ['dtyt', 'Pendientes de recepción', 'recepciones'],
  ['ccee', 'Transferencia directa', 'directa'],
  ['ccee', 'Pendientes de entrega', 'entregas'],
  ['ccee', 'Pendientes de recepción', 'recepciones'],
] as const)('the view of %s named %s has its own address and a way back', async (variant, label, slug) => {
  const { user, address } = renderTransfer('', { deployment: { variant }, api: emptyApi() });
  await user.click(screen.getByRole('link', { name: label }));
  expect(address()).toBe(`/dashboard/rifas/transfer/${slug}`);
  expect(screen.getByRole('heading', { level: 1, name: label })).toHaveFocus();
  expect(document.title).toBe(label);

  await user.click(await screen.findByRole('link', { name: 'VOLVER' }));
  expect(address()).toBe('/dashboard/rifas/transfer');
});

test.each([
  ['dtyt', 'otra-cosa'],
  ['dtyt', 'directa/mas'],
  ['ccee', 'poner-en-bolsa'],
  ['ccee', 'solicitar'],
  ['ccee', 'mi-bolsa'],
] as const)('the menu of %s replaces the unknown view %s', (variant, slug) => {
  const { address } = renderTransfer(slug, { deployment: { variant } });
  expect(address()).toBe('/dashboard/rifas/transfer');
  expect(screen.getByRole('navigation', { name: 'Opciones de transferencia' })).toBeInTheDocument();
});

test.each([
  ['poner-en-bolsa', 'No tienes rifas para transferir.'],
  ['directa', 'No tienes rifas para transferir.'],
  ['solicitar', 'No hay rifas para solicitar.'],
  ['mi-bolsa', 'No tienes rifas en la bolsa.'],
  ['entregas', 'No tienes rifas pendientes de entrega.'],
  ['recepciones', 'No tienes rifas pendientes de recepción.'],
])('the view %s says that its list is empty', async (slug, text) => {
  renderTransfer(slug, { api: emptyApi() });
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test('the empty list of receptions does not link to the bag where the variant has none', async () => {
  renderTransfer('recepciones', { api: emptyApi(), deployment: { variant: 'ccee' } });
  await screen.findByText('No tienes rifas pendientes de recepción.');
  expect(screen.queryByRole('link', { name: 'Solicitar rifas de la bolsa' })).not.toBeInTheDocument();
});
