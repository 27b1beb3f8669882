import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { TEST_SERVER } from '../testing/server-url';
import { openDatabase } from './database';

const serverUrl = process.env[TEST_SERVER] ?? '';

/** A proxy to the database. All of its open connections can fall silent, as if the machine behind them had failed. */
async function fragileWay(to: URL) {
  let open = new Set<{ isSilent: boolean }>();
  const server = createServer((near) => {
    const pair = { isSilent: false };
    open.add(pair);
    const far = connect(Number(to.port), to.hostname);
    near.on('data', (data) => pair.isSilent || far.write(data)).on('close', () => far.destroy());
    far.on('data', (data) => pair.isSilent || near.write(data)).on('close', () => near.destroy());
    for (const socket of [near, far]) socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(to);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    silence: () => {
      for (const pair of open) pair.isSilent = true;
      open = new Set();
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

test('a silent connection is given up, and the next query uses another connection', async () => {
  const way = await fragileWay(new URL(serverUrl));
  const { db, close } = openDatabase(way.url, { poolSize: 1, silenceMs: 1000 });
  const ask = () => db.execute(sql`select 1`);
  await ask();
  way.silence();
  await expect(ask()).rejects.toMatchObject({ cause: { message: 'Query read timeout' } });
  await ask();
  way.silence();
  await expect(db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toMatchObject({
    cause: { message: 'Query read timeout' },
  });
  await ask();
  await close();
  await way.stop();
});

test('a connection that the server ends between two statements fails only that transaction', async () => {
  const lost: string[] = [];
  const { db, close } = openDatabase(serverUrl, { poolSize: 1, onError: ({ message }) => void lost.push(message) });
  const other = openDatabase(serverUrl, { poolSize: 1 });
  const broken = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await other.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
    while (lost.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    await tx.execute(sql`select 1`);
  });
  await expect(broken).rejects.toThrow('Failed query');
  await db.transaction((tx) => tx.execute(sql`select 1`));
  await Promise.all([close(), other.close()]);
});

test('a connection to a server that became a replica is given up at its first refused write', async () => {
  const { db, close } = openDatabase(serverUrl, { poolSize: 1 });
  const write = () => db.transaction((tx) => tx.execute(sql`create temporary table written () on commit drop`));
  await db.execute(sql`set default_transaction_read_only = on`);
  const refused = db.transaction((tx) => tx.execute(sql`create table written ()`));
  await expect(refused).rejects.toMatchObject({ cause: { code: '25006' } });
  await write();
  await close();
});

test('a query that finds every connection taken fails in time', async () => {
  const { db, pool, close } = openDatabase(serverUrl, { poolSize: 1, silenceMs: 200 });
  const taken = await pool.connect();
  await expect(db.execute(sql`select 1`)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('timeout exceeded') as string },
  });
  taken.release();
  await db.execute(sql`select 1`);
  await close();
});
