import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { temporaryFolder } from '../src/lib/files';
import { temporaryFolderOfRun } from './temporary-folder.mjs';

test('a run removes the folders of runs that were killed, and no other folder', () => {
  const parent = temporaryFolder('runs');
  const { pid: ended } = spawnSync(process.execPath, ['--version']);
  const kept = [`rifas-jest-${process.ppid}-a`, 'rifas-jest-b', 'else'];
  for (const name of [`rifas-jest-${ended}-c`, ...kept]) mkdirSync(join(parent, name, 'inside'), { recursive: true });
  const own = temporaryFolderOfRun(parent);
  expect(readdirSync(parent).sort()).toEqual([...kept, basename(own)].sort());
});

test('the folder of a run has its real path, also where the temporary files of a machine are behind a link', () => {
  const parent = temporaryFolder('runs');
  mkdirSync(join(parent, 'real'));
  symlinkSync(join(parent, 'real'), join(parent, 'link'));
  const own = temporaryFolderOfRun(join(parent, 'link'));
  expect(own).toBe(realpathSync(own));
});
