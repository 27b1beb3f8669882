import { echoTest } from '@rifas/shared/contracts';
import { gatewayNotices } from '../db/schema';
import { GatewayUnreachable, NO_CARD, type PaymentFate } from '../gateway/gateway';
import { notify, signedBody } from '../testing/checkout-steps';
import { approved, paymentScene, type PaymentScene } from '../testing/payment-scene';
import { createTestApp, type TestApp } from '../testing/test-app';
import { settleLostNotices } from './lost-notices';
import { judgeNotice, judgeWaitingNotices, storeNotice } from './notices';
import type { PaymentOutcome } from './payment-attempt';

const UNKNOWN = { status: 'error', data: null, message: 'Intento desconocido.' };
const NOT_SIGNED = {
  status: 'error',
  data: null,
  message: 'La firma del aviso no es válida, o su hora no es de ahora.',
};

let app: TestApp;
let scene: PaymentScene;
let status: jest.SpyInstance<Promise<PaymentFate>, [string]>;
const logLines: string[] = [];
beforeAll(async () => {
  app = await createTestApp({ logLines });
  scene = await paymentScene(app);
});
beforeEach(async () => {
  status = jest.spyOn(app.gateway, 'status');
  logLines.length = 0;
  await app.db.delete(gatewayNotices);
});

/** The reasons in the log for refused notices. */
const reasons = () =>
  logLines
    .map((line) => JSON.parse(line) as { msg: string; reason?: string })
    .filter(({ msg }) => msg === 'gateway notice refused')
    .map(({ reason }) => reason);

test.each([
  ['without a body', ''],
  ['that is no JSON', '<xml>'],
  ['that names no payment', '{"approved":true}'],
])('A signed notice %s is refused as one of an unknown payment, and the log says why.', async (_name, body) => {
  const answer = await app.request(signedBody(app, body));
  expect([answer.status, answer.body]).toEqual([400, UNKNOWN]);
  expect(reasons()).toEqual(['reference']);
});

test.each<[name: string, encoding: BufferEncoding, contentType: string, issuer: string]>([
  ['in UTF-8', 'utf8', 'application/json', 'Banco Ñandú'],
  ['in UTF-8 that claims to be Latin-1', 'utf8', 'application/json; charset=iso-8859-1', 'Banco Ñandú'],
  ['in Latin-1 that claims nothing', 'latin1', 'application/json', 'Banco Ñandú'],
  ['in Latin-1 that claims to be UTF-8', 'latin1', 'application/json; charset="utf-8"', 'Banco Ñandú'],
  ['in a charset that it names', 'latin1', 'text/plain; charset=iso-8859-2', 'Banco Ńandú'],
  ['in UTF-16 that it names', 'utf16le', 'application/json; charset=utf-16le', 'Banco Ñandú'],
  ['in plain letters in UTF-16', 'utf16le', 'application/json; charset=utf-16le', 'Banco Sur'],
  ['in Latin-1 with a charset that nobody knows', 'latin1', 'text/plain; charset=klingon', 'Banco Ñandú'],
])('A notice %s is read, whatever bytes its signature covers.', async (_name, encoding, contentType, issuer) => {
  const { attempt, link } = await scene.begin();
  const sent = {
    attempt,
    approved: true,
    amount: 4200,
    currency: '840',
    card: { issuer: issuer === 'Banco Sur' ? issuer : 'Banco Ñandú' },
  };
  const answer = await app.request(signedBody(app, Buffer.from(JSON.stringify(sent), encoding), { contentType }));
  expect([answer.status, answer.body.data]).toEqual([200, { estado: 'Aprobado' }]);
  const [stored] = await app.db.select().from(gatewayNotices);
  expect(stored).toMatchObject({ body: expect.stringContaining(issuer), reading: { card: { issuer } } });
  expect((await scene.saleOf(link.saleId)).paidAt).not.toBeNull();
});

test('A notice of an unknown payment is refused and not stored, and the log names the payment.', async () => {
  const answer = await notify(app, 'nada');
  expect([answer.status, answer.body]).toEqual([400, UNKNOWN]);
  expect(await app.db.$count(gatewayNotices)).toBe(0);
  expect(logLines.map((line) => (JSON.parse(line) as { attempt?: string }).attempt)).toContain('nada');
});

test.each([
  ['the signature', { secret: 'otro' }, 'signature'],
  ['the age', { age: 301 }, 'age'],
  ['a time to come', { age: -301 }, 'age'],
])(
  'A notice that is refused for %s answers 401 and settles nothing, and the log says why.',
  async (_name, changes, reason) => {
    const { attempt } = await scene.begin();
    const answer = await notify(app, attempt, changes);
    expect((await scene.attemptOf(attempt)).estado).toBe('Iniciado');
    expect(await app.db.$count(gatewayNotices)).toBe(0);
    expect([answer.status, answer.body]).toEqual([401, NOT_SIGNED]);
    expect(reasons()).toEqual([reason]);
  },
);

test('An error of the gateway’s client does not refuse a notice: the call answers 500, and the next try counts.', async () => {
  const { attempt } = await scene.begin();
  jest.spyOn(app.gateway, 'readNotices').mockImplementationOnce(() => {
    throw new TypeError('broken');
  });
  expect((await notify(app, attempt)).status).toBe(500);
  expect(reasons()).toEqual([]);
  expect((await notify(app, attempt)).body.data).toEqual({ estado: 'Aprobado' });
});

test('The log of a payment says that a notice decided it, and the notice is marked as judged.', async () => {
  const { attempt } = await scene.begin();
  await notify(app, attempt);
  expect((await scene.eventsOf(attempt)).at(-1)).toMatchObject({ kind: 'Aprobado', detail: { source: 'aviso' } });
  expect(await app.db.select().from(gatewayNotices)).toMatchObject([{ judgedAt: app.clock() }]);
});

describe('A notice that decides nothing is kept while the gateway has no answer either', () => {
  const unclear = { fields: { approved: 'quizás' } };
  const judgedAt = async () => (await app.db.select().from(gatewayNotices)).map((notice) => notice.judgedAt);

  test('A silent gateway leaves the payment as it is, and the notice waits.', async () => {
    const { attempt } = await scene.begin();
    status.mockRejectedValue(new GatewayUnreachable('silent'));
    expect((await notify(app, attempt, unclear)).body.data).toEqual({ estado: 'Iniciado' });
    expect(await judgedAt()).toEqual([null]);
    status.mockResolvedValue({ state: 'rejected' });
    await judgeWaitingNotices(app);
    expect((await scene.attemptOf(attempt)).estado).toBe('Rechazado');
    expect(await judgedAt()).toEqual([app.clock()]);
  });

  test.each<[name: string, word: () => Promise<PaymentFate>]>([
    ['is still open', async () => ({ state: 'open' })],
    ['is with the bank', async () => ({ state: 'processing' })],
    ['is one that the gateway is silent about', () => Promise.reject(new GatewayUnreachable('silent'))],
  ])(
    'A payment that %s is queried for its notices for two minutes, and then by the job for lost notices.',
    async (_name, word) => {
      const { attempt } = await scene.begin();
      status.mockImplementation(word);
      for (let told = 0; told < 3; told += 1) await notify(app, attempt, unclear);
      app.setTime(120);
      await judgeWaitingNotices(app);
      expect(await judgedAt()).toEqual([null, null, null]);
      app.setTime(1);
      await judgeWaitingNotices(app);
      expect(await judgedAt()).toEqual([app.clock(), app.clock(), app.clock()]);
      status.mockClear();
      await judgeWaitingNotices(app);
      expect(status).not.toHaveBeenCalled();
      status.mockResolvedValue({ state: 'rejected' });
      await settleLostNotices(app);
      expect((await scene.attemptOf(attempt)).estado).toBe('Rechazado');
    },
  );

  test.each<[state: string, outcome: PaymentOutcome]>([
    ['voided', { kind: 'voided' }],
    ['paid', approved()],
  ])(
    'A notice of a %s payment waits for the decision of the gateway, for three days at most, and longer only if it is silent.',
    async (_state, outcome) => {
      const { attempt } = await scene.begin();
      await scene.settle(attempt, outcome);
      status.mockResolvedValue({ state: 'processing' });
      await notify(app, attempt, unclear);
      app.setTime(3 * 24 * 3600);
      await judgeWaitingNotices(app);
      expect(await judgedAt()).toEqual([null]);
      app.setTime(1);
      status.mockRejectedValueOnce(new GatewayUnreachable('silent'));
      await judgeWaitingNotices(app);
      expect(await judgedAt()).toEqual([null]);
      await judgeWaitingNotices(app);
      expect(await judgedAt()).toEqual([app.clock()]);
    },
  );

  test('An error of the gateway’s client fails the call, and the notice is not lost.', async () => {
    const { attempt } = await scene.begin();
    status.mockRejectedValue(new TypeError('broken'));
    expect((await notify(app, attempt, unclear)).status).toBe(500);
    expect(await judgedAt()).toEqual([null]);
    await expect(judgeWaitingNotices(app)).rejects.toThrow('broken');
  });
});

test.each([
  ['One waiting notice', 1],
  ['Any number of waiting notices', 201],
])(
  '%s that cannot be judged: later notices are judged, each failure is logged, and the job fails.',
  async (_name, count) => {
    const [broken, later] = [await scene.begin(), await scene.begin()];
    status.mockRejectedValue(new GatewayUnreachable('silent'));
    await notify(app, broken.attempt, { fields: { approved: 'quizás' } });
    const [stored] = await app.db
      .select({ attemptId: gatewayNotices.attemptId, body: gatewayNotices.body, reading: gatewayNotices.reading })
      .from(gatewayNotices);
    for (let more = 1; stored && more < count; more += 1) await app.db.insert(gatewayNotices).values(stored);
    await notify(app, later.attempt, { fields: { approved: 'quizás' } });
    status.mockImplementation(async (reference) => {
      if (reference === broken.attempt) throw new TypeError('broken');
      return { state: 'rejected' };
    });
    await expect(judgeWaitingNotices(app)).rejects.toThrow('broken');
    expect((await scene.attemptOf(broken.attempt)).estado).toBe('Iniciado');
    expect((await scene.attemptOf(later.attempt)).estado).toBe('Rechazado');
    expect(logLines.filter((line) => line.includes('notice not settled'))).toHaveLength(count);
  },
);

test('A waiting notice with a decision is judged before the notices that need a query to the gateway.', async () => {
  const [unclear, rejected] = [await scene.begin(), await scene.begin()];
  status.mockRejectedValue(new GatewayUnreachable('silent'));
  await notify(app, unclear.attempt, { fields: { approved: 'quizás' } });
  const decided = {
    reference: rejected.attempt,
    decision: 'rejected',
    charge: undefined,
    card: NO_CARD,
    text: '',
  } as const;
  await storeNotice(app, decided);
  status.mockImplementation(async () => {
    expect((await scene.attemptOf(rejected.attempt)).estado).toBe('Rechazado');
    throw new GatewayUnreachable('silent');
  });
  status.mockClear();
  await judgeWaitingNotices(app);
  expect(status).toHaveBeenCalledTimes(1);
});

test('judgeNotice returns undefined for a missing notice.', async () => {
  expect(await judgeNotice(app, 0)).toBeUndefined();
});

test('The call limits do not apply to notices, because the gateway sends all of them from one address.', async () => {
  const limited = await createTestApp({
    database: app.database,
    config: { callLimits: { seller: { burst: 1, perSecond: 0.001 }, address: { burst: 1, perSecond: 0.001 } } },
  });
  const ofVisitor = () => limited.call(echoTest, { token: 'nada' });
  await ofVisitor();
  expect((await ofVisitor()).status).toBe(429);
  const { attempt } = await scene.begin();
  const statuses = [];
  for (let notice = 0; notice < 3; notice += 1) statuses.push((await notify(limited, attempt)).status);
  expect(statuses).toEqual([200, 200, 200]);
});
