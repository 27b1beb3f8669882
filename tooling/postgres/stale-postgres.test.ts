import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder, writeBelow } from '../src/lib/files';
import { isAlive } from '../src/lib/processes';
import { answerOrEnd } from './stale-postgres';

// Only Linux tells which program a process runs.
const onLinux = existsSync('/proc/self/stat') ? test : test.skip;

/** A process that is called postgres, and a data folder whose pid file names it. */
function serverThatEnds() {
  const data = temporaryFolder('data');
  const program = join(data, 'postgres');
  copyFileSync('/bin/sleep', program);
  const server = spawn(program, ['600']);
  writeBelow(data, 'postmaster.pid', `${server.pid}\n${data}\n`);
  return { data, server };
}

onLinux('a server that does not answer is asked again until its process has ended', async () => {
  const { data, server } = serverThatEnds();
  await once(server, 'spawn');
  const ended = once(server, 'exit');
  let asked = 0;
  const answer = await answerOrEnd(data, () => {
    asked += 1;
    if (asked === 3) server.kill('SIGKILL');
    return Promise.resolve(undefined);
  });
  await ended;
  expect([answer, asked > 2, isAlive(server.pid ?? 0)]).toEqual([undefined, true, false]);
});

onLinux('a server that starts is asked until it answers', async () => {
  const { data, server } = serverThatEnds();
  await once(server, 'spawn');
  let asked = 0;
  expect(await answerOrEnd(data, () => Promise.resolve((asked += 1) === 2 ? 'here' : undefined))).toBe('here');
  server.kill('SIGKILL');
});

test('where no server was started, or it ended, it is asked once', async () => {
  const data = temporaryFolder('data');
  const ask = jest.fn(() => Promise.resolve(undefined));
  await answerOrEnd(data, ask);
  writeBelow(data, 'postmaster.pid', '999999999\n');
  await answerOrEnd(data, ask);
  expect(ask).toHaveBeenCalledTimes(2);
});
