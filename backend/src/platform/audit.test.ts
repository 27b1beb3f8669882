import {
  confirmReception,
  createPersonalPayment,
  deletePayment,
  deletePersonalPayment,
  firstLogin,
  generateLink,
  LINK_STATUS,
  login,
  LOGIN_TYPE,
  putInBag,
  registerTickets,
  removeFromBag,
  requestRaffles,
  requestResetLink,
  saveComment,
  transferDirectly,
  uploadImage,
  type AnyContract,
  type WireBody,
} from '@rifas/shared/contracts';
import { gt } from 'drizzle-orm';
import { auditLog } from '../db/schema';
import { createLink, notify, startPayment } from '../testing/checkout-steps';
import { writes } from '../testing/every-contract';
import { createRaffle, createSeller, PASSWORD } from '../testing/fixtures';
import { createTestApp, type TestApp } from '../testing/test-app';
import { createAnasWorld, type AnasWorld } from '../testing/two-sellers';

let app: TestApp;
let world: AnasWorld;
beforeEach(async () => {
  app = await createTestApp();
  world = await createAnasWorld(app);
});
afterEach(() => app.close());

/** The traces that a piece of work leaves. */
async function tracesOf(work: () => Promise<unknown>) {
  const seen = (await app.db.select().from(auditLog)).map(({ id }) => id);
  await work();
  const rows = await app.db.select().from(auditLog).where(gt(auditLog.id, Math.max(0, ...seen))).orderBy(auditLog.id);
  return rows.map(({ userId, action, entity, entityId }) => ({ userId, action, entity, entityId }));
}

const buyer = { Nombre: 'Eva', Apellido: 'Paz', Email: 'eva@example.com', Celular: '099', Departamento: '' };
interface Change {
  by: 'ana' | 'bruno' | 'carla';
  body: WireBody;
  action: string;
  /** How many rows: one for each thing that changes. */
  rows?: number;
}
const changes: Readonly<Record<string, () => Change>> = {
  [generateLink.name]: () => ({ by: 'ana', body: { ...buyer, talones: world.pendingIds, status: LINK_STATUS, asumirRecargo: 'false' }, action: 'venta.link' }),
  [registerTickets.name]: () => ({ by: 'ana', body: { comprador: buyer, talones: world.pendingIds, deposito_id: world.depositId }, action: 'talon.pago-contado', rows: 2 }),
  [deletePayment.name]: () => ({ by: 'ana', body: { talon_id: world.soldIds[0] }, action: 'talon.pago-borrado' }),
  [createPersonalPayment.name]: () => ({ by: 'ana', body: { monto: '1', deposito_id: world.depositId }, action: 'pago-personal.alta' }),
  [deletePersonalPayment.name]: () => ({ by: 'ana', body: { pagoPersonal_id: world.personalPaymentId }, action: 'pago-personal.baja' }),
  [saveComment.name]: () => ({ by: 'ana', body: { numero: world.numero.pending, comment: '' }, action: 'rifa.comentario' }),
  [putInBag.name]: () => ({ by: 'ana', body: { rifas: [world.numero.pending] }, action: 'bolsa.poner' }),
  [removeFromBag.name]: () => ({ by: 'ana', body: { numeroRifa: world.numero.inBag }, action: 'bolsa.quitar' }),
  [requestRaffles.name]: () => ({ by: 'bruno', body: { rifas: [world.numero.inBag] }, action: 'bolsa.solicitar' }),
  [transferDirectly.name]: () => ({ by: 'ana', body: { rifas: [world.numero.pending], mailTransf: world.bruno.email }, action: 'transferencia.directa' }),
  [confirmReception.name]: () => ({ by: 'carla', body: { rifas: [world.numero.asked] }, action: 'transferencia.recibida' }),
};

// The images' own test sees to theirs.
test.each(writes.filter(({ name }) => name !== uploadImage.name))('$name leaves a trace of who changed what, and none where it is refused', async (contract: AnyContract) => {
  const change = changes[contract.name]?.();
  if (!change) throw new Error(`No change is known for ${contract.name}`);
  const { userId } = world[change.by];
  const token = await app.tokenOf(userId);
  const call = () => app.call(contract, change.body, { token });
  const traces = await tracesOf(async () => expect((await call()).body.status).toBe('success'));
  expect(traces).toHaveLength(change.rows ?? 1);
  for (const trace of traces) expect(trace).toMatchObject({ userId, action: change.action });
  const again = await call();
  if (again.body.status === 'success') return;
  expect(await tracesOf(call)).toEqual([]);
});

test('what the gateway settles leaves one for each ticket, and one for money to give back', async () => {
  const [first, second] = [await createLink(app, world.ana, world.pendingIds), await createLink(app, world.ana, world.pendingIds)];
  const [won, late] = [await startPayment(app, first, 4000), await startPayment(app, second, 4000)];
  expect((await tracesOf(() => notify(app, won))).map(({ action }) => action)).toEqual(['talon.pago-tarjeta', 'talon.pago-tarjeta']);
  expect(await tracesOf(() => notify(app, late))).toEqual([{ userId: null, action: 'devolucion.registrada', entity: 'venta', entityId: String(second.saleId) }]);
});

test('passwords and their links leave theirs', async () => {
  const { userId } = await createSeller(app.db, 'nueva@example.com', { mustSetPassword: true });
  const traces = await tracesOf(async () => {
    await app.call(login, { email: 'nueva@example.com', password: PASSWORD, getHash: false, type: LOGIN_TYPE });
    await app.call(firstLogin, { email: 'nueva@example.com', password: 'Nueva.2027', getHash: false });
    await app.call(requestResetLink, { email: 'nueva@example.com' });
  });
  expect(traces.map(({ userId: by, action }) => [by, action])).toEqual([
    [userId, 'usuario.primera-clave'],
    [userId, 'usuario.link-de-clave'],
  ]);
});

test('a change that fails half-way leaves neither change nor trace', async () => {
  const [taken = 0] = await createRaffle(app.db, world.bruno.passengerId, { numero: '9001', draws: 1 });
  const token = await app.tokenOf(world.ana.userId);
  const body = { comprador: buyer, talones: [...world.pendingIds, taken], deposito_id: world.depositId };
  expect(await tracesOf(() => app.call(registerTickets, body, { token }))).toEqual([]);
});
