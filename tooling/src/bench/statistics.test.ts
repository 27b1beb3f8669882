import { median, ratio } from './statistics';

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[7], 7],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('a ratio has two decimals', () => {
  expect(ratio(10, 3)).toBe(3.33);
});
