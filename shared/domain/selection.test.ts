import {
  isSelected,
  selectableUnits,
  selectedLabel,
  selectedTickets,
  toggleSelection,
  unitCount,
  unitLabel,
  type Selection,
} from './selection';
import { raffleOf, ticketOf } from './tickets.testkit';

const raffles = [
  raffleOf('007', ['Pago', 'Pendiente de Pago', 'Pendiente de Pago'], 1),
  raffleOf('8', ['Para transferir', 'Solicitada'], 11),
  raffleOf('9', ['Pendiente de Pago'], 21),
];
const keysOf = (mode: 'multi' | 'single') =>
  selectableUnits(raffles, mode).map(({ key, numero, price }) => [key, numero, price]);

test('multi: each pending ticket is selected on its own (D9)', () => {
  expect(keysOf('multi')).toEqual([
    ['2', '007', 2000],
    ['3', '007', 2000],
    ['21', '9', 2000],
  ]);
});

test('single: a raffle is selected with all its pending tickets, at their sum (D9)', () => {
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
  expect(unitCount([ticketOf({ Numero: '7' }), ticketOf({ Numero: '07' })], 'single')).toBe(2);
});

test.each([
  ['multi', 0, '0 talones', '0 talones seleccionados'],
  ['multi', 1, '1 talón', '1 talón seleccionado'],
  ['single', 1, '1 rifa', '1 rifa seleccionada'],
  ['single', 2, '2 rifas', '2 rifas seleccionadas'],
] as const)('%s %d: %s, %s', (mode, count, label, selected) => {
  expect(unitLabel(mode, count)).toBe(label);
  expect(selectedLabel(mode, count)).toBe(selected);
});
