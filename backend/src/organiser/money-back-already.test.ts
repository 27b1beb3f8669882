import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@rifas/tooling/lib/files';
import { askRefunds } from '../checkout/ask-refunds';
import { refunds } from '../db/schema';
import { GatewayUnreachable } from '../gateway/gateway';
import { decidePayment, takeBack } from '../sandbox/sandbox-gateway';
import { notify } from '../testing/checkout-steps';
import { changeTicket } from '../testing/fixtures';
import { paymentScene, type Begun, type PaymentScene } from '../testing/payment-scene';
import { createTestApp, type TestApp } from '../testing/test-app';
import { Problems } from './csv-file';
import { endRefund } from './end-refund';
import { findSales } from './find-sale';
import { resolveCheck } from './resolve';
import { settlementSections } from './settlement-report';
import { salesToCheck } from './to-check';

let app: TestApp;
let scene: PaymentScene;
let begun: Begun;
beforeEach(async () => {
  app = await createTestApp();
  scene = await paymentScene(app);
  begun = await scene.begin();
});

/** The rows of the lists that have some, by the start of their titles. */
const listed = async () =>
  Object.fromEntries(
    (await salesToCheck(app.db, app.clock())).flatMap(({ title, rows }) =>
      rows.length > 0 ? [[title.split(' ')[0], rows]] : [],
    ),
  );
const daily = async () => (await settlementSections(app.db, {}, new Problems()))[0]?.rows;
const EVEN = { cobros: 1, devuelto: '42.00', neto: '0.00' };

/** Its money is to be refunded, and then the gateway gives it back on its own, and says so. */
async function chargedBack(): Promise<void> {
  await decidePayment(app, begun.attempt, true);
  await changeTicket(app.db, begun.ids[0], { ownerId: scene.bruno.passengerId });
  await notify(app, begun.attempt);
  jest.spyOn(app.gateway, 'refund').mockRejectedValueOnce(new GatewayUnreachable('silent'));
  await askRefunds(app);
  await takeBack(app, begun.attempt);
  await notify(app, begun.attempt, { approved: false, fields: { why: 'contracargo' } });
}

test('A payment whose notice of a refund by the gateway came before its approval is not left for the organiser to pay back.', async () => {
  await decidePayment(app, begun.attempt, true);
  await takeBack(app, begun.attempt);
  await notify(app, begun.attempt, { approved: false });
  await notify(app, begun.attempt);
  await askRefunds(app);
  expect(await listed()).toEqual({});
  expect(await daily()).toMatchObject([EVEN]);
  const happened = (await findSales(app.db, begun.attempt)).find(({ title }) => title === 'historia')?.rows;
  expect(happened).toContainEqual(expect.objectContaining({ que: 'devolución 1: devolucion.hecha-por-la-pasarela' }));
});

test('A payment to be refunded that is charged back meanwhile is listed with its notice until its refund has ended.', async () => {
  await chargedBack();
  expect(await listed()).toMatchObject({
    cobrados: [{ intento: 1, estado: 'A devolver', dice: expect.stringContaining('contracargo') }],
  });
  app.setTime(120);
  await askRefunds(app);
  expect(await listed()).toEqual({});
  expect(await daily()).toMatchObject([EVEN]);
});

test('A payment that is to be checked and was taken back cannot be accepted, and stays listed after the decision to refund it, until it ends.', async () => {
  await decidePayment(app, begun.attempt, true, { amountCents: 4300 });
  await notify(app, begun.attempt, { fields: { amount: 4300 } });
  await takeBack(app, begun.attempt);
  await notify(app, begun.attempt, { approved: false });
  expect(await resolveCheck(app, 1, 'aceptar')).toBe(
    'La pasarela da ahora por no cobrado el intento 1: solo se puede devolver.',
  );
  await resolveCheck(app, 1, 'devolver');
  expect(await listed()).toMatchObject({ cobrados: [{ intento: 1, estado: 'A devolver' }] });
  await askRefunds(app);
  expect(await listed()).toEqual({});
  expect(await scene.refund()).toMatchObject({ estado: 'Hecha', montoCents: 4300 });
});

test('A refund that was refused before the gateway gave the money back is listed with both, and ends once it is requested again.', async () => {
  await chargedBack();
  await app.db.update(refunds).set({ estado: 'Rechazada' });
  expect(await listed()).toMatchObject({
    devoluciones: [{ devolucion: 1, estado: 'Rechazada', motivo: 'talón no disponible' }],
    cobrados: [{ intento: 1 }],
  });
  await endRefund(app, 1, 'pedida-de-nuevo');
  await askRefunds(app);
  expect(await listed()).toEqual({});
  expect(await scene.refund()).toMatchObject({ estado: 'Hecha' });
});

test('A payment that was paid back by other means and then charged back is listed: its buyer has the money twice.', async () => {
  await decidePayment(app, begun.attempt, true);
  await changeTicket(app.db, begun.ids[0], { ownerId: scene.bruno.passengerId });
  await notify(app, begun.attempt);
  jest.spyOn(app.gateway, 'refund').mockResolvedValueOnce('refused');
  await askRefunds(app);
  await endRefund(app, 1, 'hecha-por-otro-medio');
  expect(await listed()).toEqual({});
  await takeBack(app, begun.attempt);
  await notify(app, begun.attempt, { approved: false, fields: { why: 'contracargo' } });
  expect(await listed()).toMatchObject({
    cobrados: [{ intento: 1, estado: 'A devolver', dice: expect.stringContaining('contracargo') }],
  });
  app.setTime(61 * 24 * 3600);
  expect(await listed()).toEqual({});
});

test('What the gateway gave back on its own is expected in its report as a refund.', async () => {
  await chargedBack();
  app.setTime(120);
  await askRefunds(app);
  const report = join(temporaryFolder('report'), 'informe.csv');
  const differences = async (...types: string[]) => {
    const lines = types.map((type) => `${begun.attempt};;${type};42,00;840`);
    writeFileSync(report, ['referencia;autorizacion;tipo;importe;moneda', ...lines].join('\n'));
    const [found] = await settlementSections(app.db, { report }, new Problems());
    return found?.rows.map(({ referencia, que }) => [referencia, que]);
  };
  const [chargeLacks, backLacks] = ['cobro', 'devolucion'].map((type) => [
    begun.attempt,
    `${type} que no está en el informe`,
  ]);
  expect(await differences('cobro', 'devolucion')).toEqual([]);
  // Each of these differences names the payment, and together they add up to nothing.
  expect(await differences('cobro', 'contracargo')).toEqual([[begun.attempt, 'no es cobro ni devolucion'], backLacks]);
  expect(await differences()).toEqual([chargeLacks, backLacks]);
});
