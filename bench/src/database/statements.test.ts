import { pgbenchScript, statementsOf } from './statements';

const LOG = `2026-11-21 07:20:01.123 UTC [42] LOG:  statement: begin
2026-11-21 07:20:01.124 UTC [42] LOG:  execute <unnamed>: select "id", "nombre"
\tfrom "talones" where "id" in ($1, $10) and "nombre" = $2 for update
2026-11-21 07:20:01.124 UTC [42] DETAIL:  Parameters: $1 = '7001', $2 = 'O''Higgins', $10 = NULL
2026-11-21 07:20:01.200 UTC [1] LOG:  checkpoint complete
2026-11-21 07:20:01.125 UTC [42] LOG:  statement: commit
`;

test('statementsOf reads the statements of a log, with the parameters in their places', () => {
  expect(statementsOf(LOG)).toEqual([
    'begin',
    `select "id", "nombre"\n\tfrom "talones" where "id" in ('7001', NULL) and "nombre" = 'O''Higgins' for update`,
    'commit',
  ]);
});

test('a script for pgbench has one line per statement and a variable for each value that changes', () => {
  expect(pgbenchScript(statementsOf(LOG), { ticket: '7001' }, ['\\set ticket 1'])).toBe(
    `\\set ticket 1\nbegin;\nselect "id", "nombre" from "talones" where "id" in (:ticket, NULL) and "nombre" = 'O''Higgins' for update;\ncommit;\n`,
  );
});

test('an id inside a list is a variable too; another list stays as it is', () => {
  const statement = `select * from "talones" where "id" = any('{"7001","7002"}') and "sorteo" = any('{70,71}')`;
  expect(pgbenchScript([statement], { ticket: '7001' })).toBe(
    `select * from "talones" where "id" = any(array[:ticket, '7002']::int[]) and "sorteo" = any('{70,71}');\n`,
  );
});

test('a text that looks like a variable stays text', () => {
  expect(pgbenchScript([String.raw`insert into "mails" values ('<p style="color:red">a\b</p>', '10:30')`], {})).toBe(
    String.raw`insert into "mails" values (E'<p style="color\x3ared">a\\b</p>', '10:30');` + '\n',
  );
});

test('a variable that no statement names is an error', () => {
  expect(() => pgbenchScript(['select 1'], { ticket: '7001' })).toThrow('No statement names the ticket 7001');
});
