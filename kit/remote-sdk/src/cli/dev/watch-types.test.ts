import { readChecks } from './watch-types';

test('each check of the compiler is reported once, with its own errors and none of the previous check', () => {
  const told: string[] = [];
  const read = readChecks((problem) => told.push(problem));
  for (const line of [
    '3:35:30 PM - Starting compilation in watch mode...',
    '',
    "a.ts(1,14): error TS2322: Type 'number' is not assignable to type 'string'.",
    "  Types of property 'b' are incompatible.",
    '',
    '3:35:31 PM - Found 1 error. Watching for file changes.',
    '3:35:40 PM - File change detected. Starting incremental compilation...',
    '',
    '3:35:41 PM - Found 0 errors. Watching for file changes.',
  ])
    read(line);
  expect(told).toEqual([
    "a.ts(1,14): error TS2322: Type 'number' is not assignable to type 'string'.\n  Types of property 'b' are incompatible.",
    '',
  ]);
});
