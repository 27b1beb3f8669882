import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../lib/files';
import { thisOwner } from '../store/lock/owner';
import { takeFolder } from './one-start';

let folder: string;
beforeEach(() => (folder = temporaryFolder('one-start')));

test('a second start on one folder is refused with the process that has it, and works once the first has ended', () => {
  const giveBack = takeFolder(folder);
  expect(() => takeFolder(folder)).toThrow(`Process ${process.pid} already runs in ${folder}.`);
  giveBack();
  expect(existsSync(join(folder, '.start.pid'))).toBe(false);
  takeFolder(folder)();
});

test('a killed start does not stop the next one', () => {
  const own = thisOwner('start');
  // In a restarted container this process may have the number of the killed one.
  for (const owner of [{ ...own, pid: 2 ** 22 + 1 }, { ...own, born: '1' }, { ...own, host: 'before' }, own.pid]) {
    writeFileSync(join(folder, '.start.pid'), JSON.stringify(owner));
    takeFolder(folder)();
  }
  writeFileSync(join(folder, '.start.pid'), '');
  takeFolder(folder)();
});
