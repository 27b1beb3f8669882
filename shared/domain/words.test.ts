import { wordsOf } from './words';

test.each([
  ['multi', 0, '0 talones', '0 talones seleccionados'],
  ['multi', 1, '1 talón', '1 talón seleccionado'],
  ['single', 1, '1 rifa', '1 rifa seleccionada'],
  ['single', 2, '2 rifas', '2 rifas seleccionadas'],
  ['multi', 1200, '1.200 talones', '1.200 talones seleccionados'],
] as const)('in the mode %s, the count %d is written as "%s" and "%s"', (mode, count, label, selected) => {
  expect(wordsOf(mode).counted(count)).toBe(label);
  expect(wordsOf(mode).selected(count)).toBe(selected);
});

test('each mode has its own words for an empty selection and for the uses of a deposit', () => {
  expect(wordsOf('multi').selectAtLeastOne).toBe('Debes seleccionar al menos un talón*');
  expect(wordsOf('single').selectAtLeastOne).toBe('Debes seleccionar al menos una rifa*');
  expect(wordsOf('multi').usesOfDeposit).toBe('Talones asignados a este depósito:');
  expect(wordsOf('single').usesOfDeposit).toBe('Rifas asignadas a este depósito:');
  expect([wordsOf('multi').unit(2), wordsOf('single').unit(1)]).toEqual(['talones', 'rifa']);
});

test('each mode has the article, the pronoun and the plural of its words', () => {
  const [multi, single] = [wordsOf('multi'), wordsOf('single')];
  expect([multi.the(1), multi.the(2), single.the(1), single.the(2)]).toEqual([
    'el talón',
    'los talones',
    'la rifa',
    'las rifas',
  ]);
  expect([multi.it(1), multi.it(2), single.it(1), single.it(2)]).toEqual(['lo', 'los', 'la', 'las']);
  expect([multi.name, single.name]).toEqual(['Talón', 'Rifa']);
  expect(multi.nameOf('00123', '2')).toBe('talón 00123, sorteo 2');
  expect(multi.nameOf('00123', undefined)).toBe('talón 00123');
  expect(single.nameOf('00123', '2')).toBe('rifa 00123');
});
