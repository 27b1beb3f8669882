import { counted, formatNumber, plural } from './number';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1.000'],
  [1234567, '1.234.567'],
  [1234.5, '1.234,5'],
  [0.125, '0,125'],
  [-1234.5, '−1.234,5'],
  [-0, '0'],
])('%d is %s', (value, expected) => expect(formatNumber(value)).toBe(expected));

test.each([
  [0, 'talones', '0 talones'],
  [1, 'talón', '1 talón'],
  [2, 'talones', '2 talones'],
  [1200, 'talones', '1.200 talones'],
])('%d takes %s', (count, word, phrase) => {
  expect(plural(count, 'talón', 'talones')).toBe(word);
  expect(counted(count, 'talón', 'talones')).toBe(phrase);
});
