import { gt } from 'drizzle-orm';
import { registerTickets, type AnyContract, type WireBody } from '@rifas/shared/contracts';
import { auditLog, personalPayments } from '../db/schema';
import { createLink } from '../testing/checkout-steps';
import { LINK_STATUS } from '../testing/contract-request';
import { writes, type CallName } from '../testing/every-contract';
import { CASH_BUYER, createDeposit, createRaffle, createSeller, type TestSeller } from '../testing/fixtures';
import { createTestApp, type TestApp } from '../testing/test-app';
import { transferSteps } from '../testing/transfer-steps';

let app: TestApp;
let sellers: Record<'ana' | 'bruno' | 'carla', TestSeller>;
let depositId: number;
let count = 0;
beforeAll(async () => {
  app = await createTestApp();
  sellers = {
    ana: await createSeller(app.db),
    bruno: await createSeller(app.db, 'bruno@example.com'),
    carla: await createSeller(app.db, 'carla@example.com'),
  };
  depositId = await createDeposit(app.db, sellers.ana.passengerId, 1_000_000);
});

/** A raffle of Ana's with two pending tickets. */
async function raffle(): Promise<{ numero: string; ids: number[] }> {
  count += 1;
  const numero = String(count);
  return { numero, ids: await createRaffle(app.db, sellers.ana.passengerId, { numero }) };
}
const tokenOf = (who: keyof typeof sellers) => app.tokenOf(sellers[who].userId);

/** The traces that a piece of work leaves. */
async function tracesOf(work: () => Promise<unknown>) {
  const seen = (await app.db.select().from(auditLog)).map(({ id }) => id);
  await work();
  const rows = await app.db
    .select()
    .from(auditLog)
    .where(gt(auditLog.id, Math.max(0, ...seen)))
    .orderBy(auditLog.id);
  return rows.map(({ userId, action, entity, entityId }) => ({ userId, action, entity, entityId }));
}

interface Change {
  /** Ana, where nobody else is named. */
  by?: 'bruno' | 'carla';
  body: WireBody;
  action: string;
  /** A second action, where the call ends one thing and begins another. */
  also?: string;
  /** How many rows: one for each thing that changes. */
  rows?: number;
}
const cash = (ids: number[]) => ({ comprador: CASH_BUYER, talones: ids, deposito_id: depositId });
const steps = () => transferSteps(app, sellers.ana);

const link = async () => (await createLink(app, sellers.ana, (await raffle()).ids)).token;

const changes: Readonly<Partial<Record<CallName, () => Promise<Change>>>> = {
  generateLink: async () => ({
    body: { ...CASH_BUYER, talones: (await raffle()).ids, status: LINK_STATUS, asumirRecargo: 'false' },
    action: 'venta.link',
  }),
  registerTickets: async () => ({ body: cash((await raffle()).ids), action: 'talon.pago-contado', rows: 2 }),
  deletePayment: async () => {
    const { ids } = await raffle();
    await app.call(registerTickets, cash(ids), { token: await tokenOf('ana') });
    return { body: { talon_id: ids[0] }, action: 'talon.pago-borrado' };
  },
  cancelLink: async () => ({ body: { token: await link() }, action: 'venta.link-cancelado' }),
  replaceLink: async () => ({
    body: { ...CASH_BUYER, token: await link(), asumirRecargo: 'false' },
    action: 'venta.link-reemplazado',
    also: 'venta.link',
    rows: 2,
  }),
  resendSoldTicket: async () => {
    const { ids } = await raffle();
    await app.call(registerTickets, cash(ids), { token: await tokenOf('ana') });
    return { body: { talon_id: ids[0] }, action: 'venta.e-ticket-reenviado' };
  },
  saveMailSettings: async () => ({ body: { avisar_ventas: 'false' }, action: 'pasajero.mails' }),
  createPersonalPayment: async () => ({
    body: { monto: '1', deposito_id: depositId },
    action: 'pago-personal.alta',
  }),
  deletePersonalPayment: async () => {
    const [payment] = await app.db
      .insert(personalPayments)
      .values({ depositId, montoCents: 100, fecha: '2026-11-20 10:00:00' })
      .returning();
    return { body: { pagoPersonal_id: payment?.id }, action: 'pago-personal.baja' };
  },
  saveComment: async () => ({
    body: { numero: (await raffle()).numero, comment: 'hola' },
    action: 'rifa.comentario',
  }),
  putInBag: async () => ({ body: { rifas: [(await raffle()).numero] }, action: 'bolsa.poner' }),
  removeFromBag: async () => {
    const { numero } = await raffle();
    await (await steps()).put(numero);
    return { body: { numeroRifa: numero }, action: 'bolsa.quitar' };
  },
  requestRaffles: async () => {
    const { numero } = await raffle();
    await (await steps()).put(numero);
    return { by: 'bruno', body: { rifas: [numero] }, action: 'bolsa.solicitar' };
  },
  transferDirectly: async () => ({
    body: { rifas: [(await raffle()).numero], mailTransf: sellers.bruno.email },
    action: 'transferencia.directa',
  }),
  confirmReception: async () => {
    const { numero } = await raffle();
    await (await steps()).direct(sellers.carla.email, numero);
    return { by: 'carla', body: { rifas: [numero] }, action: 'transferencia.recibida' };
  },
};
/** The calls that may be repeated; all others are refused the second time. */
const REPEATABLE: readonly CallName[] = [
  'generateLink',
  'createPersonalPayment',
  'saveComment',
  'resendSoldTicket',
  'saveMailSettings',
];

// The test of the images checks their traces.
test.each(writes.filter(({ name }) => name !== 'uploadImage'))(
  '$name leaves a trace of who changed what, and no trace if it is refused',
  async (contract: AnyContract) => {
    const name = contract.name as CallName;
    const change = await changes[name]?.();
    if (!change) throw new Error(`No change is known for ${name}`);
    const { by = 'ana' } = change;
    const { userId } = sellers[by];
    const token = await tokenOf(by);
    const call = () => app.call(contract, change.body, { token });
    const traces = await tracesOf(async () => expect((await call()).body.status).toBe('success'));
    expect(traces).toHaveLength(change.rows ?? 1);
    for (const trace of traces) expect(trace.userId).toBe(userId);
    const actions = new Set(traces.map(({ action }) => action));
    expect(actions).toEqual(new Set([change.action, ...(change.also ? [change.also] : [])]));
    expect(await tracesOf(call)).toHaveLength(REPEATABLE.includes(name) ? 1 : 0);
  },
);

test('a call that fails half-way leaves neither a change nor a trace', async () => {
  const [theirs = 0] = await createRaffle(app.db, sellers.bruno.passengerId, { numero: '9001', draws: 1 });
  const token = await tokenOf('ana');
  expect(
    await tracesOf(async () => app.call(registerTickets, cash([...(await raffle()).ids, theirs]), { token })),
  ).toEqual([]);
});
