import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@rifas/tooling/lib/files';
import { checkRemote } from './check';
import { versionIn } from './version-in';

test('a package.json without a version, or with one that no release can have, is refused with the line to write', () => {
  const root = temporaryFolder('version');
  const write = (manifest: object) => writeFileSync(join(root, 'package.json'), JSON.stringify(manifest));
  write({ private: true });
  expect(() => versionIn(root)).toThrow(`${join(root, 'package.json')} has no version, under which`);
  expect(() => checkRemote(root)).toThrow('write "version": "0.1.0" into it.');
  write({ version: '0.1' });
  expect(() => checkRemote(root)).toThrow("'0.1' is no version: write it as 1.2.3.");
  write({ version: '0.1.0' });
  expect(versionIn(root)).toBe('0.1.0');
});
