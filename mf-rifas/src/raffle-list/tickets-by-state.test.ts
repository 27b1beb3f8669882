import { ticketOf } from '@rifas/shared/testing';
import { ticketsByState } from './tickets-by-state';

test('ticketsByState groups tickets in the order of the states, and unknown states by their text', () => {
  const raffle = [
    ticketOf({ id: 1, state: 'unknown', stateText: 'Anulada' }),
    ticketOf({ id: 2, state: 'paid' }),
    ticketOf({ id: 3, state: 'unknown', stateText: 'Perdida' }),
    ticketOf({ id: 4 }),
    ticketOf({ id: 5, state: 'unknown', stateText: 'Anulada' }),
  ];
  expect(ticketsByState(raffle).map(({ sample, count }) => [sample.stateText, count])).toEqual([
    ['Pendiente de Pago', 1],
    ['Pago', 1],
    ['Anulada', 2],
    ['Perdida', 1],
  ]);
});
