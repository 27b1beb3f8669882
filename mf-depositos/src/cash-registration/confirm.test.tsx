import { screen, waitFor, within } from '@testing-library/react';
import { registerTickets } from '@rifas/shared/contracts';
import { reply } from '@rifas/shared/testing';
import { renderCash } from '../testing/render-cash';
import { resetCashDraft, useCashDraft } from './cash-registration.store';

beforeEach(resetCashDraft);

const region = (name: string) => within(screen.getByRole('region', { name }));

test('the confirmation shows raffle, draw, price, total, buyer and deposit', async () => {
  const { toConfirm } = renderCash();
  await toConfirm();
  const summary = region('1 talón seleccionado');
  for (const text of ['00123', 'Sorteo 1 · 15/03/2999', 'Total']) expect(summary.getByText(text)).toBeVisible();
  expect(summary.getAllByText('US$ 20,00')).toHaveLength(2);
  expect(region('Comprador').getByText('Carla Paz')).toBeVisible();
  for (const text of ['01/05/2026', 'US$ 50,00', 'US$ 30,00']) expect(region('Depósito').getByText(text)).toBeVisible();
});

test('the confirmation in single mode shows the price of the raffle and no draw', async () => {
  const { toConfirm } = renderCash({ deployment: { mode: 'single' } });
  await toConfirm();
  const summary = region('1 rifa seleccionada');
  expect(summary.getByText('Precio')).toBeVisible();
  expect(summary.queryByText(/Sorteo/)).not.toBeInTheDocument();
});

test('a double press registers the sale once; the result links to the start and the draft is cleared', async () => {
  const { toConfirm, user, api, address } = renderCash();
  const answer = api.hold(registerTickets);
  await toConfirm();
  await user.dblClick(screen.getByRole('button', { name: 'CONFIRMAR' }));
  answer(reply.success());
  expect(await screen.findByText('El talón se registró correctamente.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: '¡REGISTRO EXITOSO!' })).toHaveFocus();
  // The address changes after the step is drawn.
  await waitFor(() => expect(address()).toBe('/dashboard/contado?paso=5'));
  expect(screen.getByRole('link', { name: 'VOLVER AL INICIO' })).toHaveAttribute('href', '/dashboard');
  const requests = api.requests(registerTickets);
  expect(requests).toHaveLength(1);
  expect(Object.fromEntries(requests[0]?.form.entries() ?? [])).toEqual({
    'comprador[Nombre]': 'Carla',
    'comprador[Apellido]': 'Paz',
    'comprador[Email]': '',
    'comprador[Celular]': '',
    'comprador[Departamento]': '',
    'talones[]': '1',
    deposito_id: '4',
  });
  expect(useCashDraft.getState()).toMatchObject({ deposit: undefined, chosen: [], buyer: { firstName: '' } });
});

test.each([
  [reply.success(), '¡REGISTRO EXITOSO!'],
  [reply.error('No.'), 'NO PUDIMOS HACER EL REGISTRO'],
])('a result that arrives after a step back replaces the step of the tickets (%#)', async (answered, title) => {
  const { toConfirm, api, press } = renderCash();
  const answer = api.hold(registerTickets);
  await toConfirm();
  await press('CONFIRMAR');
  await press('atrás del navegador');
  await screen.findByRole('heading', { level: 1, name: 'ELEGÍ LOS TALONES' });
  answer(answered);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toHaveFocus();
});

test('a result that arrives after the seller left the page is shown once, on the next visit', async () => {
  const { toConfirm, api, press, unmount } = renderCash();
  const answer = api.hold(registerTickets);
  await toConfirm();
  await press('CONFIRMAR');
  unmount();
  answer(reply.success());
  await waitFor(() => expect(useCashDraft.getState().result).toBeDefined());
  const again = renderCash();
  expect(await screen.findByText('El talón se registró correctamente.')).toBeVisible();
  again.unmount();
  renderCash();
  expect(await screen.findByRole('button', { name: /^USAR/ })).toBeVisible();
});

test('a step back from a finished registration starts a new registration', async () => {
  const { toConfirm, api, press, address } = renderCash();
  api.on(registerTickets, reply.success());
  await toConfirm();
  await press('CONFIRMAR');
  await screen.findByText('El talón se registró correctamente.');
  await press('atrás del navegador');
  expect(await screen.findByRole('heading', { level: 1, name: 'ELEGÍ UN DEPÓSITO' })).toBeVisible();
  expect(address()).toBe('/dashboard/contado');
});

test('a refusal shows the contact mail and the reason, and a retry keeps the whole draft', async () => {
  const { toConfirm, api, press } = renderCash();
  api.on(registerTickets, reply.error('El saldo del depósito no alcanza.'));
  await toConfirm();
  await press('CONFIRMAR');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Hubo un problema al registrar el talón, prueba nuevamente o comunicate con contacto@rifas.example',
  );
  expect(screen.getByRole('link', { name: 'contacto@rifas.example' })).toHaveAttribute(
    'href',
    'mailto:contacto@rifas.example',
  );
  expect(screen.getByText('El saldo del depósito no alcanza.')).toBeVisible();
  expect(screen.queryByText(/No sabemos si llegó a registrarse/)).not.toBeInTheDocument();
  api.on(registerTickets, reply.success());
  await press('Reintentar');
  expect(await screen.findByText('Carla Paz')).toBeVisible();
  await press('CONFIRMAR');
  expect(await screen.findByText('El talón se registró correctamente.')).toBeVisible();
});

test('a lost answer shows that the sale may have been registered', async () => {
  const { toConfirm, api, press } = renderCash();
  api.offline(registerTickets);
  await toConfirm();
  await press('CONFIRMAR');
  expect(await screen.findByText(/No sabemos si llegó a registrarse/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'tus depósitos' })).toHaveAttribute('href', '/dashboard/depositos');
});

test('a reload keeps step and draft; the address of a later step opens the step that the draft allows', async () => {
  const { toConfirm, unmount } = renderCash();
  await toConfirm();
  unmount();
  const again = renderCash({ at: '/dashboard/contado?paso=4' });
  expect(await screen.findByText('Carla Paz')).toBeVisible();
  again.unmount();
  resetCashDraft();
  const { address } = renderCash({ at: '/dashboard/contado?paso=4' });
  expect(await screen.findByRole('heading', { level: 1, name: 'ELEGÍ UN DEPÓSITO' })).toBeVisible();
  expect(address()).toBe('/dashboard/contado');
});

test('an expired session produces no result, and the step keeps the draft', async () => {
  const { toConfirm, api, press } = renderCash();
  api.on(registerTickets, reply.http(401));
  await toConfirm();
  await press('CONFIRMAR');
  await waitFor(() => expect(screen.getByRole('button', { name: 'CONFIRMAR' })).toBeEnabled());
  expect(api.requests(registerTickets)).toHaveLength(1);
  expect(useCashDraft.getState()).toMatchObject({ at: 'confirm', result: undefined, buyer: { firstName: 'Carla' } });
});
