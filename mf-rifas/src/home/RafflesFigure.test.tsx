import { screen } from '@testing-library/react';
import { getDetailedRaffles } from '@rifas/shared/contracts';
import type { TicketState } from '@rifas/shared/domain';
import { createFakeApi, dateOf, raffleOf, renderPage, reply, type FakeReply } from '@rifas/shared/testing';
import RafflesFigure from './RafflesFigure';

const over = raffleOf('00200', { drawDate: dateOf('2024-01-05') });
const inStates = (...states: readonly TicketState[]) =>
  reply.of(
    getDetailedRaffles,
    states.map((state, index) => raffleOf(`0012${index}`, { state })),
  );

test.each<[string, FakeReply, string]>([
  ['unsold raffles', inStates('pending', 'paid', 'pending'), '2 de 3 por vender'],
  ['a raffle whose draws are over', reply.of(getDetailedRaffles, [over, raffleOf('00123')]), '1 de 2 por vender'],
  ['only a raffle whose draws are over', reply.of(getDetailedRaffles, [over]), '0 de 1 por vender'],
  ['only paid raffles', inStates('paid', 'prizePaid'), 'todas vendidas'],
  ['a raffle in the bag', inStates('paid', 'inBag'), '0 de 2 por vender'],
  ['a requested raffle', inStates('paid', 'requested'), '0 de 2 por vender'],
  ['a raffle in an unknown state', inStates('paid', 'unknown'), '0 de 2 por vender'],
  ['no raffles', inStates(), 'todavía no tenés rifas'],
  ['no readable raffle', reply.success([[{ Estado: 'Pago', Precio: 20 }]]), 'Sin dato'],
  [
    'an unreadable raffle that may be for sale',
    reply.success([[{ id: 1, Numero: '1', Estado: 'Pago' }], [{ Estado: '', Precio: 20 }]]),
    'Sin dato',
  ],
  ['raffles that cannot be loaded', reply.error(), 'Sin dato'],
])('The home of a seller with %s has a figure for the raffles.', async (_what, answer, figure) => {
  const api = createFakeApi();
  api.on(getDetailedRaffles, answer);
  renderPage(<RafflesFigure />, { api });
  expect(await screen.findByText(figure)).toBeVisible();
});
