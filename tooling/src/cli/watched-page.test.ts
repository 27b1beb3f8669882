import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterwards, serve } from '../lib/afterwards.testing';
import { temporaryFolder } from '../lib/files';
import { edgeOf } from './watched-page';

test('a remote that runs alone calls the API as the site does: below the path of its address, with cookies of its own', async () => {
  const api = await serve(
    ({ url }, response) =>
      void response.setHeader('Set-Cookie', 'XSRF-TOKEN=1; Domain=api.example; Path=/rifas').end(url),
  );
  const folder = temporaryFolder('alone');
  writeFileSync(join(folder, 'index.html'), 'the page');
  const edge = await edgeOf(folder, `${api.url}/rifas`);
  afterwards(() => edge.close());
  const { body, headers } = await edge.inject('/api/validate?x=1');
  expect([body, headers['set-cookie']]).toEqual(['/rifas/api/validate?x=1', ['XSRF-TOKEN=1; Path=/']]);
  expect((await edge.inject('/dashboard/rifas')).body).toBe('the page');
});

test('a remote that runs alone gets its files, and a long answer of the API compressed as on the site', async () => {
  const long = JSON.stringify({ data: Array.from({ length: 500 }, (_, id) => ({ id })) });
  const api = await serve(
    (_request, response) => void response.setHeader('Content-Type', 'application/json').end(long),
  );
  const folder = temporaryFolder('alone');
  for (const file of ['index.html', 'standalone.js']) writeFileSync(join(folder, file), file);
  const edge = await edgeOf(folder, api.url);
  afterwards(() => edge.close());
  for (const url of ['/api/talon/get-by-pasajero', '/telemetry', '/reset-link/', '/upload-image/1']) {
    const { headers, rawPayload } = await edge.inject({ url, headers: { 'accept-encoding': 'gzip' } });
    expect([headers['content-encoding'], gunzipSync(rawPayload).toString()]).toEqual(['gzip', long]);
  }
  const bodies = ['/', '/standalone.js', '/__nothing'].map(async (url) => (await edge.inject(url)).body);
  expect(await Promise.all(bodies)).toEqual(['index.html', 'standalone.js', 'index.html']);
});
