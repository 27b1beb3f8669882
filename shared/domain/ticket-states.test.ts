import { dateOf, ticketOf } from '../testing/samples';
import { raffleInStates } from './raffle-in-states.testing';
import { TICKET_STATES } from './ticket';
import {
  hasForSale,
  hasPending,
  isPaid,
  isPending,
  isSellable,
  sellableTickets,
  stateLabel,
  stateName,
} from './ticket-states';

test.each([
  ['pending', true, false],
  ['inBag', false, false],
  ['requested', false, false],
  ['paid', false, true],
  ['prizePaid', false, true],
  ['unknown', false, false],
] as const)('a ticket in the state %s is pending: %p, and paid: %p', (state, pending, paid) => {
  expect(isPending(ticketOf({ state }))).toBe(pending);
  expect(isPaid(ticketOf({ state }))).toBe(paid);
});

test('the states have the names of the API, and ccee renames one of the states', () => {
  const names = (variant: 'dtyt' | 'ccee') => TICKET_STATES.map((state) => stateName(state, variant));
  expect(names('dtyt')).toEqual([
    'Pendiente de Pago',
    'Para transferir',
    'Solicitada',
    'Pago',
    'Pago premio',
    'Otro estado',
  ]);
  expect(names('ccee')).toEqual(names('dtyt').map((name) => (name === 'Solicitada' ? 'Para entregar' : name)));
});

test('a state that this site does not know is shown in the words of the API', () => {
  expect(stateLabel(ticketOf({ state: 'unknown', stateText: 'Anulado' }), 'dtyt')).toBe('Anulado');
  expect(stateLabel(ticketOf({ state: 'unknown', stateText: '' }), 'dtyt')).toBe('Otro estado');
  expect(stateLabel(ticketOf({ state: 'requested' }), 'ccee')).toBe('Para entregar');
});

test('only a pending ticket with a price can be sold', () => {
  expect(isSellable(ticketOf())).toBe(true);
  expect(isSellable(ticketOf({ priceCents: undefined }))).toBe(false);
  expect(isSellable(ticketOf({ state: 'paid' }))).toBe(false);
});

test('a raffle is pending while one of its tickets is pending', () => {
  const mixed = raffleInStates('1', ['paid', 'pending', 'requested', 'pending']);
  const paid = raffleInStates('2', ['paid', 'prizePaid'], 10);
  expect(sellableTickets(mixed).map(({ id }) => id)).toEqual([2, 4]);
  expect([hasPending(mixed), hasPending(paid), hasPending([])]).toEqual([true, false, false]);
});

test('a pending ticket is not for sale after the day of its draw', () => {
  const today = dateOf('2026-06-01');
  const over = [ticketOf({ drawDate: dateOf('2026-05-31') })];
  const drawnToday = [ticketOf({ drawDate: today }), ticketOf({ id: 2, state: 'paid' })];
  const paid = raffleInStates('2', ['paid'], 10);
  expect([over, drawnToday, paid].map((raffle) => hasForSale(raffle, today))).toEqual([false, true, false]);
});

test('an unknown state with a text of blanks is shown as another state', () => {
  expect(stateLabel({ state: 'unknown', stateText: '  ' }, 'dtyt')).toBe('Otro estado');
});
