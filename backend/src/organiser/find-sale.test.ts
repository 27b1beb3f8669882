import { randomUUID } from 'node:crypto';
import { deletePayment } from '@rifas/shared/contracts';
import { auditLog, mails, refunds, sales } from '../db/schema';
import { buyerColumns } from '../talon/buyer-columns';
import { sellInCash, startPayment } from '../testing/checkout-steps';
import { approved, paymentScene, type Begun, type PaymentScene } from '../testing/payment-scene';
import { createTestApp, type TestApp } from '../testing/test-app';
import { endRefund } from './end-refund';
import { findSales } from './find-sale';
import { resolveCheck } from './resolve';

const EVA = { firstName: 'Eva', lastName: 'Paz', email: 'eva@example.com', phone: '099', department: '' };

let app: TestApp;
let scene: PaymentScene;
let begun: Begun;
beforeEach(async () => {
  app = await createTestApp();
  scene = await paymentScene(app);
  begun = await scene.begin();
});

const found = async (text: string) => {
  const [sales, history] = await findSales(app.db, text);
  return {
    states: sales?.rows.map(({ estado }) => estado),
    happened: history?.rows.map(({ venta, que }) => [venta, que]),
  };
};

test('The history of a link says that its tickets were sold in cash, and that the cash sale was deleted.', async () => {
  const token = await app.tokenOf(scene.ana.userId);
  await sellInCash(app, scene.ana, begun.ids.slice(0, 1));
  const sold = await found(begun.numero);
  expect(sold.states).toEqual(['pagado', 'reemplazado']);
  expect(sold.happened).toContainEqual(['', `rifa ${begun.numero}, sorteo 1: talon.pago-contado`]);
  await app.call(deletePayment, { talon_id: begun.ids[0] }, { token });
  const deleted = await found(begun.numero);
  expect(deleted.states).toEqual(['borrado', 'reemplazado']);
  expect(deleted.happened).toContainEqual(['', `rifa ${begun.numero}, sorteo 1: talon.pago-borrado`]);
});

test('The history of a payment has its refund and the steps of the organiser, but no comment of the seller.', async () => {
  await scene.settle(begun.attempt, approved(4100));
  await resolveCheck(app, 1, 'devolver');
  app.setTime(90);
  await app.db.update(refunds).set({ estado: 'Rechazada', askedAt: app.clock() });
  await endRefund(app, 1, 'pedida-de-nuevo');
  await app.db
    .insert(auditLog)
    .values({ action: 'rifa.comentario', entity: 'rifa', entityId: begun.numero, detail: {} });
  const { happened = [] } = await found(begun.attempt);
  expect(happened).toContainEqual(['', 'devolución 1: devolucion.pedida-de-nuevo']);
  expect(JSON.stringify(happened)).not.toContain('comentario');
});

test('The search lists the 100 newest mails of an address, with the number of failures of each.', async () => {
  const written = Array.from({ length: 101 }, (_, index) => ({
    toAddress: 'eva@example.com',
    subject: `Mail ${index}`,
    text: '',
    html: '',
    failures: index,
  }));
  await app.db.insert(mails).values(written);
  const { rows = [], note } = (await findSales(app.db, begun.numero)).at(-1) ?? {};
  expect(rows).toHaveLength(100);
  expect(note).toBe('Hay 1 más viejos.');
  expect(rows[0]).toMatchObject({ asunto: 'Mail 1' });
  expect(rows.at(-1)).toMatchObject({ asunto: 'Mail 100', enviado: '', fallas: 100 });
});

test('The search lists the 100 newest sales of a buyer, and says how many older ones there are.', async () => {
  const sale = { passengerId: scene.ana.passengerId, asumirRecargo: false, ...buyerColumns(EVA) };
  const more = (count: number) =>
    app.db.insert(sales).values(Array.from({ length: count }, () => ({ ...sale, token: randomUUID() })));
  await more(99);
  expect((await findSales(app.db, 'eva@example.com'))[0]?.note).toBeUndefined();
  await more(3);
  const [found] = await findSales(app.db, 'eva@example.com');
  expect(found?.rows).toHaveLength(100);
  expect(found?.rows.at(-1)).toMatchObject({ venta: 4 });
  expect(found?.note).toBe('Hay 3 más viejas: buscá por su número, su rifa o su autorización.');
});

test('A paid sale is listed with the buyer who paid, who may not be the one for whom the link was made.', async () => {
  const paid = await startPayment(app, begun.link, 4000, { client_email: 'otra@example.com', client_fname: 'Otra' });
  await scene.settle(paid, approved(4000));
  const [found] = await findSales(app.db, begun.numero);
  expect(found?.rows).toMatchObject([{ comprador: 'Otra Paz', mail: 'otra@example.com' }]);
});
