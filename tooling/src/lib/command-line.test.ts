import { runCommandLine, UsageError, type CommandTable, type Values } from './command-line';

interface CommandRun {
  readonly args: readonly string[];
  readonly values: Values;
}

const run = (...line: readonly string[]) => runWith({}, ...line);

async function runWith(env: NodeJS.ProcessEnv, ...line: readonly string[]) {
  const ran: CommandRun[] = [];
  const said: string[] = [];
  const note = async (_context: unknown, args: readonly string[], values: Values) => void ran.push({ args, values });
  const inner: CommandTable = {
    prefix: 'npm run inner --',
    helpFlag: '--help',
    rows: [
      { name: 'go', summary: 'goes', takes: '<where>', options: [{ flags: '--by <way>', what: 'the way' }], run: note },
    ],
    common: [{ flags: '--json', what: 'as data' }],
  };
  const table: CommandTable = {
    prefix: 'npm run',
    helpFlag: '-- --help',
    listedBy: 'node all.mjs --help',
    rows: [
      {
        name: 'new-thing',
        usage: 'new:thing -- <name> [--force]',
        summary: 'makes a thing',
        takes: '<name>',
        options: [{ flags: '--force', what: 'whatever is there' }],
        run: note,
      },
      { name: 'pass', summary: 'passes on', takes: '[arguments...]', passesOn: true, run: note },
      { name: 'refuse', summary: 'refuses', run: () => Promise.reject(new Error('No.')) },
      { name: 'wrong', summary: 'is asked wrongly', run: () => Promise.reject(new UsageError('So?')) },
      { name: 'bad', summary: 'finds what is bad', run: () => Promise.resolve(1) },
      { name: 'inner', summary: 'a table of its own', table: inner },
    ],
  };
  const terminal = { out: (text: string) => void said.push(text), err: (text: string) => void said.push(text) };
  const code = await runCommandLine(table, line, { env, terminal });
  return { code, ran, said: said.join('\n') };
}

test('a command gets its arguments and options', async () => {
  expect(await run('new-thing', '--force', 'uno')).toEqual({
    code: 0,
    ran: [{ args: ['uno'], values: { force: true } }],
    said: '',
  });
  expect((await run('inner', 'go', 'there', '--json')).ran).toEqual([{ args: ['there'], values: { json: true } }]);
});

test.each<[string[]]>([
  [['-g', 'link']],
  [['recovery/', '--project=dtyt', '-g', 'x']],
  [['--project', 'dtyt', 'recovery/', '--repeat-each', '2']],
])('%j is passed on to the program behind the command, in its order', async (args) => {
  expect((await run('pass', ...args)).ran).toEqual([{ args, values: {} }]);
});

test.each<[string[], number, string]>([
  [[], 2, 'Which command?\nnode all.mjs --help says more.'],
  [['inner'], 2, 'Which command?\nnpm run inner -- --help says more.'],
  [['nada'], 2, "There is no command 'nada'. There are: new:thing, pass, refuse, wrong, bad, inner."],
  [
    ['new-thing'],
    2,
    "Missing required argument 'name'\nusage: new:thing -- <name> [--force]\nnpm run new:thing -- --help says more.",
  ],
  [['new-thing', 'uno', 'dos'], 2, "'dos' is too much.\nusage: new:thing"],
  [['new-thing', 'uno', '--fast'], 2, "Unknown option '--fast'"],
  [['wrong'], 2, 'So?'],
  [['refuse'], 1, 'No.'],
  [['bad'], 1, ''],
  [['--help'], 0, '  new:thing -- <name> [--force]\n      makes a thing'],
  [['new-thing', '--help'], 0, '  --force            whatever is there'],
  [['inner', 'go', '--help'], 0, 'npm run inner -- go <where> [--by <way>]\n\ngoes'],
  [['inner', 'go', '--help'], 0, '  --by <way>         the way\n  --json             as data'],
])('%j ends with %d and prints the reason or the help', async (line, code, said) => {
  const ended = await run(...line);
  expect([ended.code, ended.said]).toEqual([code, expect.stringContaining(said)]);
});

test('a wrong setting is named, and --help still works', async () => {
  const { code, said } = await runWith({ PORT: '80a' }, 'refuse');
  expect([code, said]).toEqual([1, "PORT is a number from 0 to 65535, not '80a'."]);
  expect((await runWith({ PORT: '80a' }, '--help')).code).toBe(0);
});
