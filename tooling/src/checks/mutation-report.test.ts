import { percentOf, scoreOf, writeScore, type MutationScore } from './mutation-report';

const score = (target: string, killed: number, survived: number): MutationScore => ({
  target,
  killed,
  survived,
  notCovered: 0,
  day: '2026-11-22',
});
const document = '# Quality\n\n<!-- mutation: written by npm run mutation -->\n\n<!-- mutation: end -->\n\nAfter.\n';

test('a mutant that makes the tests hang counts as killed, and an ignored one does not count', () => {
  const mutants = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'CompileError'].map((status) => ({
    status,
  }));
  const counted = scoreOf('domain', { files: { 'shared/domain/money.ts': { mutants } } }, '2026-11-22');
  expect(counted).toEqual({ target: 'domain', killed: 2, survived: 1, notCovered: 1, day: '2026-11-22' });
  expect(percentOf(counted)).toBe(50);
});

test('a run that mutated nothing fails', () => {
  expect(() => scoreOf('domain', { files: {} }, '2026-11-22')).toThrow(/^Nothing of domain was changed/);
});

test('the score is not rounded up to the required one', () => {
  expect(percentOf(score('domain', 84_999, 15_001))).toBe(84.9);
});

test('a target has one row, which its next run replaces, and keeps the rows of other targets', () => {
  const first = writeScore(writeScore(document, score('http', 9, 1)), score('domain', 8, 2));
  expect(first).toContain('| domain | 8      | 2        | 0           | 80.0 % | 2026-11-22 |\n| http   | 9 ');
  const second = writeScore(first, score('domain', 10, 0));
  expect(second).toContain('| domain | 10     | 0        | 0           | 100.0 % | 2026-11-22 |');
  expect(second).not.toContain('80.0 %');
  expect(second).toContain('| http   | 9 ');
  expect(second).toMatch(/^# Quality[\s\S]*After\.\n$/);
});

test('a target that was never measured is listed as not measured', () => {
  const first = writeScore(document, score('domain', 8, 2), ['domain', 'talon']);
  expect(first).toMatch(/\| talon +\| +\| +\| +\| not measured \| +\|/);
  const second = writeScore(first, score('talon', 9, 1), ['domain', 'talon']);
  expect(second).not.toContain('not measured');
  expect(second).toMatch(/\| talon +\| 9 +\| 1 +\| 0 +\| 90\.0 % +\|/);
  expect(second).toContain('80.0 %');
});

test('a document without the lines of the table is refused', () => {
  expect(() => writeScore('# Quality', score('domain', 1, 0))).toThrow('docs/quality.md lacks the lines');
});
