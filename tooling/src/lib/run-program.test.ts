import { runNode } from './processes';

const PROGRAM = "process.stdout.write('número '); process.stderr.write('falló'); process.exitCode = 3;";

test('A program that has ended says its code, and what it printed on each stream', async () => {
  const { code, stdout, stderr, output } = await runNode(['-e', PROGRAM], { env: {} });
  expect([code, stdout, stderr]).toEqual([3, 'número ', 'falló']);
  expect(output).toHaveLength(stdout.length + stderr.length);
});

test('A program that cannot be started rejects', async () => {
  await expect(runNode([], { env: {}, cwd: '/no/such/folder' })).rejects.toThrow('ENOENT');
});
