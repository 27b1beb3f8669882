import { createMeanHeight } from './mean-height';

test('the mean height is unknown before a row was measured', () => {
  expect(createMeanHeight().of('new')).toBeUndefined();
});

test('the mean height is rounded to whole pixels', () => {
  const mean = createMeanHeight();
  mean.note('a', 94);
  mean.note('b', 94);
  mean.note('c', 114);
  expect(mean.of('new')).toBe(101);
});

test('a row that changed its height counts once', () => {
  const mean = createMeanHeight();
  mean.note('a', 80);
  mean.note('b', 100);
  mean.note('a', 120);
  expect(mean.of('new')).toBe(110);
});

test('a measured row keeps its own height, whatever the heights of the others', () => {
  const mean = createMeanHeight();
  mean.note('a', 54);
  mean.note('b', 500);
  expect(mean.of('a')).toBe(54);
});
