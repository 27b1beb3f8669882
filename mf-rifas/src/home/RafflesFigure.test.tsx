import { screen } from '@testing-library/react';
import { getDetailedRaffles } from '@rifas/shared/contracts';
import type { Raffle, TicketState } from '@rifas/shared/domain';
import { createFakeApi, dateOf, raffleOf, renderPage, reply } from '@rifas/shared/testing';
import RafflesFigure from './RafflesFigure';

const arriveWith = (raffles: Raffle[]) => {
  const api = createFakeApi();
  api.on(getDetailedRaffles, reply.of(getDetailedRaffles, raffles));
  return renderPage(<RafflesFigure />, { api });
};
const arrive = (...states: readonly TicketState[]) =>
  arriveWith(states.map((state, index) => raffleOf(`0012${index}`, { state })));

test('The home says how many raffles are still for sale.', async () => {
  arrive('pending', 'paid', 'pending');
  expect(await screen.findByText('2 de 3 por vender')).toBeVisible();
});

test('A raffle whose unsold tickets all belong to past draws counts neither as for sale nor as sold.', async () => {
  const over = raffleOf('00200', { drawDate: dateOf('2024-01-05') });
  const { unmount } = arriveWith([over, raffleOf('00123')]);
  expect(await screen.findByText('1 de 2 por vender')).toBeVisible();
  unmount();
  arriveWith([over]);
  expect(await screen.findByText('0 de 1 por vender')).toBeVisible();
});

test('The home says that every raffle is sold when every ticket is paid.', async () => {
  arrive('paid', 'prizePaid');
  expect(await screen.findByText('todas vendidas')).toBeVisible();
});

test.each(['inBag', 'requested', 'unknown'] as const)(
  'A raffle in the state %s counts neither as for sale nor as sold.',
  async (state) => {
    arrive('paid', state);
    expect(await screen.findByText('0 de 2 por vender')).toBeVisible();
  },
);

test('The figure is unknown where no raffle could be read, or an unreadable raffle may be for sale.', async () => {
  for (const sent of [
    [[{ Estado: 'Pago', Precio: 20 }]],
    [[{ id: 1, Numero: '1', Estado: 'Pago' }], [{ Estado: '', Precio: 20 }]],
  ]) {
    const api = createFakeApi();
    api.on(getDetailedRaffles, reply.success(sent));
    const { unmount } = renderPage(<RafflesFigure />, { api });
    expect(await screen.findByText('Sin dato')).toBeVisible();
    unmount();
  }
});

test('The row has a text for a seller without raffles, and "Sin dato" for raffles that cannot be loaded.', async () => {
  const { unmount } = arrive();
  expect(await screen.findByText('todavía no tenés rifas')).toBeVisible();
  unmount();
  const api = createFakeApi();
  api.on(getDetailedRaffles, reply.error());
  renderPage(<RafflesFigure />, { api });
  expect(await screen.findByText('Sin dato')).toBeVisible();
});
