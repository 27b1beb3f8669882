import { createServer, type OutgoingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { listenLocally, type LocalServer } from '../lib/local-server';
import { siteOfFiles } from './edge.testing';

const LONG = JSON.stringify({
  status: 'success',
  data: Array.from({ length: 500 }, (_, id) => ({ id, Estado: 'Pago' })),
});

const site = siteOfFiles();
let api: LocalServer;
let answered: { readonly headers: OutgoingHttpHeaders; readonly body: Buffer | string };
beforeAll(async () => {
  api = await listenLocally(
    createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', ...answered.headers });
      response.end(answered.body);
    }),
  );
});
afterAll(() => api.stop());

async function ask(body: Buffer | string, accepted: string | undefined, headers: OutgoingHttpHeaders = {}) {
  answered = { body, headers };
  const edge = await site.open({ apiUrl: api.url });
  const answer = await edge.inject({
    url: '/api/talon/get-by-pasajero',
    headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
  });
  await edge.close();
  return answer;
}

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('a list for a browser that accepts %s is sent as %s', async (accepted, encoding, decoded) => {
  const { headers, rawPayload } = await ask(LONG, accepted, { 'content-length': LONG.length });
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
  expect(headers['content-length']).not.toBe(String(LONG.length));
  expect(decoded(rawPayload).toString()).toBe(LONG);
  expect(rawPayload.length).toBeLessThan(LONG.length / 5);
});

test.each([
  ['nobody asked', LONG, undefined, {}],
  ['it is short', '{"status":"success"}', 'gzip, br', { 'content-length': 20 }],
  ['it is a picture', Buffer.alloc(5000), 'gzip, br', { 'content-type': 'image/png' }],
])('an answer is sent as it came where %s', async (_why, body, accepted, more) => {
  const { headers, rawPayload } = await ask(body, accepted, more);
  expect(headers['content-encoding']).toBeUndefined();
  expect(rawPayload.equals(Buffer.from(body))).toBe(true);
});

test('an answer that the API has compressed is not compressed again', async () => {
  const { headers, rawPayload } = await ask(gzipSync(LONG), 'gzip, br', { 'content-encoding': 'gzip' });
  expect(headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(rawPayload).toString()).toBe(LONG);
});
