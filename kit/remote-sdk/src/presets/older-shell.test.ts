import { mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commonWithout, esmWithout, lackingIn } from './older-shell';

const SINCE = {
  '2.0.0': ['query.useQuery', 'routing.paths'],
  '2.1.0': ['query.late', 'http.Answer.timedOut', 'ui.Button'],
  '2.2.0': ['query.useOfferedCalls', 'routing.paths.links', 'remote.FeatureEntry.call', 'remote.fresh'],
};
const REQUESTS = ['react', '@rifas/remote-sdk', '@rifas/remote-sdk/query', '@rifas/remote-sdk/routing'];

test('an older shell lacks the names that came after its contract, but no name that is compiled into a remote', () => {
  expect(lackingIn('2.0.0', SINCE, REQUESTS)).toEqual({
    '@rifas/remote-sdk': ['FeatureEntry.call', 'fresh'],
    '@rifas/remote-sdk/query': ['late', 'useOfferedCalls'],
    '@rifas/remote-sdk/routing': ['paths.links'],
  });
  expect(lackingIn('2.1.0', SINCE, REQUESTS)['@rifas/remote-sdk/query']).toEqual(['useOfferedCalls']);
  expect(lackingIn('2.2.0', SINCE, REQUESTS)).toEqual({});
});

test('a module of an older shell has all exports and members except those it lacks', () => {
  const folder = mkdtempSync(join(tmpdir(), 'older-'));
  const [real, older] = [join(folder, 'real.cjs'), join(folder, 'older.cjs')];
  writeFileSync(real, `exports.kept = 1; exports.late = 2; exports.paths = { home: '/', links: '/links' };`);
  writeFileSync(older, commonWithout(real, ['late', 'paths.links', 'Answer.timedOut', 'LateError.static (1)']));
  const { kept, late, paths } = createRequire(older)(older) as Record<string, unknown>;
  expect({ kept, late, paths }).toEqual({ kept: 1, late: undefined, paths: { home: '/' } });
});

test('an ES module of an older shell exports the missing names as undefined', () => {
  expect(esmWithout('/kit/query.js', ['late', 'paths.links']).split('\n')).toEqual([
    'import * as shell from "/kit/query.js";',
    'export * from "/kit/query.js";',
    expect.stringContaining('const less ='),
    'export const late = undefined;',
    'export const paths = less(shell.paths, ["links"]);',
  ]);
});
