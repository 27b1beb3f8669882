import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../src/lib/files';
import { takeUnlessHeld, withProcessLock } from './process-lock';

const folder = temporaryFolder('lock');

test('one works at a time, and the lock is gone afterwards, also after a failure', async () => {
  const file = join(folder, 'a.lock');
  let inside = 0;
  const work = async () => {
    inside += 1;
    const most = inside;
    await new Promise(setImmediate);
    inside -= 1;
    return most;
  };
  expect(await Promise.all([1, 2, 3].map(() => withProcessLock(file, work)))).toEqual([1, 1, 1]);
  await expect(withProcessLock(file, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(existsSync(file)).toBe(false);
});

test.each([
  ['of a process that died', String(spawnSync('true').pid)],
  ['without a process, as a full disk once left it,', ''],
])('a lock %s is no lock', async (_what, content) => {
  const file = join(folder, 'b.lock');
  writeFileSync(file, content);
  expect(await withProcessLock(file, async () => readdirSync(folder))).toEqual(['b.lock']);
});

test('a process of somebody else, which may not be signalled, keeps its lock', () => {
  const file = join(folder, 'c.lock');
  writeFileSync(file, '4711');
  const kill = jest.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error('kill EPERM'), { code: 'EPERM' });
  });
  expect(takeUnlessHeld(file)).toBe(false);
  kill.mockRestore();
});
