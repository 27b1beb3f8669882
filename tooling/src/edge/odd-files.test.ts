import type { FastifyInstance } from 'fastify';
import { publicPath } from '../compose/preloads';
import { RELEASED_POLICY } from '../edge-rules/security-headers';
import type { Release } from '../store/releases/release';
import { siteOfFiles } from './edge.testing';

const NAMES = ['a b.js', 'ñ.js', 'a#b.js', 'a?b.js', '50%.js', 'a%20b.js', 'deep/a+b@c.js'];
const RELEASE = { name: 'mf-uno', version: '1.0.0' } as Release;

let edge: FastifyInstance;

beforeEach(async () => {
  const { write, open } = siteOfFiles();
  write('outside.js', 'secret');
  write('outside', 'secret');
  for (const name of NAMES) {
    write(`releases/mf-uno/1.0.0/${name}`, name);
    write(`x/1/static/${name}`, `static ${name}`);
  }
  for (const name of ['page.html', 'drawn.svg', 'page.html.js', 'worker.MJS'])
    write(`releases/mf-uno/1.0.0/${name}`, '');
  edge = await open();
});

const get = async (path: string) => {
  // Encodes the path as a browser does.
  const { pathname } = new URL(path, 'http://x');
  const { statusCode, body } = await edge.inject({ url: pathname });
  return [statusCode, body];
};

test.each(NAMES)('the file %s is sent under its address', async (name) => {
  expect(await get(publicPath(RELEASE, name))).toEqual([200, name]);
  expect(await get(publicPath(RELEASE, name).replace('/releases/mf-uno/1.0.0', ''))).toEqual([200, `static ${name}`]);
});

test.each(['br', 'gzip', 'identity'])(
  'an uncompressed file of a release is cached for a year, also by a browser that accepts %s',
  async (accepted) => {
    const { statusCode, headers } = await edge.inject({
      url: '/releases/mf-uno/1.0.0/drawn.svg',
      headers: { 'accept-encoding': accepted },
    });
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  },
);

test.each([
  ['nope.svg', 404],
  ['', 404],
])('a missing file of a release is not cached: "%s"', async (file, status) => {
  const { statusCode, headers } = await edge.inject({
    url: `/releases/mf-uno/1.0.0/${file}`,
    headers: { 'accept-encoding': 'br' },
  });
  expect([statusCode, headers['cache-control']]).toEqual([status, 'no-store']);
});

test('an uncompressed file of the site has no date', async () => {
  const { headers } = await edge.inject({ url: '/icon.svg', headers: { 'accept-encoding': 'br' } });
  expect([headers['cache-control'], headers['last-modified'], headers.vary]).toEqual([
    'no-cache',
    undefined,
    'Accept-Encoding',
  ]);
  expect(headers['content-security-policy']).toBe(RELEASED_POLICY);
});

test.each([
  ['page.html', true],
  ['page%2ehtml', true],
  ['drawn.svg', true],
  ['page.html.js', false],
  ['worker.MJS', false],
])('the policy keeps a release’s %s from running scripts on the site’s origin: %s', async (file, isBound) => {
  const { statusCode, headers } = await edge.inject({ url: `/releases/mf-uno/1.0.0/${file}` });
  const policy = isBound ? RELEASED_POLICY : undefined;
  expect([statusCode, headers['content-security-policy']]).toEqual([200, policy]);
});

test.each([
  '%2e%2e%2foutside.js',
  '..%2foutside.js',
  '%2e%2e/%2e%2e%2foutside.js',
  'mf-uno%5c..%5c..%5c..%5coutside.js',
])('an address leads to no file outside the releases: %s', async (path) => {
  const { statusCode, body } = await edge.inject({ url: `/releases/${path}` });
  expect([statusCode >= 400, body.includes('secret')]).toEqual([true, false]);
});

test.each(['../../../', '..%2f..%2f..%2f', '%2e%2e%2f%2e%2e%2f%2e%2e%2f', '%2e%2e/%2e%2e/%2e%2e/'])(
  'an address does not tell whether a file outside the site exists: %s',
  async (up) => {
    const answerTo = async (name: string) => {
      const { statusCode, body } = await edge.inject({ url: `/${up}${name}` });
      return [statusCode, body];
    };
    expect(await answerTo('outside')).toEqual(await answerTo('nothing'));
  },
);

test.each([
  ['text/html,application/xhtml+xml', [200, 'page of 1']],
  ['*/*', [404, '']],
  ['text/css,*/*;q=0.1', [404, '']],
])('a missing file that is asked for with %s is answered with %j', async (accept, answer) => {
  const { statusCode, body } = await edge.inject({ url: '/success;jsessionid=1.node0', headers: { accept } });
  expect([statusCode, body]).toEqual(answer);
});

test('an address that cannot be decoded gets a 400', async () => {
  expect((await edge.inject({ url: '/releases/mf-uno/1.0.0/50%.js' })).statusCode).toBe(400);
});

test.each(['/pago/%E0%A4%A', '/dashboard/50%', '/%zz?a=%zz'])(
  'the page address %s gets a page, although it cannot be decoded',
  async (url) => {
    const { statusCode, body } = await edge.inject({ url });
    expect([statusCode, body]).toEqual([200, 'page of 1']);
  },
);

test.each(['/a', '/50%25.js'])('the freshness of %s depends on its ETag, not on a date', async (url) => {
  const { statusCode, headers } = await edge.inject({
    url,
    headers: { 'if-modified-since': new Date(2100, 1).toUTCString() },
  });
  expect([statusCode, headers['last-modified']]).toEqual([200, undefined]);
  const again = await edge.inject({ url, headers: { 'if-none-match': headers['etag'] } });
  expect(again.statusCode).toBe(304);
});
