import { createMeanHeight } from './mean-height';

test.each<[string, [key: string, height: number][], number | undefined]>([
  ['is unknown before a row was measured', [], undefined],
  [
    'is rounded to whole pixels',
    [
      ['a', 94],
      ['b', 94],
      ['c', 114],
    ],
    101,
  ],
  [
    'counts a row once that changed its height',
    [
      ['a', 80],
      ['b', 100],
      ['a', 120],
    ],
    110,
  ],
  [
    'is not that of a measured row, which keeps its own',
    [
      ['new', 54],
      ['b', 500],
    ],
    54,
  ],
])('the mean height of a new row %s', (_what, noted, height) => {
  const mean = createMeanHeight();
  for (const [key, measured] of noted) mean.note(key, measured);
  expect(mean.of('new')).toBe(height);
});
