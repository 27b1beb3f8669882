import type { PaymentOutcome } from '../checkout/payment-attempt';
import { decidePayment } from '../sandbox/sandbox-gateway';
import { notify } from '../testing/checkout-steps';
import { approved, paymentScene, type PaymentScene } from '../testing/payment-scene';
import { createTestApp, type TestApp } from '../testing/test-app';
import { salesToCheck } from './to-check';

let app: TestApp;
let scene: PaymentScene;
beforeEach(async () => {
  app = await createTestApp();
  scene = await paymentScene(app);
});
afterEach(() => app.close());

const listed = async () => (await salesToCheck(app.db, app.clock())).at(-1)?.rows;
const withCode = (authorizationCode: string, cents?: number): PaymentOutcome => {
  const outcome = approved(cents);
  return outcome.kind === 'approved' ? { ...outcome, card: { ...outcome.card, authorizationCode } } : outcome;
};

test.each<[name: string, again: PaymentOutcome, row: object]>([
  ['another authorisation', withCode('999'), { autorizacion: '999', importe: '42.00', moneda: '840' }],
  ['another amount', approved(4300), { autorizacion: '778899', importe: '43.00', moneda: '840' }],
  ['another currency', approved(4200, '858'), { autorizacion: '778899', importe: '42.00', moneda: '858' }],
])(
  'A second charge of a paid attempt with %s is listed once, for sixty days, however often it is reported.',
  async (_n, again, row) => {
    const { attempt } = await scene.begin();
    for (const outcome of [approved(), again, again]) expect(await scene.settle(attempt, outcome)).toBe('Aprobado');
    expect(await listed()).toMatchObject([{ intento: 1, ...row }]);
    app.setTime(61 * 24 * 3600);
    expect(await listed()).toEqual([]);
  },
);

test.each<[name: string, told: readonly PaymentOutcome[]]>([
  ['the same charge again', [approved(), approved()]],
  ['the same without its authorisation', [approved(), withCode('')]],
  [
    'the same without an amount',
    [
      approved(),
      {
        kind: 'approved',
        charge: undefined,
        card: { issuer: '', acquirer: '', authorizationCode: '', maskedNumber: '', type: undefined },
      },
    ],
  ],
  ['a rejection before and after', [{ kind: 'rejected' }, approved(), { kind: 'rejected' }]],
])('No second charge is listed for %s.', async (_name, told) => {
  const { attempt } = await scene.begin();
  for (const outcome of told) await scene.settle(attempt, outcome);
  expect(await listed()).toEqual([]);
});

test('Two payments with an authorisation each are not a second charge.', async () => {
  for (const code of ['1', '2']) await scene.settle((await scene.begin()).attempt, withCode(code));
  expect(await listed()).toEqual([]);
});

test('A notice of a second charge is told if it is the first to say that a rejected payment was charged after all.', async () => {
  const { attempt } = await scene.begin();
  await scene.settle(attempt, { kind: 'rejected' });
  await decidePayment(app, attempt, true);
  expect((await notify(app, attempt, { fields: { amount: 4200 } })).body.data).toEqual({ estado: 'Aprobado' });
  expect(await listed()).toMatchObject([{ intento: 1, autorizacion: '123456', importe: '42.00' }]);
});
