import { runChecks, type Check } from './run-checks';

const check = (name: string, problems = ''): Check => ({ name, run: () => Promise.resolve(problems) });

async function run(...checks: readonly Check[]) {
  const lines: string[] = [];
  const counts = await runChecks(checks, { print: (line) => lines.push(line), now: () => 0 });
  return { counts, lines };
}

test('each check has a line with its time', async () => {
  const { counts, lines } = await run(check('format'), check('references'));
  expect(lines).toEqual(['format        0.0 s  ok', 'references    0.0 s  ok']);
  expect(counts).toEqual({ passed: 2, failed: 0 });
});

test('problems are printed below the line of their check, and the later checks still run', async () => {
  const { counts, lines } = await run(check('circles', 'a -> b -> a'), check('format'), check('types'));
  expect(lines).toEqual(expect.arrayContaining(['circles    0.0 s  FAILED', 'a -> b -> a\n', 'types      0.0 s  ok']));
  expect(counts).toEqual({ passed: 2, failed: 1 });
});

test('a check that throws counts as failed', async () => {
  const { counts, lines } = await run({ name: 'api', run: () => Promise.reject(new Error('The report is old.')) });
  expect(lines).toEqual(['api    0.0 s  FAILED', 'The report is old.\n']);
  expect(counts).toEqual({ passed: 0, failed: 1 });
});
