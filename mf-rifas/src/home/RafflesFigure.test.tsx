import { screen, waitFor } from '@testing-library/react';
import { getDetailedRaffles } from '@rifas/shared/contracts';
import type { TicketState } from '@rifas/shared/domain';
import { createFakeApi, raffleOf, renderPage, reply } from '@rifas/shared/testing';
import RafflesFigure from './RafflesFigure';

const arrive = (...states: readonly TicketState[]) => {
  const api = createFakeApi();
  const raffles = states.map((state, index) => raffleOf(`0012${index}`, { state }));
  api.on(getDetailedRaffles, reply.of(getDetailedRaffles, raffles));
  return renderPage(<RafflesFigure />, { api });
};

test('The home says how many raffles are still for sale.', async () => {
  arrive('pending', 'paid', 'pending');
  expect(await screen.findByText('2 de 3 por vender')).toBeVisible();
});

test('When nothing is left to sell the home says so.', async () => {
  arrive('paid');
  expect(await screen.findByText('todas vendidas')).toBeVisible();
});

test('Without raffles, and when they cannot be had, the row does without a figure.', async () => {
  const { api, container } = arrive();
  await waitFor(() => expect(api.requests(getDetailedRaffles)).toHaveLength(1));
  expect(container).toHaveTextContent('');
});
