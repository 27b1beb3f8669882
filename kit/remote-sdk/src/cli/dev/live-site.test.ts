import { createServer } from 'node:http';
import { listenLocally, type LocalServer } from '@rifas/tooling/lib/local-server';
import { liveSite } from './live-site';

const ORIGIN = 'http://localhost:4400';
let server: LocalServer;
let site = '';
let page = '';

beforeAll(async () => {
  server = await listenLocally(createServer((_request, response) => response.end(page)));
  site = `http://localhost:${server.port}`;
});
afterAll(() => server.stop());

const describes = (descriptor: object) =>
  `<p>x</p><script type="application/json" id="deployment">${JSON.stringify(descriptor)}</script>`;

test('a site that names the origin is accepted, whatever path its address has', async () => {
  page = describes({ name: 'dtyt', statusPage: true, overrides: [ORIGIN] });
  await expect(liveSite(`${site}/dashboard?x=1`, ORIGIN)).resolves.toEqual({ origin: site, deployment: 'dtyt' });
});

test.each([
  [
    'names another origin',
    { statusPage: true, overrides: ['http://localhost:4001'] },
    '["http://localhost:4001","http://localhost:4400"]',
  ],
  ['has no status page', { statusPage: false, overrides: [ORIGIN] }, '"statusPage": true'],
  ['allows nothing', {}, '"overrides": ["http://localhost:4400"]'],
])('a site that %s is refused with what ops have to write', async (_what, allowing, line) => {
  page = describes({ name: 'dtyt', ...allowing });
  await expect(liveSite(site, ORIGIN)).rejects.toThrow(line);
});

test('a page that is not of Rifas is refused', async () => {
  page = '<p>hello</p>';
  await expect(liveSite(site, ORIGIN)).rejects.toThrow('has no page of Rifas');
});

test('an invalid address and an unreachable site are refused with different messages', async () => {
  await expect(liveSite('rifas.example', ORIGIN)).rejects.toThrow('--against takes the address of a site');
  await expect(liveSite('http://localhost:1', ORIGIN)).rejects.toThrow('http://localhost:1 cannot be reached');
});
