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
      response.write(answered.body);
      // Node ends a response that is shorter than it says; an API that broke off closes the connection.
      if (answered.headers['content-length'] === 9000) setTimeout(() => response.destroy(), 50);
      else response.end();
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

test('where the API breaks off in an answer, the edge says so in a text that a browser can read', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { statusCode, headers, payload } = await ask(LONG.slice(0, 5000), 'gzip, br', { 'content-length': 9000 });
  expect([statusCode, headers['content-encoding']]).toEqual([500, undefined]);
  expect(JSON.parse(payload)).toMatchObject({ status: 'error' });
  warned.mockRestore();
});

test('an answer that the API has compressed is not compressed again', async () => {
  const { headers, rawPayload } = await ask(gzipSync(LONG), 'gzip, br', { 'content-encoding': 'gzip' });
  expect(headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(rawPayload).toString()).toBe(LONG);
});
