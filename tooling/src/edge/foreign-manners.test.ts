import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterwards, serve } from '../lib/afterwards.testing';
import { listenLocally } from '../lib/local-server';
import { repoRoot } from '../lib/repo';
import { API_HEADER_BYTES } from './ask-api';
import { siteOfFiles } from './edge.testing';

const site = siteOfFiles();

/** @returns the answer that a visitor gets from an API with these manners */
async function through(manners: RequestListener, path = '', protocol = 'http') {
  const { url } = await serve(manners);
  const edge = await site.open({ apiUrl: url + path, trustedProxies: ['loopback'] });
  return edge.inject({ url: '/api/validate', headers: { 'x-forwarded-proto': protocol } });
}

test('the edge sends each call to an overloaded API once, and passes its answer on', async () => {
  let asked = 0;
  const { statusCode, headers, body } = await through((_request, response) => {
    asked += 1;
    response.writeHead(503, { 'retry-after': '60', 'content-type': 'application/json' }).end('{"status":"error"}');
  });
  expect([asked, statusCode, headers['retry-after'], body]).toEqual([1, 503, '60', '{"status":"error"}']);
});

test('60 KB of headers reach the browser, because the write before them is done', async () => {
  const cookies = Array.from({ length: 15 }, (_, index) => `c${index}=${'x'.repeat(4000)}`);
  const { statusCode, headers } = await through((_request, response) =>
    response.setHeader('Set-Cookie', cookies).end('{}'),
  );
  expect([statusCode, headers['set-cookie']]).toEqual([200, cookies]);
  const conf = readFileSync(join(repoRoot, 'docker/nginx/nginx.conf'), 'utf8');
  expect(conf).toContain(`proxy_buffer_size ${API_HEADER_BYTES / 1024}k;`);
});

test('a notice that waits for "100 Continue", as .NET sends it, reaches the API', async () => {
  const { url: apiUrl } = await serve((asked, response) => void asked.pipe(response));
  const edge = await site.open({ apiUrl });
  const { port } = new URL(await edge.listen({ port: 0, host: '127.0.0.1' }));
  const notice = request({ port, path: '/geopay/notice', method: 'POST', headers: { Expect: '100-continue' } });
  notice.on('continue', () => notice.end('a=1')).flushHeaders();
  const [answer] = (await once(notice, 'response')) as [IncomingMessage];
  expect(await text(answer)).toBe('a=1');
});

test('no call reaches an API whose certificate nobody has signed', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation();
  // A key that only this test uses, with a certificate that it signed itself.
  const pem = readFileSync(join(__dirname, 'self-signed.testing.pem'));
  let asked = 0;
  const answer: RequestListener = (_request, response) => void response.end(String((asked += 1)));
  const api = await listenLocally(createSecureServer({ key: pem, cert: pem }, answer));
  afterwards(api.stop);
  const edge = await site.open({ apiUrl: api.url.replace('http:', 'https:') });
  const { statusCode } = await edge.inject({ method: 'POST', url: '/auth/login' });
  expect([statusCode, asked]).toEqual([502, 0]);
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('certificate'));
});

test.each([
  ['no cookie', [], undefined],
  ['one', ['XSRF-TOKEN=a; Domain=.api.example; Path=/'], ['XSRF-TOKEN=a; Path=/']],
  [
    'several',
    ['a=1; path=/;domain=api.example', 'b=domain=x; HttpOnly; DOMAIN = api.example; Secure', 'c=3'],
    ['a=1; path=/', 'b=domain=x; HttpOnly; Secure', 'c=3'],
  ],
])('cookies of the API become cookies of the site, whatever domain they name: %s', async (_many, sent, kept) => {
  const { headers } = await through((_request, response) => {
    if (sent.length > 0) response.setHeader('Set-Cookie', sent);
    response.end('{}');
  });
  expect(headers['set-cookie'] && [headers['set-cookie']].flat()).toEqual(kept);
});

test.each([
  ['/v1', '/'],
  ['/v1/', '/'],
  ['/v1/api', '/api'],
  ['/', '/'],
  ['/v10', '/v10'],
])('an API below a path sets a cookie for %s, and the browser gets it for %s', async (sent, kept) => {
  const { headers } = await through(
    (_request, response) => response.setHeader('Set-Cookie', `XSRF-TOKEN=a; Path=${sent}; Secure`).end('{}'),
    '/v1',
  );
  expect(headers['set-cookie']).toEqual([`XSRF-TOKEN=a; Path=${kept}; Secure`]);
});

test.each([
  ['http', undefined],
  ['https', 'max-age=31536000'],
])('over %s the site decides on Strict-Transport-Security, not the API', async (protocol, told) => {
  const { headers } = await through(
    (_request, response) => response.setHeader('Strict-Transport-Security', 'max-age=0; includeSubDomains').end('{}'),
    '',
    protocol,
  );
  expect(headers['strict-transport-security']).toBe(told);
});

test('a 408 of the API becomes a 504, because a browser would repeat a call after a 408', async () => {
  const { statusCode, body } = await through((_request, response) => {
    response.writeHead(408, { 'content-type': 'application/json' }).end('{"message":"Request Timeout"}');
  });
  expect([statusCode, body]).toEqual([504, '{"message":"Request Timeout"}']);
});

test('headers about the API’s own connection do not reach the visitor', async () => {
  const { headers } = await through((_request, response) => {
    response.writeHead(200, { connection: 'keep-alive', 'keep-alive': 'timeout=1' }).end('{}');
  });
  expect(headers.connection).not.toBe('keep-alive');
  expect(headers).not.toHaveProperty('keep-alive');
});

test.each(['http://site.example', 'HTTPS://site.example:443'])(
  'a request with the absolute address %s, as proxies get it, is served like one with a path',
  async (origin) => {
    const { url: apiUrl } = await serve(({ url }, response) => void response.end(url));
    const edge = await site.open({ apiUrl });
    const { port } = new URL(await edge.listen({ port: 0, host: '127.0.0.1' }));
    const ask = async (path: string, method = 'GET') => {
      const [answer] = (await once(request({ port, path, method }).end(), 'response')) as [IncomingMessage];
      return text(answer);
    };
    expect(await ask(`${origin}/api/x?a=1`, 'POST')).toBe('/api/x?a=1');
    expect(await ask(`${origin}/icon.svg`)).toBe('icon of 1');
    expect(await ask(origin)).toBe('page of 1');
  },
);

/** @returns the status of two calls and how many calls the API read; it closes the connection of the second one */
async function overClosed(method: 'GET' | 'POST') {
  jest.spyOn(console, 'warn').mockImplementation();
  let read = 0;
  const { url: apiUrl } = await serve((asked, response) => {
    read += 1;
    if (read === 2) asked.socket.destroy();
    else response.end('{}');
  });
  const edge = await site.open({ apiUrl });
  const codes = [];
  for (let call = 0; call < 2; call += 1) codes.push((await edge.inject({ method, url: '/api/validate' })).statusCode);
  return [...codes, read];
}

test('a GET is repeated once when the API closed its connection, and a POST is not', async () => {
  expect(await overClosed('GET')).toEqual([200, 200, 3]);
  expect(await overClosed('POST')).toEqual([200, 502, 2]);
});

test('a call that is under way at the API when the edge closes still gets its answer', async () => {
  const server = createServer();
  const api = await listenLocally(server);
  afterwards(api.stop);
  const edge = await site.open({ apiUrl: api.url });
  const url = await edge.listen({ port: 0, host: '127.0.0.1' });
  const answer = fetch(`${url}/api/talon/register`, { method: 'POST', body: 'a=1' });
  const [, response] = (await once(server, 'request')) as [IncomingMessage, ServerResponse];
  const closed = edge.close();
  // The edge refuses new requests by now.
  while ((await fetch(`${url}/healthz`)).status !== 503) continue;
  response.end('{"status":"success"}');
  const heard = await answer.then((answered) => answered.text()).catch(String);
  await closed;
  expect(heard).toBe('{"status":"success"}');
});
