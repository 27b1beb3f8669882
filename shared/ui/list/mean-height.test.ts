import { createMeanHeight } from './mean-height';

test('nothing is known before a row was measured', () => {
  expect(createMeanHeight().current()).toBeUndefined();
});

test('rounds to whole pixels', () => {
  const mean = createMeanHeight();
  mean.note('a', 94);
  mean.note('b', 94);
  mean.note('c', 114);
  expect(mean.current()).toBe(101);
});

test('a row that changed its height counts once', () => {
  const mean = createMeanHeight();
  mean.note('a', 80);
  mean.note('b', 100);
  mean.note('a', 120);
  expect(mean.current()).toBe(110);
});
