import { compared, median, percentile, ratio, spreadOf } from './statistics';

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[7], 7],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('the 99th percentile of a hundred values is the last but one', () => {
  expect(
    percentile(
      Array.from({ length: 100 }, (_, index) => 100 - index),
      0.99,
    ),
  ).toBe(99);
  expect(percentile([5], 0.99)).toBe(5);
});

test('a ratio has two decimals, and the ratio of zero to zero is 1', () => {
  expect(ratio(10, 3)).toBe(3.33);
  expect(ratio(0, 0)).toBe(1);
});

test('a figure contains the value that it is compared with', () => {
  expect(compared('first paint', 'ms', 500, { name: 'one application', value: 1000 })).toEqual({
    name: 'first paint',
    unit: 'ms',
    value: 500,
    base: { name: 'one application', value: 1000, ratio: 0.5 },
  });
});

test('a figure of several runs has their median and the range of their middle half', () => {
  expect(compared('first paint', 'ms', [500, 480, 900, 520, 490, 510, 505])).toEqual({
    name: 'first paint',
    unit: 'ms',
    value: 505,
    spread: { low: 490, high: 520 },
  });
});

test('two runs have no spread', () => {
  expect(spreadOf([1, 2])).toBeUndefined();
  expect(compared('first paint', 'ms', [1, 2])).toEqual({ name: 'first paint', unit: 'ms', value: 1.5 });
});
