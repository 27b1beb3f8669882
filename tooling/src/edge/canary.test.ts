import { mkdirSync, rmSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { serve } from '../lib/afterwards.testing';
import { siteOfFiles } from './edge.testing';

let site: ReturnType<typeof siteOfFiles>;
let edge: FastifyInstance;

beforeEach(async () => {
  site = siteOfFiles();
  site.compose(2);
  edge = await site.open({ trustedProxies: ['loopback'] });
});

async function get(url: string, cookie?: string, proto = 'http') {
  const headers = { 'x-forwarded-proto': proto, ...(cookie === undefined ? {} : { cookie }) };
  const { body, headers: answered } = await edge.inject({ url, headers });
  return { body, policy: answered['content-security-policy'], vary: answered['vary'], set: answered['set-cookie'] };
}

test('visitors in the canary get its page, its policy and its files', async () => {
  site.point('canary 2 5');
  expect(await get('/a', 'rifas_canary=2-4')).toEqual({
    body: 'page of 2',
    policy: 'policy of 2',
    vary: 'Accept-Encoding, Cookie',
    set: undefined,
  });
  expect(await get('/a', 'rifas_canary=2-5')).toMatchObject({ body: 'page of 1', policy: 'policy of 1' });
  expect([(await get('/icon.svg', 'rifas_canary=2-4')).body, (await get('/icon.svg')).body]).toEqual([
    'icon of 2',
    expect.stringMatching(/^icon of [12]$/),
  ]);
  expect((await get('/a', undefined, 'https')).set).toMatch(/^rifas_canary=2-\d{1,2}; .*; Secure$/);
});

test('telemetry gets the names of both compositions, which a visitor cannot forge, and no other call gets them', async () => {
  const heard: IncomingHttpHeaders[] = [];
  const { url: apiUrl } = await serve((request, response) => {
    heard.push(request.headers);
    response.end();
  });
  for (const number of [1, 2]) site.compose(number, { site: 'x', releases: { shell: `1.${number}.0` } });
  site.point('canary 2 5');
  const own = await site.open({ apiUrl });
  const headers = { 'x-rifas-composition': 'mine', 'x-rifas-canary': 'mine' };
  for (const url of ['/telemetry', '/auth/login']) await own.inject({ method: 'POST', url, headers });
  expect(heard.map((one) => [one['x-rifas-composition'], one['x-rifas-canary']])).toEqual([
    [1, 2].map((composition) =>
      JSON.stringify({ site: 'x', composition, versions: { shell: [`1.${composition}.0`] }, parts: {} }),
    ),
    [undefined, undefined],
  ]);
});

test('open tabs learn of both compositions, and of one where there is no canary', async () => {
  expect((await get('/healthz')).body).toBe('composition 1\n');
  site.point('canary 2 5');
  expect((await get('/healthz')).body).toBe('composition 1\ncanary 2\n');
});

test('a wider share of a canary and its end take effect from the next request on', async () => {
  site.point('canary 2 5');
  expect((await get('/a', 'rifas_canary=2-30')).body).toBe('page of 1');
  site.point('canary 2 50');
  expect((await get('/a', 'rifas_canary=2-30')).body).toBe('page of 2');
  site.point();
  expect(await get('/a', 'rifas_canary=2-30')).toMatchObject({
    body: 'page of 1',
    vary: 'Accept-Encoding',
    set: 'rifas_canary=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
  });
});

test('an unreadable pointer leaves visitors with what they had', async () => {
  await get('/a');
  const pointer = join(site.folder, 'x/current');
  rmSync(pointer);
  mkdirSync(pointer);
  expect((await get('/a')).body).toBe('page of 1');
  rmSync(pointer, { recursive: true });
  site.point('canary 2 99');
  expect((await get('/a', 'rifas_canary=2-1')).body).toBe('page of 2');
});

test('no visitor gets an unreadable canary until it can be read', async () => {
  site.point('canary 3 99');
  expect((await get('/a', 'rifas_canary=3-1')).body).toBe('page of 1');
  site.compose(3);
  expect((await get('/a', 'rifas_canary=3-1')).body).toBe('page of 3');
});
