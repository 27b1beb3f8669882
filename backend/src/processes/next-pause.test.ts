import { nextPause } from './next-pause';

test('the pauses before a restart grow from one second to thirty', () => {
  const pauses: number[] = [];
  for (let ends = 0; ends < 7; ends += 1) pauses.push(nextPause(pauses.at(-1), 2));
  expect(pauses).toEqual([1, 2, 4, 8, 16, 30, 30]);
});

test('a process that lived for a minute is replaced after one second again', () => {
  expect(nextPause(30, 59)).toBe(30);
  expect(nextPause(30, 60)).toBe(1);
});
