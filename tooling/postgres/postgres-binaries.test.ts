import { readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder, writeBelow } from '../src/lib/files';
import { linkLibraries } from './postgres-binaries';

test('links that no script of the package made are made before PostgreSQL starts, once', () => {
  const folder = temporaryFolder('binaries');
  const links = [
    { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' },
    { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so' },
  ];
  writeBelow(folder, 'pg-symlinks.json', JSON.stringify(links));
  writeBelow(folder, 'lib/libpq.so.5.18', 'library');
  linkLibraries(folder);
  linkLibraries(folder);
  for (const name of ['libpq.so', 'libpq.so.5']) {
    expect(readFileSync(join(folder, 'lib', name), 'utf8')).toBe('library');
    expect(readlinkSync(join(folder, 'lib', name))).toBe('libpq.so.5.18');
  }
});

test('a package without a list of links, as for Windows, is left alone', () => {
  expect(() => linkLibraries(temporaryFolder('binaries'))).not.toThrow();
});
