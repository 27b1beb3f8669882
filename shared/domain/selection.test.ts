import { ticketOf } from '../testing/samples';
import { raffleInStates } from './raffle-in-states.testing';
import { isSelected, selectableUnits, selectedTickets, toggleSelection, unitCount, type Selection } from './selection';
import { wordsOf } from './words';

const raffles = [
  raffleInStates('007', ['paid', 'pending', 'pending'], 1),
  raffleInStates('8', ['inBag', 'requested'], 11),
  raffleInStates('9', ['pending'], 21),
];
const keysOf = (mode: 'multi' | 'single') =>
  selectableUnits(raffles, mode).map(({ key, number, price }) => [key, number, price]);

test('multi: each pending ticket is selected on its own', () => {
  expect(keysOf('multi')).toEqual([
    ['2', '007', 2000],
    ['3', '007', 2000],
    ['21', '9', 2000],
  ]);
});

test('single: a raffle is selected with all its pending tickets, at their sum', () => {
  expect(keysOf('single')).toEqual([
    ['007', '007', 4000],
    ['9', '9', 2000],
  ]);
});

test('toggling a raffle twice brings the selection back; a half-selected one is completed', () => {
  const [first, second] = selectableUnits(raffles, 'single');
  if (!first || !second) throw new Error('two units were expected');
  const both = toggleSelection(toggleSelection([], first), second);
  expect(both).toEqual([2, 3, 21]);
  expect(toggleSelection(both, first)).toEqual([21]);
  expect(isSelected([2], first)).toBe(false);
  expect(toggleSelection([2], first)).toEqual([2, 3]);
  expect(isSelected([], { tickets: [] })).toBe(false);
});

test('a ticket sold meanwhile drops out of the selection', () => {
  const selection: Selection = [1, 3, 21, 999];
  expect(selectedTickets(raffles, selection).map(({ id }) => id)).toEqual([3, 21]);
});

test('the counter counts tickets or raffles', () => {
  const chosen = selectedTickets(raffles, [2, 3, 21]);
  expect(unitCount(chosen, 'multi')).toBe(3);
  expect(unitCount(chosen, 'single')).toBe(2);
  expect(unitCount([ticketOf({ number: '7' }), ticketOf({ number: '07' })], 'single')).toBe(2);
});

test.each([
  ['multi', 0, '0 talones', '0 talones seleccionados'],
  ['multi', 1, '1 talón', '1 talón seleccionado'],
  ['single', 1, '1 rifa', '1 rifa seleccionada'],
  ['single', 2, '2 rifas', '2 rifas seleccionadas'],
] as const)('%s %d: %s, %s', (mode, count, label, selected) => {
  expect(wordsOf(mode).counted(count)).toBe(label);
  expect(wordsOf(mode).selected(count)).toBe(selected);
});

test('each mode has its own words for an empty selection and for what a deposit was used for', () => {
  expect(wordsOf('multi').selectAtLeastOne).toBe('Debes seleccionar al menos un talón*');
  expect(wordsOf('single').selectAtLeastOne).toBe('Debes seleccionar al menos una rifa*');
  expect(wordsOf('multi').usesOfDeposit).toBe('Talones asignados a este depósito:');
  expect(wordsOf('single').usesOfDeposit).toBe('Rifas asignadas a este depósito:');
  expect([wordsOf('multi').unit(2), wordsOf('single').unit(1)]).toEqual(['talones', 'rifa']);
});

test('a ticket without a price belongs to no unit, and a raffle of such tickets is none', () => {
  const unpriced = [ticketOf({ id: 31, number: '10', priceCents: undefined })];
  expect(selectableUnits([unpriced], 'multi')).toEqual([]);
  expect(selectableUnits([unpriced], 'single')).toEqual([]);
  expect(selectedTickets([unpriced], [31])).toEqual([]);
});
