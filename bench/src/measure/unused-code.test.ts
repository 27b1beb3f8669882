import { unusedShare } from './unused-code';

const range = (startOffset: number, endOffset: number, count: number) => ({ startOffset, endOffset, count });

test('code that never ran is unused, even inside a function that ran', () => {
  const script = {
    source: 'x'.repeat(100),
    functions: [
      { ranges: [range(0, 100, 1)] },
      { ranges: [range(10, 40, 0)] },
      { ranges: [range(50, 90, 2), range(60, 70, 0)] },
    ],
  };
  expect(unusedShare([script])).toBeCloseTo(0.4);
});

test('the unused share weighs scripts by their length', () => {
  const ran = { source: 'x'.repeat(300), functions: [{ ranges: [range(0, 300, 1)] }] };
  const idle = { source: 'x'.repeat(100), functions: [{ ranges: [range(0, 100, 0)] }] };
  expect(unusedShare([ran, idle])).toBeCloseTo(0.25);
  expect(unusedShare([])).toBe(0);
});
