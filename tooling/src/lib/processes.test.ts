import { spawn } from 'node:child_process';
import { endOf, runNode, untilPrinted } from './processes';

const PROGRAM = "process.stdout.write('número '); process.stderr.write('falló'); process.exitCode = 3;";

test('A program that has ended returns its code and what it printed on each stream', async () => {
  const { code, stdout, stderr, output } = await runNode(['-e', PROGRAM], { env: {} });
  expect([code, stdout, stderr]).toEqual([3, 'número ', 'falló']);
  expect(output).toHaveLength(stdout.length + stderr.length);
});

test('A program that cannot be started rejects its promise', async () => {
  await expect(runNode([], { env: {}, cwd: '/no/such/folder' })).rejects.toThrow('ENOENT');
});

const waited = (program: string, limitMs?: number) => {
  const child = spawn(process.execPath, ['-e', program]);
  const found = untilPrinted(child, /ready (\S+)\n/, { name: 'It', ...(limitMs === undefined ? {} : { limitMs }) });
  return { child, found };
};

test('A program that prints its line of readiness is waited for, and goes on', async () => {
  const { child, found } = waited(
    "console.log('first'); console.error('\\x1b[1mready\\x1b[0m here'); setInterval(() => {}, 1000)",
  );
  const { 1: where, input } = await found;
  expect([where, input, child.exitCode]).toEqual(['here', expect.stringContaining('first'), null]);
  child.kill();
});

test('A program that ends early or is never ready is reported with what it printed', async () => {
  await expect(waited("console.log('no port'); process.exitCode = 3").found).rejects.toThrow(/^It ended with code 3:/);
  const { child, found } = waited('setInterval(() => {}, 1000)', 200);
  await expect(found).rejects.toThrow('It was not ready in 0.2 s');
  expect(child.killed).toBe(true);
});

test('A shown program keeps its two streams apart, so that a file gets the output alone', async () => {
  const program = `import { runNode } from '${__dirname}/processes.ts';
await runNode(['-e', ${JSON.stringify(PROGRAM)}], { env: {}, show: true })`;
  const shown = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program]);
  expect(await endOf(shown)).toMatchObject({ stdout: 'número ', stderr: 'falló' });
});

test('A program of npm stops in order when only the shell of npm was ended; one that a person started goes on', async () => {
  const program = `import { stopOnSignals } from '${__dirname}/processes.ts';
stopOnSignals(async () => console.log('stopped'));
const parent = process.ppid;
const look = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(look);
  // Later than the next look of \`stopOnSignals\`.
  setTimeout(() => console.log('goes on'), 1500);
}, 50);
console.log('ready');`;
  const above = `require('node:child_process').spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', ${JSON.stringify(program)}], { stdio: 'inherit' });`;
  const said = async (npm_lifecycle_event: string | undefined) => {
    const env = { ...process.env, npm_lifecycle_event };
    const shell = spawn(process.execPath, ['-e', above], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    shell.stdout.once('data', () => shell.kill());
    return (await endOf(shell)).stdout;
  };
  expect(await Promise.all([said('start'), said(undefined)])).toEqual(['ready\nstopped\n', 'ready\ngoes on\n']);
});
