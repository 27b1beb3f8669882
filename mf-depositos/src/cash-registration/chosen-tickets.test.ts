import { raffleOf, ticketOf } from '@rifas/shared/testing';
import { reconcile, toChosen } from './chosen-tickets';

const raffle = raffleOf('00123', { draws: 3 });
const chosen = raffle.slice(0, 2).map(toChosen);
const soldOne = raffle.map((ticket) => (ticket.id === 2 ? ticketOf({ ...ticket, Estado: 'Pago' }) : ticket));
const ids = (tickets: readonly { id: number }[]) => tickets.map(({ id }) => id);

test('multi: what is still pending stays, what was sold is named as gone', () => {
  const { tickets, gone } = reconcile(chosen, [soldOne], 'multi');
  expect(ids(tickets)).toEqual([1]);
  expect(gone).toEqual([{ id: 2, Numero: '00123', SorteoNumero: '2' }]);
});

test('multi: a raffle that has left the list is gone', () => {
  expect(ids(reconcile(chosen, [], 'multi').gone)).toEqual([1, 2]);
});

test('single: a chosen raffle stands for all its pending talones: D9', () => {
  expect(ids(reconcile(chosen, [raffle], 'single').tickets)).toEqual([1, 2, 3]);
  expect(ids(reconcile(chosen, [soldOne], 'single').tickets)).toEqual([1, 3]);
});
