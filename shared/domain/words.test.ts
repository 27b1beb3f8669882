import { wordsOf } from './words';

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
