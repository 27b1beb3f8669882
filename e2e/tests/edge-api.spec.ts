import { edge, expect, expectEdge, SECURITY, send, sendToEcho, slowBody, test } from '../support/edge';

// The rules of every edge for requests to the API.
test.beforeEach(expectEdge);

const DOTS = ['/api/../metrics', '/api/%2e%2e/metrics', '/api/..%2fmetrics', '/auth/..;/metrics', '//metrics'];
/** Addresses that try to get around the list of the API's addresses. Some parsers normalise them to /metrics. */
const AROUND = [...DOTS, '/api/x\\..\\..\\metrics', '/api/x/..\\..\\metrics', '/api/..%5c..%5cmetrics'];

test('the API is on the site’s own origin, and /metrics is not reachable there', async ({ request }) => {
  const refused = await request.get('/api/validate');
  expect(refused.status()).toBe(401);
  expect(await refused.json()).toMatchObject({ status: 'error' });
  expect(refused.headers()).toMatchObject(SECURITY);
  expect((await request.get('/metrics')).headers()['content-type']).toContain('text/html');
  for (const path of AROUND) {
    expect((await send(path)).body, path).not.toContain('# HELP');
  }
});

interface Echo {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

test('the edge passes method, address, headers and body of a request to the API unchanged', async () => {
  const cases = [
    ['GET', '/api/talon/get-by-pasajero?a=1&a=%C3%B1', ''],
    ['POST', '/auth/login', 'email=a%40b&talones[]=1'],
    ['PUT', '/api/a%20b%2Fc', '{"a":1}'],
    ['DELETE', '/talon/x', ''],
    ['POST', '/upload-image', 'x'.repeat(900_000)],
    ['POST', '/telemetry', '[]'],
    ['GET', '/sandbox/mailbox', ''],
    ['POST', '/reset-link', 'email=a'],
  ] as const;
  for (const [method, path, body] of cases) {
    const own = {
      authorization: 'un-token',
      'x-xsrf-token': 'abc',
      cookie: 'XSRF-TOKEN=abc',
      'content-type': 'text/plain',
    };
    const headers = { ...own, 'content-length': String(body.length) };
    const { status, body: answer } = await sendToEcho(path, { method, headers, body });
    expect(status, path).toBe(200);
    const heard = JSON.parse(answer) as Echo;
    expect([heard.method, heard.url, heard.body]).toEqual([method, path, body]);
    expect(heard.headers).toMatchObject(own);
  }
});

test('the edge compresses a long answer of the API and leaves a short one as it is', async () => {
  for (const [body, encoding] of [
    ['á'.repeat(20_000), 'gzip'],
    ['á', null],
  ] as const) {
    const answer = await fetch(`${edge().echoUrl}/api/x`, {
      method: 'POST',
      headers: { 'accept-encoding': 'gzip', 'content-type': 'text/plain' },
      body,
    });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(((await answer.json()) as Echo).body).toBe(body);
  }
});

test('a visitor cannot choose the address under which the backend counts requests', async () => {
  const claimed = {
    'x-forwarded-for': '8.8.8.8',
    'x-forwarded-host': 'otro.example',
    'x-forwarded-proto': 'https',
    host: 'rifas.example',
  };
  const { headers } = JSON.parse((await sendToEcho('/auth/login', { method: 'POST', headers: claimed })).body) as Echo;
  expect(headers).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': 'rifas.example',
    'x-forwarded-proto': 'http',
  });
});

test('the edge tells telemetry which releases it serves, and ignores what a visitor claims about that', async () => {
  const claimed = { 'x-rifas-composition': '{"composition":-1}', 'x-rifas-canary': '{"composition":-1}' };
  const heard = async (path: string) =>
    (JSON.parse((await sendToEcho(path, { method: 'POST', headers: claimed })).body) as Echo).headers;
  const { 'x-rifas-composition': names = '', 'x-rifas-canary': canary } = await heard('/telemetry');
  const served = JSON.parse(String(names)) as { readonly composition: number };
  expect(served).toMatchObject({
    composition: expect.any(Number) as unknown,
    versions: { shell: [expect.any(String)], 'mf-rifas': [expect.any(String)] },
    parts: { 'mf-rifas': expect.any(Array) as unknown[] },
  });
  expect([served.composition > 0, canary]).toEqual([true, undefined]);
  for (const path of ['/auth/login', '/telemetry/x'])
    expect(await heard(path)).not.toHaveProperty('x-rifas-composition');
});

test('headers of the API replace those of the edge, and a broken connection to the API returns a 502', async () => {
  const own = await sendToEcho('/api/own-policy');
  expect(own.headers).toMatchObject({ ...SECURITY, 'referrer-policy': 'no-referrer' });
  const none = await sendToEcho('/api/hang-up');
  expect(none.status).toBe(502);
  expect(JSON.parse(none.body)).toMatchObject({ status: 'error', data: null });
});

test('a cookie of the API belongs to the site, whatever domain it names', async () => {
  const { headers } = await sendToEcho('/api/own-cookie');
  const [cookie = ''] = [headers['set-cookie'] ?? []].flat();
  expect(cookie).toMatch(/^XSRF-TOKEN=a;/);
  expect(cookie).not.toContain('api.example');
});

test('a redirect of the API to its own host stays on the site', async () => {
  const { status, headers } = await sendToEcho('/api/elsewhere');
  expect([status, headers.location]).toEqual([307, '/api/there/?a=1']);
});

test('a 401 of the API does not open the password dialog of the browser', async () => {
  const { status, headers } = await sendToEcho('/api/challenge');
  expect([status, headers['www-authenticate']]).toEqual([401, undefined]);
});

test('the edge removes headers of the API that would apply to the whole site', async () => {
  const { status, headers } = await sendToEcho('/api/of-the-site');
  expect(status).toBe(200);
  for (const name of ['clear-site-data', 'alt-svc', 'refresh', 'strict-transport-security'])
    expect(headers[name]).toBeUndefined();
});

test('140 unfinished request bodies do not block the API for other visitors', async () => {
  const slow = await Promise.all(Array.from({ length: 140 }, slowBody));
  const answers = await Promise.all(Array.from({ length: 20 }, () => sendToEcho('/api/validate')));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  for (const socket of slow) socket.destroy();
});

test('a request body that is too large is refused in the envelope, in Spanish', async () => {
  const { status, body } = await sendToEcho('/api/x', { method: 'POST', headers: { 'content-length': '90000000' } });
  expect(status).toBe(413);
  expect(JSON.parse(body)).toEqual({ status: 'error', data: null, message: 'El pedido es demasiado grande.' });
});
