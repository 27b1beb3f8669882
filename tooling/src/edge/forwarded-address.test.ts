import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEdge } from './edge';

test('a visitor cannot choose the address that the backend counts by', async () => {
  const site = mkdtempSync(join(tmpdir(), 'edge-'));
  process.env.SITE_DIR = site;
  mkdirSync(join(site, 'x', '1'), { recursive: true });
  writeFileSync(join(site, 'x', 'current'), '1');
  writeFileSync(join(site, 'x', '1', 'composition.json'), JSON.stringify({ number: 1, routes: [], contentSecurityPolicy: '' }));

  let heard: IncomingHttpHeaders = {};
  const api = createServer((request, response) => {
    heard = request.headers;
    response.end('{}');
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const edge = await createEdge({ site: 'x', apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}` });
  const answer = await edge.inject({ method: 'POST', url: '/auth/login', headers: { 'x-forwarded-for': '8.8.8.8' }, remoteAddress: '10.0.0.7', payload: 'email=a' });
  expect(answer.statusCode).toBe(200);
  expect(heard['x-forwarded-for']).toBe('10.0.0.7');
  await edge.close();
  await new Promise((resolve) => api.close(resolve));
});
