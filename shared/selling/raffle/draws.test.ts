import { drawsText } from './draws';

test.each([
  [[], ''],
  [['2'], 'Sorteo 2'],
  [['1', '2'], 'Sorteos 1 y 2'],
  [['1', '2', '3', '4', '5'], 'Sorteos 1 a 5'],
  [['1', '3', '4'], 'Sorteos 1, 3 y 4'],
  [['10', '2', '1'], 'Sorteos 1, 2 y 10'],
  [['A', 'B', 'C'], 'Sorteos A, B y C'],
])('the draws %j are written as %p', (draws, text) => {
  expect(drawsText(draws)).toBe(text);
});
