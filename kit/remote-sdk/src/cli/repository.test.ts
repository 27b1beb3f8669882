import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryIn } from './repository';

test('a folder that holds no remote is told, with the file that is missing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rifas-here-'));
  expect(() => repositoryIn(folder)).toThrow(`${folder} has no package.json: rifas runs in the folder of a remote`);
  writeFileSync(join(folder, 'package.json'), '{}');
  expect(() => repositoryIn(folder)).toThrow('has no feature.json');
  writeFileSync(join(folder, 'feature.json'), '{}');
  expect(repositoryIn(folder)).toBe(folder);
});
