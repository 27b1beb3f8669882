import { asSentence, counted, formatNumber, plural, shownOf } from './number';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1.000'],
  [1234567, '1.234.567'],
  [1234.5, '1.234,5'],
  [0.125, '0,125'],
  [-1234.5, '−1.234,5'],
  [-0, '0'],
])('the number %d is written as %s', (value, expected) => expect(formatNumber(value)).toBe(expected));

test.each([
  [0, 'talones', '0 talones'],
  [1, 'talón', '1 talón'],
  [2, 'talones', '2 talones'],
  [1200, 'talones', '1.200 talones'],
])('the count %d takes the word %s', (count, word, phrase) => {
  expect(plural(count, 'talón', 'talones')).toBe(word);
  expect(counted(count, 'talón', 'talones')).toBe(phrase);
});

test.each([
  [1, 1, '1 rifa'],
  [0, 1, '0 de 1 rifa'],
  [2, 40, '2 de 40 rifas'],
  [1200, 5000, '1.200 de 5.000 rifas'],
])('a search that finds %d of %d entries is written as %s', (found, all, text) => {
  expect(shownOf(found, all, 'rifa', 'rifas')).toBe(text);
});

test.each([
  ['El link expiró', 'El link expiró.'],
  ['El link expiró.', 'El link expiró.'],
  ['El link ya fue usado!', 'El link ya fue usado!'],
  ['¿Ya pagaste?', '¿Ya pagaste?'],
  ['Un momento…', 'Un momento…'],
])('asSentence ends %p as one sentence: %p', (text, sentence) => expect(asSentence(text)).toBe(sentence));
