import { dueStep, type Progress } from './deposit-wizard';

const done: Progress = { filled: [true, true, true], hasResult: false, resultSeen: true };
const paid: Progress = { ...done, hasResult: true };
const NOTHING = [false, false, false];

test.each<[asked: number, shown: number, progress: Progress]>([
  [1, 1, done],
  [2, 2, done],
  [3, 3, done],
  [4, 4, done],
  [5, 4, done],
  [Number.NaN, 1, done],
  [0, 1, done],
  [2.5, 2, done],
  [4, 1, { ...done, filled: [false, true, true] }],
  [4, 2, { ...done, filled: [true, false, true] }],
  [4, 3, { ...done, filled: [true, true, false] }],
  [3, 1, { ...done, filled: NOTHING }],
  [3, 3, { ...done, filled: [true, true] }],
  [3, 2, { ...done, filled: [true, false] }],
  [5, 5, paid],
  [4, 5, paid],
  [3, 3, paid],
  [1, 1, paid],
  [3, 5, { ...paid, resultSeen: false }],
  [1, 5, { ...paid, resultSeen: false, filled: NOTHING }],
  [5, 5, { ...paid, filled: NOTHING }],
  [3, 1, { ...paid, filled: NOTHING }],
  [3, 4, { ...paid, filled: [false, false] }],
  [2, 2, { ...paid, filled: [true, true] }],
])('the address with step %d opens step %d of a wizard with the progress %j', (asked, shown, progress) => {
  expect(dueStep(asked, progress)).toBe(shown);
});
