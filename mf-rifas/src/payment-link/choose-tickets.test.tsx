import { screen, waitFor, within } from '@testing-library/react';
import { getRaffles } from '@rifas/shared/contracts';
import { raffleOf, reply, ticketOf } from '@rifas/shared/testing';
import { resetPaymentLink } from './payment-link.store';
import { button, checkbox, openWizard, raffleGroup, serverWith, title, TWO_RAFFLES } from './payment-link.test-kit';

beforeEach(() => resetPaymentLink());

test('lists the raffles with a ticket pending payment, each ticket with its draw, date and price', async () => {
  openWizard({ api: serverWith([raffleOf('00300', { firstId: 30, Estado: 'Pago' }), ...TWO_RAFFLES]) });
  await title('ELIGE LAS RIFAS PARA EL LINK DE PAGO');
  const group = await raffleGroup('00123');
  expect(within(group).getByRole('checkbox', { name: 'Sorteo 1 15/03/2027 US$ 20,00' })).toBeEnabled();
  expect(await raffleGroup('00200')).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Rifa 00300' })).not.toBeInTheDocument();
});

test('only what is pending can be chosen; the rest tells its state', async () => {
  openWizard({ api: serverWith([[ticketOf({ id: 1, Estado: 'Pago' }), ticketOf({ id: 2, SorteoNumero: '2' })]]) });
  const group = await raffleGroup('00123');
  expect(within(group).getByRole('checkbox', { name: 'Sorteo 1 15/03/2027 Pago' })).toBeDisabled();
  expect(within(group).getByRole('checkbox', { name: /Sorteo 2/ })).toBeEnabled();
});

test('counts talones and adds their prices up', async () => {
  const { user } = openWizard();
  await user.click(await checkbox('00123', 1));
  await user.click(await checkbox('00200', 2));
  expect(button('ENVIAR LINK DE PAGO AL COMPRADOR (2)')).toBeInTheDocument();
  expect(screen.getByText('2 talones seleccionados')).toBeInTheDocument();
  expect(screen.getByText('US$ 45,00')).toBeInTheDocument();
  await user.click(await checkbox('00123', 1));
  expect(button('ENVIAR LINK DE PAGO AL COMPRADOR (1)')).toBeInTheDocument();
});

test('single: a raffle is chosen whole, at the sum of its pending tickets, without draws', async () => {
  const { user } = openWizard({ deployment: { mode: 'single' } });
  await user.click(await screen.findByRole('checkbox', { name: 'Rifa 00123 US$ 40,00' }));
  expect(button('ENVIAR LINK DE PAGO AL COMPRADOR (1)')).toBeInTheDocument();
  expect(screen.getByText('1 rifa seleccionada')).toBeInTheDocument();
  expect(screen.queryByText(/Sorteo/)).not.toBeInTheDocument();
});

test('ccee: says the two prices of a ticket and both totals, not the prices of the tickets', async () => {
  const { user } = openWizard({ deployment: { variant: 'ccee' } });
  expect(await screen.findByText('Precio de cada talón: Crédito | $5290 · Débito | $4990')).toBeInTheDocument();
  const group = await raffleGroup('00123');
  await user.click(within(group).getByRole('checkbox', { name: 'Sorteo 1 15/03/2027' }));
  await user.click(within(group).getByRole('checkbox', { name: 'Sorteo 2 15/03/2027' }));
  expect(screen.getByText('US$ 10.580,00')).toBeInTheDocument();
  expect(screen.getByText('US$ 9.980,00')).toBeInTheDocument();
});

test('ccee, single: each raffle says what it costs with each card, and nothing of talones', async () => {
  openWizard({ deployment: { variant: 'ccee', mode: 'single' } });
  expect(
    await screen.findByRole('checkbox', { name: 'Rifa 00123 Crédito US$ 10.580,00 · Débito US$ 9.980,00' }),
  ).toBeInTheDocument();
  expect(screen.queryByText(/tal[oó]n/)).not.toBeInTheDocument();
});

test.each([
  ['multi', 'Debes seleccionar al menos un talón*'],
  ['single', 'Debes seleccionar al menos una rifa*'],
] as const)('%s: nothing chosen says %s until something is', async (mode, message) => {
  const { user, address } = openWizard({ deployment: { mode } });
  const boxes = await screen.findAllByRole('checkbox');
  await user.click(button('ENVIAR LINK DE PAGO AL COMPRADOR (0)'));
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(address()).toBe('/dashboard/rifas');
  await user.click(boxes[0] as HTMLElement);
  expect(screen.queryByText(message)).not.toBeInTheDocument();
});

test('finds raffles by number or buyer once the list is long, and keeps what was chosen', async () => {
  const raffles = Array.from({ length: 8 }, (_, index) => raffleOf(`0010${index}`, { firstId: index * 10 + 1 }));
  raffles[7]?.push(ticketOf({ id: 99, Numero: '00107', SorteoNumero: '3', Estado: 'Pago', Nombre: 'Beatriz' }));
  const { user } = openWizard({ api: serverWith(raffles) });
  await user.click(await checkbox('00101', 1));
  await user.type(screen.getByLabelText('Buscar por número o comprador'), 'beat');
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Rifa 00101' })).not.toBeInTheDocument());
  expect(await raffleGroup('00107')).toBeInTheDocument();
  expect(button('ENVIAR LINK DE PAGO AL COMPRADOR (1)')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Buscar por número o comprador'), 'x');
  expect(await screen.findByText('Ninguna rifa coincide con la búsqueda.')).toBeInTheDocument();
});

test('nothing to sell says so and leads to the raffles', async () => {
  openWizard({ api: serverWith([raffleOf('1', { Estado: 'Pago' })]) });
  expect(await screen.findByText('No tienes rifas pendientes de pago.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver tus rifas' })).toHaveAttribute('href', '/dashboard/rifas/list');
});

test('a list that fails is asked for again on the spot', async () => {
  const api = serverWith([]);
  api.on(getRaffles, reply.http(500));
  const { user } = openWizard({ api });
  await screen.findByText('No pudimos cargar tus rifas.');
  api.on(getRaffles, reply.success(TWO_RAFFLES));
  await user.click(button('Reintentar'));
  expect(await raffleGroup('00123')).toBeInTheDocument();
  expect(screen.queryByText('No pudimos cargar tus rifas.')).not.toBeInTheDocument();
});
