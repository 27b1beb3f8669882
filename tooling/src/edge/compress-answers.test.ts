import type { OutgoingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { serve } from '../lib/afterwards.testing';
import { siteOfFiles } from './edge.testing';

const LONG = JSON.stringify({
  status: 'success',
  data: Array.from({ length: 500 }, (_, id) => ({ id, Estado: 'Pago' })),
});

const site = siteOfFiles();
async function ask(body: Buffer | string, accepted: string | undefined, headers: OutgoingHttpHeaders = {}) {
  const { url: apiUrl } = await serve((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', ...headers });
    response.write(body);
    // Node ends a response that is shorter than it says; an API that broke off closes the connection.
    if (headers['content-length'] === 9000) setTimeout(() => response.destroy(), 50);
    else response.end();
  });
  const edge = await site.open({ apiUrl });
  return edge.inject({
    url: '/api/talon/get-by-pasajero',
    headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
  });
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
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { statusCode, headers, payload } = await ask(LONG.slice(0, 5000), 'gzip, br', { 'content-length': 9000 });
  expect([statusCode, headers['content-encoding']]).toEqual([500, undefined]);
  expect(JSON.parse(payload)).toMatchObject({ status: 'error' });
});

test('an answer that the API has compressed is not compressed again', async () => {
  const { headers, rawPayload } = await ask(gzipSync(LONG), 'gzip, br', { 'content-encoding': 'gzip' });
  expect(headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(rawPayload).toString()).toBe(LONG);
});
