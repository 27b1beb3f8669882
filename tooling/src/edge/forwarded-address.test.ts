import type { IncomingHttpHeaders } from 'node:http';
import { serve } from '../lib/afterwards.testing';
import type { LocalServer } from '../lib/local-server';
import { readSettings } from '../lib/settings';
import { siteOfFiles } from './edge.testing';

const site = siteOfFiles();
let api: LocalServer;
let heard: IncomingHttpHeaders;
let asked: string | undefined;
let transport: unknown;
let warned: jest.SpyInstance;
beforeEach(async () => {
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  api = await serve((request, response) => {
    heard = request.headers;
    asked = request.url;
    response.end('{}');
  });
});

/** @returns the address and protocol that the backend gets for a visitor who sends forged ones */
async function throughEdge(remoteAddress: string, proxies?: string) {
  const edge = await site.open({
    apiUrl: api.url,
    trustedProxies: readSettings({ TRUSTED_PROXIES: proxies }).trustedProxies,
  });
  const headers = { 'x-forwarded-for': '8.8.8.8, 203.0.113.5', 'x-forwarded-proto': 'https' };
  const answer = await edge.inject({ method: 'POST', url: '/auth/login', headers, remoteAddress, payload: 'email=a' });
  expect(answer.statusCode).toBe(200);
  transport = answer.headers['strict-transport-security'];
  return [heard['x-forwarded-for'], heard['x-forwarded-proto']];
}

test.each([undefined, ''])(
  'a visitor cannot choose the address that the backend counts by (proxy in front: %j)',
  async (none) => {
    expect(await throughEdge('10.0.0.7', none)).toEqual(['10.0.0.7', 'http']);
    expect(transport).toBeUndefined();
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('TRUSTED_PROXIES does not name it'));
  },
);

test('the backend gets the visitor’s address from a named proxy, as far as that proxy saw it', async () => {
  expect(await throughEdge('10.0.0.7', '192.0.2.1 uniquelocal')).toEqual(['203.0.113.5', 'https']);
  expect(transport).toBe('max-age=31536000');
  expect(warned).not.toHaveBeenCalled();
});

test('a visitor who comes past the named proxy cannot choose an address', async () => {
  expect(await throughEdge('198.51.100.1', 'uniquelocal')).toEqual(['198.51.100.1', 'http']);
});

test.each([
  ['', '/auth/login?a=1'],
  ['/', '/auth/login?a=1'],
  ['/v1/rifas', '/v1/rifas/auth/login?a=1'],
  ['/v1/rifas/', '/v1/rifas/auth/login?a=1'],
])('calls for an API at %p go below its path', async (path, address) => {
  const edge = await site.open({ apiUrl: `${api.url}${path}` });
  await edge.inject({ method: 'POST', url: '/auth/login?a=1', payload: 'email=a' });
  expect(asked).toBe(address);
});
