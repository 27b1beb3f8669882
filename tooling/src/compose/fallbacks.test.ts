import type { Feature } from '@rifas/shared/remote';
import type { Release } from '../store/releases/release';
import { whyNoFallback, whyNoShellFallback } from './fallbacks';

const release = (name: string, version: string): Release => ({
  name,
  version,
  entry: 'e.js',
  files: {},
  parts: {},
  consumes: {},
});
const shell = (contract: string): Release => ({ ...release('shell', '1.0.0'), contract });
const remote = (feature: Partial<Feature>): Release => ({
  ...release('mf-uno', '1.0.0'),
  feature: { name: 'mf-uno', contract: '^1.0.0', routes: [], ...feature },
});
const route = (path: string, page: string) => ({ path, page, access: 'guarded' as const, title: 'T' });

test.each<[string, Partial<Feature>, Partial<Feature>, string | undefined]>([
  ['the same pages', { routes: [route('/a', 'a')] }, { routes: [route('/a', 'a')] }, undefined],
  ['a page more', { routes: [route('/a', 'a')] }, { routes: [route('/a', 'a'), route('/b', 'b')] }, undefined],
  [
    'an address with another page',
    { routes: [route('/a', 'old')] },
    { routes: [route('/a', 'a')] },
    'its pages are others',
  ],
  ['other addresses', { routes: [route('/old', 'a')] }, { routes: [route('/a', 'a')] }, 'its pages are others'],
  [
    'an older contract',
    { contract: '^0.9.0', routes: [route('/a', 'a')] },
    { routes: [route('/a', 'a')] },
    'mf-uno 1.0.0 asks for contract ^0.9.0; shell 1.0.0 gives 1.0.0.',
  ],
])('a previous release with %s is accepted, or refused with the reason', (_what, before, now, reason) => {
  expect(whyNoFallback(remote(before), remote(now), shell('1.0.0'))).toBe(reason);
});

test('a previous shell must give the contract that the current remotes ask for', () => {
  expect(whyNoShellFallback(shell('1.0.0'), [remote({})])).toBeUndefined();
  expect(whyNoShellFallback(shell('1.0.0'), [remote({ contract: '^1.1.0' })])).toBe(
    'mf-uno 1.0.0 asks for contract ^1.1.0; shell 1.0.0 gives 1.0.0.',
  );
});

test('a previous release must fit what the shell provides, and a previous shell must provide what the remotes share', () => {
  const page = { routes: [route('/a', 'a')] };
  const wanting = (range: string): Release => ({
    ...remote(page),
    shared: [{ key: 'react', range, singleton: true, copy: false }],
  });
  const providing = (react: string): Release => ({ ...shell('1.0.0'), provides: { react } });
  expect(whyNoFallback(wanting('^18.0.0'), remote(page), providing('19.1.0'))).toContain(
    'mf-uno 1.0.0 does not fit shell 1.0.0: it wants react ^18.0.0, and the shell provides 19.1.0',
  );
  expect(whyNoFallback(wanting('^19.0.0'), remote(page), providing('19.1.0'))).toBeUndefined();
  expect(whyNoFallback(wanting('^18.0.0'), remote(page), shell('1.0.0'))).toBeUndefined();
  expect(whyNoShellFallback(providing('18.3.0'), [wanting('^18.0.0'), wanting('^19.0.0')])).toContain(
    'mf-uno 1.0.0 does not fit shell 1.0.0: it wants react ^19.0.0, and the shell provides 18.3.0',
  );
});
