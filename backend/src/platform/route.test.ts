import { sql } from 'drizzle-orm';
import qs from 'qs';
import {
  generateLink,
  getPassenger,
  getRaffles,
  MAX_NUMBERS,
  MAX_TICKETS,
  putInBag,
  saveComment,
} from '@rifas/shared/contracts';
import { LINK_STATUS } from '../testing/contract-request';
import { CASH_BUYER, createRaffle, createSeller, PASSWORD, type TestSeller } from '../testing/fixtures';
import { createTestApp, type TestApp } from '../testing/test-app';
import { BODY_LIMIT } from './request-body';

let app: TestApp;
let ana: TestSeller;
let token: string;
let ids: number[];
const logLines: string[] = [];
beforeAll(async () => {
  app = await createTestApp({ logLines });
  ana = await createSeller(app.db);
  token = await app.tokenOf(ana.userId);
  ids = await createRaffle(app.db, ana.passengerId, { numero: '00123' });
});

const link = { ...CASH_BUYER, status: LINK_STATUS, asumirRecargo: 'false' };
const post = (url: string, payload: string, contentType: string, headers: Record<string, string> = {}) =>
  app.request({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': contentType, authorization: token, ...headers },
  });

describe('request bodies', () => {
  test.each([
    [
      'PHP brackets',
      'application/x-www-form-urlencoded',
      () => qs.stringify({ ...link, talones: ids }, { arrayFormat: 'brackets' }),
    ],
    [
      'indexed brackets',
      'application/x-www-form-urlencoded',
      () => qs.stringify({ ...link, talones: ids }, { arrayFormat: 'indices' }),
    ],
    ['JSON', 'application/json', () => JSON.stringify({ ...link, talones: ids })],
    ['JSON behind a byte order mark', 'application/json', () => `\uFEFF${JSON.stringify({ ...link, talones: ids })}`],
  ])('are read from %s', async (_name, contentType, payload) => {
    expect((await post(`/${generateLink.path}`, payload(), contentType)).body.status).toBe('success');
  });

  test.each([
    [
      'JSON',
      'application/json',
      JSON.stringify({ ...link, talones: Array.from({ length: 120_000 }, (_, id) => id % 9) }),
      'El pedido tiene demasiados campos.',
    ],
    [
      'a form with indexes',
      'application/x-www-form-urlencoded',
      qs.stringify({ talones: Array(5001).fill(1) }),
      'Datos no válidos: talones.',
    ],
  ])('too many ids are refused before each of them is read: %s', async (_name, contentType, payload, message) => {
    const { status, body } = await post(`/${generateLink.path}`, payload, contentType);
    expect(status).toBe(400);
    expect(body).toEqual({ status: 'error', data: null, message });
  });

  test('the longest list that is allowed is read from a form', async () => {
    const many = Array.from({ length: MAX_TICKETS }, (_, i) => 1_000_000 + i);
    const { status, body } = await app.call(generateLink, { ...link, talones: many }, { token });
    expect([status, body.data]).toEqual([200, 'Uno o más talones no están disponibles.']);
  });

  test('too many raffle numbers are refused with the name of the field', async () => {
    const rifas = Array.from({ length: MAX_NUMBERS + 1 }, (_, number) => String(number));
    const { status, body } = await app.call(putInBag, { rifas }, { token });
    expect([status, body.message]).toEqual([400, 'Datos no válidos: rifas.']);
  });

  test.each([
    [{ talones: ['x'] }, 'talones[0]'],
    [{ talones: [] }, 'talones'],
    [{ talones: [1], Nombre: 'x'.repeat(121) }, 'Nombre'],
    [{ talones: [1], status: 'Pago' }, 'status'],
  ])('a field out of bounds is named: %#', async (changes, path) => {
    const { status, body } = await post(
      `/${generateLink.path}`,
      JSON.stringify({ ...link, ...changes }),
      'application/json',
    );
    expect([status, body.message]).toEqual([400, `Datos no válidos: ${path}.`]);
  });

  test('fields that the contract does not name are ignored, whatever they hold', async () => {
    const extra = { otro: { a: [1, { b: null }] }, Numero: 7, estado: 'x\0' };
    const { body } = await post(
      `/${generateLink.path}`,
      JSON.stringify({ ...link, ...extra, talones: ids }),
      'application/json',
    );
    expect(body.status).toBe('success');
  });

  test.each([
    ['another content type', 'text/plain', 'hola', 415],
    ['a body too large', 'application/x-www-form-urlencoded', `numero=1&comment=${'x'.repeat(BODY_LIMIT)}`, 413],
  ])('%s is refused in the envelope', async (_name, contentType, payload, expected) => {
    const { status, body } = await post(`/${saveComment.path}`, payload, contentType);
    expect(status).toBe(expected);
    expect(body).toEqual({ status: 'error', data: null, message: expect.any(String) });
  });
});

describe('sessions and XSRF', () => {
  test('calls of one session at once get the same cookie, and another session gets another cookie', async () => {
    const cookieOf = async (session?: string) => {
      const { headers } = await app.call(getRaffles, {}, session ? { token: session } : {});
      return String(headers['set-cookie']);
    };
    const [first, second] = await Promise.all([cookieOf(token), cookieOf(token)]);
    expect(first).toBe(second);
    expect(await cookieOf()).not.toBe(await cookieOf());
    expect(await cookieOf(`${token}x`)).not.toBe(first);
  });

  test('GET sets the cookie, and a call that writes with the cookie must send the header', async () => {
    const { headers } = await app.call(getRaffles, {}, { token });
    const cookie = String(headers['set-cookie']);
    expect(cookie).toMatch(/^XSRF-TOKEN=[\w-]+; Path=\/; SameSite=Lax$/);
    const value = cookie.split(/[=;]/)[1] ?? '';
    const save = (extra: Record<string, string>) =>
      app.call(saveComment, { numero: '00123', comment: 'hola' }, { token, headers: extra });
    expect((await save({ cookie: `a=b; XSRF-TOKEN=${value}` })).status).toBe(403);
    expect((await save({ cookie: `XSRF-TOKEN=${value}`, 'x-xsrf-token': 'otro' })).status).toBe(403);
    expect((await save({ cookie: `XSRF-TOKEN=${value}`, 'x-xsrf-token': value })).body.status).toBe('success');
    expect((await save({})).body.status).toBe('success');
    // A call that only reads may have been sent a moment before the cookie came.
    expect(
      (await app.call(getPassenger, { token }, { token, headers: { cookie: `XSRF-TOKEN=${value}` } })).body.status,
    ).toBe('success');
    expect(
      (await app.call(getRaffles, {}, { token, headers: { cookie: `XSRF-TOKEN=${value}` } })).headers['set-cookie'],
    ).toBeUndefined();
  });
});

test('a request that takes too long is cut off, and no cache stores an answer', async () => {
  expect(app.http.server.requestTimeout).toBeGreaterThan(0);
  expect((await app.request({ method: 'GET', url: '/healthz' })).headers['cache-control']).toBe('no-store');
});

test('an unknown address answers 404 in the envelope', async () => {
  const { status, body } = await app.request({ method: 'GET', url: '/api/nada' });
  expect([status, body]).toEqual([404, { status: 'error', data: null, message: 'No existe.' }]);
});

test('/metrics counts requests by route', async () => {
  const { text } = await app.request({ method: 'GET', url: '/metrics' });
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/talon/get-by-pasajero",status="200"}',
  );
  expect(text).toContain('rifas_events_total{event="link",outcome="generated"}');
});

test('logs are JSON with the request id and without secrets', async () => {
  logLines.splice(0);
  const answer = await app.request({
    method: 'POST',
    url: `/auth/login?token=secreto`,
    headers: { 'content-type': 'application/json', authorization: 'secreto', 'x-request-id': 'pedido-1' },
    payload: JSON.stringify({ email: 'ana@example.com', password: PASSWORD, getHash: false, type: 'student-rifas' }),
  });
  // A link's token is part of this address.
  await app.request({ method: 'GET', url: '/talon/eticket/secreto' });
  await app.request({ method: 'GET', url: '/nada/secreto' });
  app.http.log.info({ password: 'secreto', body: { token: 'secreto' } }, 'careless');
  expect(answer.headers['x-request-id']).toBe('pedido-1');
  const text = logLines.join('');
  expect(logLines.map((line) => (JSON.parse(line) as { reqId?: string }).reqId)).toContain('pedido-1');
  expect(text).toContain('careless');
  expect(text).not.toContain('secreto');
  expect(text).not.toContain(PASSWORD);
  expect(text).not.toContain(answer.body.token);
});

test('a query that fails is logged without its parameters', async () => {
  logLines.splice(0);
  const error = await app.db.execute(sql`select ${'secreto'}::int`).catch((cause: unknown) => cause);
  app.http.log.error({ err: Object.assign(error as Error, { cause: new Error('invalid input') }) }, 'failed');
  const [line = ''] = logLines;
  expect(line).toContain('Failed query: select');
  expect(line).toContain('invalid input');
  expect(line).not.toContain('secreto');
});

test('the log of an error contains no mail address', () => {
  app.http.log.error({ err: new Error('550 5.1.1 <eva.paz@example.com>: no such user') }, 'mail not sent');
  const [line = ''] = logLines.slice(-1);
  expect(line).toContain('550 5.1.1 <[mail]>: no such user');
  expect(line).toContain('route.test.ts');
  expect(line).not.toContain('eva.paz');
});
