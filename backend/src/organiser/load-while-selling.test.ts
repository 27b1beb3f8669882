import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { deletePayment, registerTickets } from '@rifas/shared/contracts';
import { hashPassword } from '../auth/passwords';
import type { Db } from '../db/database';
import { deposits, tickets } from '../db/schema';
import { packageRoot } from '../platform/package-root';
import { notify } from '../testing/checkout-steps';
import { CASH_BUYER, createDeposit } from '../testing/fixtures';
import { paymentScene, type PaymentScene } from '../testing/payment-scene';
import { createTestApp, type Answer, type TestApp } from '../testing/test-app';
import { loadFiles } from './load-files';

jest.mock('../auth/passwords', () => ({ ...jest.requireActual<object>('../auth/passwords'), hashPassword: jest.fn() }));

let app: TestApp;
let scene: PaymentScene;
beforeAll(async () => {
  app = await createTestApp();
  scene = await paymentScene(app);
});

const HERE = sql`database = (select oid from pg_database where datname = current_database())`;

/** Whether a call waits for a locked table. */
const someoneWaits = async (tx: Db): Promise<boolean> => {
  const { rows } = await tx.execute(sql`select 1 from pg_locks where not granted and ${HERE}`);
  return rows.length > 0;
};

/** Locks the tables one after the other, as a load does, and starts the call in between. */
const between = async (deed: () => Promise<Answer>): Promise<Answer> => {
  const done = app.db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${tickets} in share row exclusive mode`);
    const answer = deed();
    let isDone = false;
    void answer.finally(() => (isDone = true));
    while (!isDone && !(await someoneWaits(tx))) continue;
    await tx.execute(sql`lock table ${deposits} in share row exclusive mode`);
    return { answer };
  });
  return (await done).answer;
};

test('A load of files causes no deadlock with a card payment, a cash registration or its deletion.', async () => {
  const { attempt } = await scene.begin();
  const { ids } = await scene.begin();
  const token = await app.tokenOf(scene.ana.userId);
  const deposit = await createDeposit(app.db, scene.ana.passengerId, 4000);
  const cash = { comprador: CASH_BUYER, talones: ids, deposito_id: deposit };
  const deeds = [
    () => notify(app, attempt),
    () => app.call(registerTickets, cash, { token }),
    () => app.call(deletePayment, { talon_id: ids[0] ?? 0 }, { token }),
  ];
  for (const deed of deeds) expect((await between(deed)).body).toMatchObject({ status: 'success' });
});

test('Passwords are hashed before any table is locked, because sales would wait for all of the hashes.', async () => {
  let locked: unknown[] = [];
  jest.mocked(hashPassword).mockImplementation(async (password) => {
    locked = (await app.db.execute(sql`select 1 from pg_locks where mode = 'ShareRowExclusiveLock' and ${HERE}`)).rows;
    return password;
  });
  const sellers = join(packageRoot(), 'demo/vendedores.csv');
  expect(await loadFiles(app.db, app.config.deployment, { sellers })).toMatchObject({ ok: true });
  expect(hashPassword).toHaveBeenCalledTimes(2);
  expect(locked).toEqual([]);
});
