import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryIn } from './repository';

test('a folder without a remote is refused with the name of the missing file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rifas-here-'));
  expect(() => repositoryIn(folder)).toThrow(`${folder} has no package.json: rifas runs in the folder of a remote`);
  writeFileSync(join(folder, 'package.json'), '{}');
  expect(() => repositoryIn(folder)).toThrow('has no feature.json');
  writeFileSync(join(folder, 'feature.json'), '{}');
  expect(repositoryIn(folder)).toBe(folder);
});
