import { TICKET_STATES } from '../contracts';
import { hasPending, isPaid, isPending, pendingTickets, rafflesWithPending, stateLabel } from './ticket-states';
import { raffleOf, ticketOf } from './tickets.testkit';

test.each([
  ['Pendiente de Pago', true, false],
  ['Para transferir', false, false],
  ['Solicitada', false, false],
  ['Pago', false, true],
  ['Pago premio', false, true],
] as const)('%s: pending %p, paid %p', (Estado, pending, paid) => {
  expect(isPending(ticketOf({ Estado }))).toBe(pending);
  expect(isPaid(ticketOf({ Estado }))).toBe(paid);
});

test('only ccee renames a state, and only Solicitada (D14)', () => {
  expect(TICKET_STATES.map((state) => stateLabel(state, 'dtyt'))).toEqual([...TICKET_STATES]);
  expect(TICKET_STATES.map((state) => stateLabel(state, 'ccee'))).toEqual(
    TICKET_STATES.map((state) => (state === 'Solicitada' ? 'Para entregar' : state)),
  );
});

test('a raffle is listed while one of its tickets is pending', () => {
  const mixed = raffleOf('1', ['Pago', 'Pendiente de Pago', 'Solicitada', 'Pendiente de Pago']);
  const paid = raffleOf('2', ['Pago', 'Pago premio'], 10);
  expect(pendingTickets(mixed).map(({ id }) => id)).toEqual([2, 4]);
  expect([hasPending(mixed), hasPending(paid), hasPending([])]).toEqual([true, false, false]);
  expect(rafflesWithPending([paid, mixed])).toEqual([mixed]);
});
