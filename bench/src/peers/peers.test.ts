import { SUMMARY } from '../report/summary';
import { versionOf } from './peer';
import { PEERS } from './peers';
import { cachingOf } from './serve-peer';

test('every package of a peer has one exact version', () => {
  const versions = PEERS.flatMap(({ packages }) => Object.values(packages));
  expect(versions.length).toBeGreaterThan(0);
  for (const version of versions) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});

test('every peer has a name of its own and a key element', () => {
  expect(new Set(PEERS.map(({ name }) => name)).size).toBe(PEERS.length);
  expect(PEERS.every(({ page }) => page.keys.length > 0)).toBe(true);
});

test('the short table has every peer by its name', () => {
  const titles = SUMMARY.flatMap(({ rows }) => rows.map(({ title }) => title));
  for (const { name } of PEERS) expect(titles).toContain(`/login beside ${name}`);
});

test('a package that the table does not name is refused', () => {
  expect(() => versionOf({ react: '18.3.1' }, 'webpack')).toThrow(/no version of webpack/);
});

test.each(['/', '/openmrs/spa/login', '/index.html', '/openmrs/spa/importmap.json', '/remote/remoteEntry.js'])(
  '%s is requested again at each visit, because it names the files of a release',
  (path) => {
    expect(cachingOf(path)).toBe('no-cache');
  },
);

test.each(['/59.js', '/openmrs/spa/openmrs.f362e0bc25a2bddc.css', '/fonts/IBMPlexMono.woff2'])(
  '%s is cached for a year',
  (path) => {
    expect(cachingOf(path)).toContain('max-age=31536000');
  },
);
