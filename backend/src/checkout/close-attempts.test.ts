import { LINK_ALREADY_PAID } from '@rifas/shared/contracts';
import { texts } from '@rifas/shared/domain';
import { GatewayUnreachable, type PaymentFate } from '../gateway/gateway';
import { CARD, paymentScene, type Begun, type PaymentScene } from '../testing/payment-scene';
import { createTestApp, type TestApp } from '../testing/test-app';
import { closeAttempt, closeLiveAttempts } from './live-attempt';
import { settlePayment } from './settlement';

const PAID: PaymentFate = { state: 'approved', charge: { amountCents: 4200, currency: '840' }, card: CARD };
const OTHER_CHARGE: PaymentFate = { ...PAID, charge: { amountCents: 1, currency: '840' } };
const [VOIDED, PROCESSING] = [{ state: 'voided' }, { state: 'processing' }] as const;

/** The answers of the gateway to the two calls. */
let status: jest.SpyInstance<Promise<PaymentFate>, [string]>;
let voids: typeof status;
let app: TestApp;
let scene: PaymentScene;
let begun: Begun;
beforeAll(async () => {
  app = await createTestApp();
  scene = await paymentScene(app);
});
beforeEach(async () => {
  status = jest.spyOn(app.gateway, 'status');
  voids = jest.spyOn(app.gateway, 'void');
  begun = await scene.begin();
});
const close = async () => closeAttempt(app, await scene.attemptOf(begun.attempt));
const stateOf = async (token: string) => (await scene.attemptOf(token)).estado;

test.each<[state: PaymentFate['state']]>([['open'], ['unknown'], ['rejected']])(
  'A payment that is %s can still be made, so the gateway has to void it.',
  async (state) => {
    status.mockResolvedValue({ state } as PaymentFate);
    voids.mockResolvedValue(VOIDED);
    expect(await close()).toBe('Anulado');
    expect([status.mock.calls, voids.mock.calls]).toEqual([[[begun.attempt]], [[begun.attempt]]]);
    expect((await scene.eventsOf(begun.attempt)).slice(1)).toEqual([
      { kind: 'Anulado', detail: { source: 'consulta', approved: false } },
    ]);
  },
);

test.each<[name: string, fate: PaymentFate, estado: string]>([
  ['was paid', PAID, 'Aprobado'],
  ['was paid with another amount', OTHER_CHARGE, 'A revisar'],
  ['was voided before', VOIDED, 'Anulado'],
  ['the bank has not decided', PROCESSING, 'Iniciado'],
])('A payment that %s takes its state from the first answer, and is not voided.', async (_name, fate, estado) => {
  status.mockResolvedValue(fate);
  expect(await close()).toBe(estado);
  expect(await stateOf(begun.attempt)).toBe(estado);
  expect(voids).not.toHaveBeenCalled();
});

test('The answer of the gateway to the void counts more than its answer before.', async () => {
  status.mockResolvedValue({ state: 'open' });
  voids.mockResolvedValue(PAID);
  expect(await close()).toBe('Aprobado');
});

test.each<[name: string, told: boolean]>([
  ['', false],
  [', which is known already', true],
])('A payment that the gateway still calls rejected when it voids it%s is closed.', async (_name, told) => {
  if (told) await settlePayment(app, begun.attempt, { kind: 'rejected' }, { source: 'aviso' });
  status.mockResolvedValue({ state: 'rejected' });
  voids.mockResolvedValue({ state: 'rejected' });
  expect(await close()).toBe('Anulado');
  const kinds = (await scene.eventsOf(begun.attempt)).map(({ kind }) => kind);
  expect(kinds).toEqual(['iniciado', 'Rechazado', 'Anulado']);
});

test('A payment that the backend does not know is not decided, whatever the gateway says about it.', async () => {
  status.mockResolvedValue(VOIDED);
  expect(await closeAttempt(app, { token: 'nada' })).toBe('Iniciado');
});

describe('Before a link is paid again or ends, its payments are closed', () => {
  const closeAll = (silent?: string) => closeLiveAttempts(app, begun.link.saleId, silent);
  const saying = (message: string) => ({ name: 'BusinessError', data: null, answer: { message } });

  test.each<[name: string, fate: () => Promise<PaymentFate>]>([
    ['the gateway is silent', () => Promise.reject(new GatewayUnreachable('silent'))],
    ['the bank has not decided', async () => PROCESSING],
    ['somebody has to look at one', async () => OTHER_CHARGE],
  ])('Where %s, the caller has to wait.', async (_name, fate) => {
    status.mockImplementation(fate);
    await expect(closeAll()).rejects.toMatchObject(saying(texts.confirmingPayment));
  });

  test('The caller chooses the message for the wait.', async () => {
    status.mockResolvedValue(PROCESSING);
    await expect(closeAll('Esperá un momento.')).rejects.toMatchObject(saying('Esperá un momento.'));
  });

  test('If one of the payments was paid, the caller gets the code 405.', async () => {
    status.mockResolvedValue(PAID);
    const answer = { message: 'Ya se efectuó el pago.', code: LINK_ALREADY_PAID };
    await expect(closeAll()).rejects.toMatchObject({ name: 'BusinessError', answer });
  });

  test('An error of the gateway’s client is thrown, and does not count as silence.', async () => {
    status.mockRejectedValue(new TypeError('broken'));
    await expect(closeAll()).rejects.toThrow(TypeError);
    expect(await stateOf(begun.attempt)).toBe('Iniciado');
  });

  test('A rejected payment is closed too, because another card may follow; a closed payment is not queried again.', async () => {
    await settlePayment(app, begun.attempt, { kind: 'rejected' }, { source: 'aviso' });
    status.mockResolvedValue({ state: 'rejected' });
    voids.mockResolvedValue(VOIDED);
    await closeAll();
    expect(await stateOf(begun.attempt)).toBe('Anulado');
    await closeAll();
    expect(status).toHaveBeenCalledTimes(1);
  });
});
