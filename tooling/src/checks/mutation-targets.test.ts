import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../lib/repo';
import { mutatedFiles, MUTATION_TARGETS } from './mutation-targets';

test.each(Object.entries(MUTATION_TARGETS))(
  'The target %s is a folder of its package, with tests beside its code.',
  (_name, { package: owner, folders, tests = [] }) => {
    expect(existsSync(join(repoRoot, owner, 'jest.config.mjs'))).toBe(true);
    expect(tests.filter((path) => !existsSync(join(repoRoot, path)))).toEqual([]);
    for (const folder of folders) {
      expect(folder.startsWith(`${owner}/`)).toBe(true);
      expect(readdirSync(join(repoRoot, folder)).some((file) => /\.test\.tsx?$/.test(file))).toBe(true);
    }
  },
);

test('Tests and lists of exports are not mutated.', () => {
  expect(mutatedFiles({ package: 'shared', folders: ['shared/domain'] })).toEqual([
    'shared/domain/**/*.{ts,tsx}',
    '!shared/domain/**/*.{test,testing}.{ts,tsx}',
    '!shared/domain/**/index.ts',
  ]);
});
