import { gatewayNotices } from '../db/schema';
import { SIGNATURE_HEADER } from '../gateway/read-notice';
import { decidePayment } from '../sandbox/sandbox-gateway';
import { notify, signedBody, signedNotice } from '../testing/checkout-steps';
import { paymentScene, type PaymentScene } from '../testing/payment-scene';
import { createTestApp, type TestApp } from '../testing/test-app';

const UNKNOWN = { status: 'error', data: null, message: 'Intento desconocido.' };

let app: TestApp;
let scene: PaymentScene;
let status: jest.SpyInstance;
beforeAll(async () => {
  app = await createTestApp();
  scene = await paymentScene(app);
});
beforeEach(async () => {
  status = jest.spyOn(app.gateway, 'status');
  await app.db.delete(gatewayNotices);
});

const signed = (payload: string) => app.request(signedBody(app, payload));

describe('Fields that the gateway writes in another way', () => {
  const estadoFor = async (fields: object, changes: object = {}) => {
    const { attempt } = await scene.begin();
    return (await notify(app, attempt, { fields, ...changes })).body.data;
  };

  test.each([true, 'true', 'TRUE', ' True ', 1, '1'])(
    'The value %p of approved counts as an approval.',
    async (approved) => {
      expect(await estadoFor({ approved })).toEqual({ estado: 'Aprobado' });
    },
  );

  test.each([false, 'false', 'FALSE', ' False', 0, '0'])(
    'The value %p of approved counts as a rejection.',
    async (approved) => {
      expect(await estadoFor({ approved })).toEqual({ estado: 'Rechazado' });
    },
  );

  test.each(['approved', 'success', 'yes', 'untrue', '', 2, -1, 1.5, null, [true], ['1'], { true: true }])(
    'The unclear value %p of approved never pays: the backend queries the gateway.',
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
  ])('A charge of %p in %p is the requested charge.', async (amount, currency) => {
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
  ])('A charge of %p in %p waits for a check by a person.', async (amount, currency) => {
    expect(await estadoFor({ amount, currency })).toEqual({ estado: 'A revisar' });
  });

  test('An amount with decimals is not read: 42.00 must not count as 42 cents, because only that would be refunded.', async () => {
    const { attempt } = await scene.begin();
    await notify(app, attempt, { fields: { amount: '42.00' } });
    expect(await scene.attemptOf(attempt)).toMatchObject({ estado: 'A revisar', chargedCents: null });
  });

  test.each(['', ';;;', 'json', 'text/plain'])(
    'A notice of the content type %p, without a card, is read.',
    async (type) => {
      const { attempt } = await scene.begin();
      const notice = signedNotice(app, attempt, { fields: { card: undefined, extra: { deep: [1] } } });
      const answer = await app.request({ ...notice, headers: { ...notice.headers, 'content-type': type } });
      expect(answer.body.data).toEqual({ estado: 'Aprobado' });
    },
  );

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
  ])('The fields %j of a form are read like those of JSON.', async (fields, estado) => {
    expect((await form((await scene.begin()).attempt, fields)).body.data).toEqual({ estado });
  });

  test('A card number in a form is masked before it is stored.', async () => {
    await form((await scene.begin()).attempt, { card: '4111 1111 1111 1111' });
    const [kept] = await app.db.select().from(gatewayNotices);
    expect(JSON.parse(kept?.body ?? '')).toMatchObject({ approved: 'true', card: '**** **** **** 1111' });
  });

  test.each(['<xml>', 'approved=true', 'attempt=nada', '{"attempt":'])('The text %s is not a notice.', async (text) => {
    expect((await signed(text)).body).toEqual(UNKNOWN);
  });
});

describe('Several notices in one body', () => {
  const of = (attempt: string, fields: object = {}) => ({
    attempt,
    approved: true,
    amount: 4200,
    currency: '840',
    ...fields,
  });
  const send = (body: unknown) => signed(JSON.stringify(body));

  test('Each notice of a list is settled and stored separately, and the same list sent again changes nothing.', async () => {
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
  ])('Among several notices of one payment the approval counts, also if %s.', async (_name, decisions) => {
    const { attempt } = await scene.begin();
    await send(decisions.map((approved) => of(attempt, { approved })));
    expect((await scene.attemptOf(attempt)).estado).toBe('Aprobado');
  });

  test('Entries without a payment and notices of unknown payments do not stop the other notices.', async () => {
    const { attempt } = await scene.begin();
    const answer = await send([null, 7, 'x', {}, of('nada'), of('a\u0000b'), of(attempt)]);
    expect([answer.status, answer.body.data]).toEqual([200, { estado: 'Aprobado' }]);
  });

  test.each([[[]], [[of('nada'), of('nadie')]], [{ list: [] }]])(
    'A body without a notice of a known payment (%j) is refused.',
    async (body) => {
      expect((await send(body)).body).toEqual(UNKNOWN);
      expect(await app.db.$count(gatewayNotices)).toBe(0);
    },
  );

  test('A notice that fails is stored, and the other notices are settled before the call answers 500.', async () => {
    const [broken, paid] = [await scene.begin(), await scene.begin()];
    status.mockRejectedValue(new TypeError('broken'));
    expect((await send([of(broken.attempt, { approved: '?' }), of(paid.attempt)])).status).toBe(500);
    expect((await scene.attemptOf(paid.attempt)).estado).toBe('Aprobado');
    const kept = await app.db.select().from(gatewayNotices).orderBy(gatewayNotices.id);
    expect(kept.map(({ judgedAt }) => judgedAt)).toEqual([null, app.clock()]);
  });
});

describe('A notice in an envelope decides nothing, because the envelope may say that the money went back', () => {
  test.each<[name: string, wrap: (notice: object) => unknown]>([
    ['an object', (data) => ({ type: 'payment.refunded', attempt: 2, data })],
    ['an object in an object', (object) => ({ event: { data: { object } } })],
    ['a list in an object', (notice) => ({ notices: [notice] })],
    ['an object in a list', (data) => [{ data }]],
  ])('For a notice in %s the backend queries the gateway, and that answer counts.', async (_name, wrap) => {
    const [paid, open] = [await scene.begin(), await scene.begin()];
    await decidePayment(app, paid.attempt, true);
    const body = ({ attempt }: { attempt: string }) =>
      JSON.stringify(wrap({ attempt, approved: true, amount: 4200, currency: '840' }));
    expect((await signed(body(paid))).body.data).toEqual({ estado: 'Aprobado' });
    expect((await signed(body(open))).body.data).toEqual({ estado: 'Iniciado' });
    const kept = await app.db.select().from(gatewayNotices).orderBy(gatewayNotices.id);
    expect(kept.map((notice) => notice.body)).toEqual([body(paid), body(open)]);
  });

  test('A notice that is nested 100,000 levels deep is not read.', async () => {
    const { attempt } = await scene.begin();
    const deep = `${'['.repeat(100_000)}{"attempt":"${attempt}"}${']'.repeat(100_000)}`;
    expect((await signed(deep)).body).toEqual(UNKNOWN);
  });

  test('A notice inside another notice is only a field of that notice.', async () => {
    const { attempt } = await scene.begin();
    const before = { attempt, approved: true, amount: 4200, currency: '840' };
    expect((await notify(app, attempt, { approved: false, fields: { before } })).body.data).toEqual({
      estado: 'Rechazado',
    });
  });
});
