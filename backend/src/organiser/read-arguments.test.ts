import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { packageRoot } from '../platform/package-root';
import { newToken } from '../talon/generate-link';
import { printedBeforeEnd } from './end-of-command.testing';
import { notTaken, readArguments, usageOf, withLinkLast } from './read-arguments';

test.each([['--vendedores'], ['--sellers'], ['vendedores.csv']])(
  '%s alone is refused with the usage of the command',
  (argument) => {
    const said = printedBeforeEnd('stderr');
    const read = () => readArguments({ args: [argument], options: { sellers: { type: 'string' } } }, 'Uso: load');
    expect(read).toThrow('ended with 2');
    expect(said.join('')).toMatch(/^No se entiende «(?:--)?(?:vend|sell)[^»]+»\.\n\nUso: load\n$/);
  },
);

test.each([
  [['--raffles', 'a.csv', '--raffles', 'b.csv'], 'Está dos veces --raffles.'],
  [['--raffles', ''], 'Falta lo que va con --raffles.'],
  [['--raffles='], 'Falta lo que va con --raffles.'],
])('%j is refused, because a file would be left out without a word', (args, why) => {
  const said = printedBeforeEnd('stderr');
  const options = { raffles: { type: 'string' }, json: { type: 'boolean' } } as const;
  expect(() => readArguments({ args, options }, 'Uso: load')).toThrow('ended with 2');
  expect(said[0]).toBe(`${why}\n\nUso: load\n`);
  expect(readArguments({ args: ['--raffles', 'a.csv', '--json', '--json'], options }, '').values).toEqual({
    raffles: 'a.csv',
    json: true,
  });
});

test.each(['--help', '-h'])('%s prints the usage of the command, and is no error', (argument) => {
  const said = printedBeforeEnd('stdout');
  expect(() => readArguments({ args: ['sale', argument], allowPositionals: true }, 'Uso: load')).toThrow(
    'ended with 0',
  );
  expect(said).toEqual(['Uso: load\n']);
});

test('notTaken returns the given options of other commands, and no option that was not given.', () => {
  expect(notTaken({ json: true, all: false, from: '2026-11-01', to: '' }, ['json'])).toEqual(['--from', '--to']);
});

test.each([
  ['/app/organiser.mjs', 'Uso: node organiser.mjs <qué>'],
  ['/rifas/backend/src/organiser/main.ts', 'Uso: npm run organiser -- <qué>'],
])('%s names its own command in the usage', (program, usage) => {
  expect(usageOf('organiser', '<qué>', program)).toBe(usage);
});

test.each([[[]], [['venta', '12']]])(
  'After %j the organiser reads what the command can do, although no database can be reached.',
  (words) => {
    const program = ['--import', 'tsx', join(packageRoot(), 'src/organiser/main.ts'), ...words];
    const env = { ...process.env, DATABASE_URL: 'postgres://127.0.0.1:9/rifas' };
    const { status, stderr } = spawnSync(process.execPath, program, { encoding: 'utf8', env });
    expect([status, stderr.split('\n', 1)]).toEqual([2, ['Uso: npm run organiser -- <qué> [--json | --csv]']]);
  },
);

test('A token of a link that begins with a dash is no option.', () => {
  const options = { json: { type: 'boolean' }, attempt: { type: 'string' } } as const;
  const read = (...args: string[]) =>
    readArguments({ args: withLinkLast(args), options, allowPositionals: true }, 'Uso: load');
  for (const dashes of ['-', '--']) {
    const token = dashes + newToken().slice(dashes.length);
    for (const args of [
      ['sale', token, '--json'],
      ['sale', '--json', token],
    ])
      expect(read(...args)).toMatchObject({ positionals: ['sale', token], values: { json: true } });
  }
  expect(read('mail', '12', 'eva@example.com', '--attempt', '7').positionals).toEqual([
    'mail',
    '12',
    'eva@example.com',
  ]);
});
