import { gatewayNotices } from '../db/schema';
import type { Gateway } from '../gateway/gateway';
import { SIGNATURE_HEADER, signedHeaders } from '../gateway/read-notice';
import { decidePayment } from '../sandbox/sandbox-gateway';
import { notify, signedNotice } from '../testing/checkout-steps';
import { paymentScene, type PaymentScene } from '../testing/payment-scene';
import { createTestApp, type TestApp } from '../testing/test-app';

const UNKNOWN = { status: 'error', data: null, message: 'Intento desconocido.' };

let app: TestApp;
let scene: PaymentScene;
let sandbox: Gateway;
const status = jest.fn<ReturnType<Gateway['status']>, Parameters<Gateway['status']>>();
beforeAll(async () => {
  app = await createTestApp({
    gateway: (made) => {
      sandbox = made;
      return { ...made, status };
    },
  });
  scene = await paymentScene(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  status.mockReset().mockImplementation((reference) => sandbox.status(reference));
  await app.db.delete(gatewayNotices);
});

/** Any text, signed as the gateway signs. */
const signed = (payload: string) =>
  app.request({
    method: 'POST',
    url: '/geopay/callback',
    headers: { 'content-type': 'application/json', ...signedHeaders(app.config.gatewaySecret, app.clock(), payload) },
    payload,
  });

describe('What the gateway writes in another way', () => {
  const estadoFor = async (fields: object, changes: object = {}) => {
    const { attempt } = await scene.begin();
    return (await notify(app, attempt, { fields, ...changes })).body.data;
  };

  test.each([true, 'true', 'TRUE', ' True ', 1, '1'])('An approval that is written %p is one.', async (approved) => {
    expect(await estadoFor({ approved })).toEqual({ estado: 'Aprobado' });
  });

  test.each([false, 'false', 'FALSE', ' False', 0, '0'])('A rejection that is written %p is one.', async (approved) => {
    expect(await estadoFor({ approved })).toEqual({ estado: 'Rechazado' });
  });

  test.each(['approved', 'success', 'yes', 'untrue', '', 2, -1, 1.5, null, [true], ['1'], { true: true }])(
    'What says neither yes nor no (%p) is never paid: the gateway is asked.',
    async (approved) => {
      expect(await estadoFor({ approved })).toEqual({ estado: 'Iniciado' });
      expect(status).toHaveBeenCalledTimes(1);
    },
  );

  test.each<[amount: unknown, currency: unknown]>([
    ['4200', 840],
    [' 4200 ', ' 840 '],
    ['4200', 'USD'],
    [4200, 'usd'],
  ])('A charge of %p in %p is what was asked.', async (amount, currency) => {
    expect(await estadoFor({ amount, currency })).toEqual({ estado: 'Aprobado' });
  });

  test.each<[amount: unknown, currency: unknown]>([
    ['42.00', '840'],
    ['4200.00', '840'],
    ['0x1068', '840'],
    ['42,00', '840'],
    ['4.200', '840'],
    ['4,200', '840'],
    [4200.5, '840'],
    [-4200, '840'],
    [[4200], '840'],
    [true, '840'],
    [4200, 'UYU'],
    [4200, 'US$'],
    [4200, ['840']],
    [4200, ''],
  ])('A charge of %p in %p is looked at by a person.', async (amount, currency) => {
    expect(await estadoFor({ amount, currency })).toEqual({ estado: 'A revisar' });
  });

  test('An amount with decimals is not known: 42.00 is not taken for 42 cents, which is all that would be given back.', async () => {
    const { attempt } = await scene.begin();
    await notify(app, attempt, { fields: { amount: '42.00' } });
    expect(await scene.attemptOf(attempt)).toMatchObject({ estado: 'A revisar', chargedCents: null });
  });

  test.each(['', ';;;', 'json', 'text/plain'])('The content type %p is no reason to refuse a notice.', async (type) => {
    const { attempt } = await scene.begin();
    const notice = signedNotice(app, attempt);
    const answer = await app.request({ ...notice, headers: { ...notice.headers, 'content-type': type } });
    expect(answer.body.data).toEqual({ estado: 'Aprobado' });
  });

  test('A signature in capitals is the same signature, and the reference may have blanks around it.', async () => {
    const { attempt } = await scene.begin();
    const notice = signedNotice(app, attempt, { fields: { attempt: ` ${attempt}\n` } });
    const headers = { ...notice.headers, [SIGNATURE_HEADER]: notice.headers?.[SIGNATURE_HEADER]?.toUpperCase() };
    expect((await app.request({ ...notice, headers })).body.data).toEqual({ estado: 'Aprobado' });
  });
});

describe('A notice that is a form', () => {
  const form = (attempt: string, fields: Record<string, string> = {}) =>
    signed(String(new URLSearchParams({ attempt, approved: 'true', amount: '4200', currency: '840', ...fields })));

  test.each<[fields: Record<string, string>, estado: string]>([
    [{}, 'Aprobado'],
    [{ approved: '0' }, 'Rechazado'],
    [{ amount: '42,00' }, 'A revisar'],
    [{ approved: 'sí' }, 'Iniciado'],
  ])('Its fields %j are read as those of JSON are.', async (fields, estado) => {
    expect((await form((await scene.begin()).attempt, fields)).body.data).toEqual({ estado });
  });

  test('No card number in it is kept.', async () => {
    await form((await scene.begin()).attempt, { card: '4111 1111 1111 1111' });
    const [kept] = await app.db.select().from(gatewayNotices);
    expect(JSON.parse(kept?.body ?? '')).toMatchObject({ approved: 'true', card: '**** **** **** 1111' });
  });

  test.each(['<xml>', 'approved=true', 'attempt=nada', '{"attempt":'])('%s is no notice.', async (text) => {
    expect((await signed(text)).body).toEqual(UNKNOWN);
  });
});

describe('Several notices at once', () => {
  const of = (attempt: string, fields: object = {}) => ({
    attempt,
    approved: true,
    amount: 4200,
    currency: '840',
    ...fields,
  });
  const send = (body: unknown) => signed(JSON.stringify(body));

  test('Each is dealt with by itself and kept by itself; sent again, nothing changes.', async () => {
    const [paid, rejected, wrong] = [await scene.begin(), await scene.begin(), await scene.begin()];
    const body = [of(paid.attempt), of(rejected.attempt, { approved: false }), of(wrong.attempt, { amount: 1 })];
    const states = ['Aprobado', 'Rechazado', 'A revisar'].map((estado) => ({ estado }));
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await send(body);
      expect([answer.status, answer.body.data]).toEqual([200, states]);
    }
    const kept = await app.db.select().from(gatewayNotices).orderBy(gatewayNotices.id);
    expect(kept.slice(0, 3).map((notice) => JSON.parse(notice.body) as object)).toEqual(body);
    expect((await scene.eventsOf(paid.attempt)).map(({ kind }) => kind)).toEqual(['iniciado', 'Aprobado', 'repetido']);
  });

  test.each([
    ['an approval comes last', [false, true]],
    ['a rejection comes last', [true, false]],
  ])('Of one payment an approval counts, also where %s.', async (_name, decisions) => {
    const { attempt } = await scene.begin();
    await send(decisions.map((approved) => of(attempt, { approved })));
    expect((await scene.attemptOf(attempt)).estado).toBe('Aprobado');
  });

  test('What names no payment, and payments that nobody began, hold up no other.', async () => {
    const { attempt } = await scene.begin();
    const answer = await send([null, 7, 'x', {}, of('nada'), of('a\u0000b'), of(attempt)]);
    expect([answer.status, answer.body.data]).toEqual([200, { estado: 'Aprobado' }]);
  });

  test.each([[[]], [[of('nada'), of('nadie')]], [{ list: [] }]])(
    'Where none is of a payment that somebody began (%j) all are refused.',
    async (body) => {
      expect((await send(body)).body).toEqual(UNKNOWN);
      expect(await app.db.$count(gatewayNotices)).toBe(0);
    },
  );

  test('One that fails is kept, and the others are settled before the gateway is told to come again.', async () => {
    const [broken, paid] = [await scene.begin(), await scene.begin()];
    status.mockRejectedValue(new TypeError('broken'));
    expect((await send([of(broken.attempt, { approved: '?' }), of(paid.attempt)])).status).toBe(500);
    expect((await scene.attemptOf(paid.attempt)).estado).toBe('Aprobado');
    const kept = await app.db.select().from(gatewayNotices).orderBy(gatewayNotices.id);
    expect(kept.map(({ judgedAt }) => judgedAt)).toEqual([null, app.clock()]);
  });
});

describe('A notice in an envelope decides nothing by itself, for the envelope may say that the money went back', () => {
  test.each<[name: string, wrap: (notice: object) => unknown]>([
    ['an object', (data) => ({ type: 'payment.refunded', attempt: 2, data })],
    ['an object in an object', (object) => ({ event: { data: { object } } })],
    ['a list in an object', (notice) => ({ notices: [notice] })],
    ['an object in a list', (data) => [{ data }]],
  ])('In %s: the gateway is asked, and its word counts.', async (_name, wrap) => {
    const [paid, open] = [await scene.begin(), await scene.begin()];
    await decidePayment(app, paid.attempt, true);
    const body = ({ attempt }: { attempt: string }) =>
      JSON.stringify(wrap({ attempt, approved: true, amount: 4200, currency: '840' }));
    expect((await signed(body(paid))).body.data).toEqual({ estado: 'Aprobado' });
    expect((await signed(body(open))).body.data).toEqual({ estado: 'Iniciado' });
    const kept = await app.db.select().from(gatewayNotices).orderBy(gatewayNotices.id);
    expect(kept.map((notice) => notice.body)).toEqual([body(paid), body(open)]);
  });

  test('What is deeper than anybody sends is not looked for.', async () => {
    const { attempt } = await scene.begin();
    const deep = `${'['.repeat(100_000)}{"attempt":"${attempt}"}${']'.repeat(100_000)}`;
    expect((await signed(deep)).body).toEqual(UNKNOWN);
  });

  test('What stands inside of a notice is its own, and no other notice.', async () => {
    const { attempt } = await scene.begin();
    const before = { attempt, approved: true, amount: 4200, currency: '840' };
    expect((await notify(app, attempt, { approved: false, fields: { before } })).body.data).toEqual({
      estado: 'Rechazado',
    });
  });
});
