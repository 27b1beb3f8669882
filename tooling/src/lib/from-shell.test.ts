import { spawnSync } from 'node:child_process';
import { existsSync, openSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './files';
import { repoRoot } from './repo';

const folder = temporaryFolder('from-shell');
const CALLED = `
  import { mkdirSync, writeFileSync } from 'node:fs';
  import { runFromShell } from './tooling/src/lib/command-line';
  const run = async ({ terminal }, [place]) => {
    mkdirSync(place);
    writeFileSync(place + '/file', '');
    terminal.out('done');
    if (process.env.SAID) terminal.err(process.env.SAID);
  };
  const row = { name: 'make', summary: 'makes a folder', takes: '<place>', run };
  await runFromShell({ prefix: 'try', helpFlag: '--help', rows: [row] }, ['make', process.env.PLACE]);`;

function call(place: string, stdout: number | 'pipe', before = '') {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', `${before}${CALLED}`],
    {
      cwd: repoRoot,
      env: { ...process.env, PLACE: join(folder, place) },
      encoding: 'utf8',
      stdio: ['ignore', stdout, 'pipe'],
    },
  );
  return { status, stderr };
}

test('a command whose output cannot be written reports that and exits with 1', () => {
  writeFileSync(join(folder, 'closed'), '');
  const { status, stderr } = call('unheard', openSync(join(folder, 'closed'), 'r'));
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^The answer could not be written: .*EBADF/)]);
});

test('a command on a Node that is too old says which one it needs, and does nothing', () => {
  const before = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.18.3' } });`;
  expect(call('old', 'pipe', before)).toEqual({
    status: 1,
    stderr: 'Rifas needs Node 20.19 or later; this is 20.18.3.\n',
  });
  expect(existsSync(join(folder, 'old'))).toBe(false);
});

test('a reader that stops early, such as head, causes no failure', () => {
  const before = `process.stdout.write = function () { this.emit('error', Object.assign(new Error('gone'), { code: 'EPIPE' })); };`;
  expect(call('unread', 'pipe', before)).toEqual({ status: 0, stderr: '' });
});

test('control characters in a stored text do not reach the terminal', () => {
  const { stderr } = call('moved', 'pipe', `process.env.SAID = 'one\\n\\ttwo \\x1b[2Jthree\\x9b';`);
  expect(stderr).toBe('one\n\ttwo \uFFFD[2Jthree\uFFFD\n');
});

test.each([
  ['077', 0o755, 0o644],
  ['027', 0o755, 0o644],
  ['002', 0o775, 0o664],
])(
  'with a umask of %s every account can read the written files, because another one may serve them',
  (umask, ofFolder, ofFile) => {
    const place = join(folder, umask);
    expect(call(umask, 'pipe', `process.umask(0o${umask});`)).toEqual({ status: 0, stderr: '' });
    expect([place, join(place, 'file')].map((path) => statSync(path).mode & 0o777)).toEqual([ofFolder, ofFile]);
  },
);
