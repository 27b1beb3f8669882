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
] as const)('%s: pending %p, paid %p', (state, pending, paid) => {
  expect(isPending(ticketOf({ state }))).toBe(pending);
  expect(isPaid(ticketOf({ state }))).toBe(paid);
});

test('states have the names of the API; ccee renames one of them', () => {
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

test('a state that this site does not know shows in the words of the API', () => {
  expect(stateLabel(ticketOf({ state: 'unknown', stateText: 'Anulado' }), 'dtyt')).toBe('Anulado');
  expect(stateLabel(ticketOf({ state: 'unknown', stateText: '' }), 'dtyt')).toBe('Otro estado');
  expect(stateLabel(ticketOf({ state: 'requested' }), 'ccee')).toBe('Para entregar');
});

test('only a pending ticket with a price can be sold', () => {
  expect(isSellable(ticketOf())).toBe(true);
  expect(isSellable(ticketOf({ priceCents: undefined }))).toBe(false);
  expect(isSellable(ticketOf({ state: 'paid' }))).toBe(false);
});

test('a raffle has something pending while one of its tickets is', () => {
  const mixed = raffleInStates('1', ['paid', 'pending', 'requested', 'pending']);
  const paid = raffleInStates('2', ['paid', 'prizePaid'], 10);
  expect(sellableTickets(mixed).map(({ id }) => id)).toEqual([2, 4]);
  expect([hasPending(mixed), hasPending(paid), hasPending([])]).toEqual([true, false, false]);
});

test('what nobody bought before its draw is not for sale', () => {
  const today = dateOf('2026-06-01');
  const over = [ticketOf({ drawDate: dateOf('2026-05-31') })];
  const drawnToday = [ticketOf({ drawDate: today }), ticketOf({ id: 2, state: 'paid' })];
  const paid = raffleInStates('2', ['paid'], 10);
  expect([over, drawnToday, paid].map((raffle) => hasForSale(raffle, today))).toEqual([false, true, false]);
});

test('a state in words that are only blanks is another state', () => {
  expect(stateLabel({ state: 'unknown', stateText: '  ' }, 'dtyt')).toBe('Otro estado');
});
