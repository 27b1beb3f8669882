import { sql } from 'drizzle-orm';
import { createTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp({ logLines: [] });
});

const ask = async (url: string) => {
  const { status, body } = await app.request({ method: 'GET', url });
  return [status, (body.data as { database?: string }).database];
};

test('a backend whose database takes writes is ready', async () => {
  expect(await ask('/healthz')).toEqual([200, 'up']);
  expect(await ask('/livez')).toEqual([200, undefined]);
});

test.each(['/healthz', '/livez'])('%s names the deployment', async (url) => {
  expect((await app.request({ method: 'GET', url })).body.data).toMatchObject({ deployment: 'test' });
});

test('a backend whose database is read-only is alive but not ready', async () => {
  // New connections of the pool start with the setting; the open one gets it here.
  const name = await app.db.execute<{ name: string }>(sql`select current_database() as name`);
  await app.db.execute(sql.raw(`alter database ${name.rows[0]?.name ?? ''} set default_transaction_read_only = on`));
  await app.db.execute(sql`set default_transaction_read_only = on`);
  expect(await ask('/healthz')).toEqual([503, 'read-only']);
  expect(await ask('/livez')).toEqual([200, undefined]);
});
