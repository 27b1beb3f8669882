import { request as httpRequest } from 'node:http';
import { connect, createServer, type AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterwards } from '@rifas/tooling/lib/afterwards.testing';
import { startBackendProcess, type BackendProcess } from '../testing/backend-process';
import { createTestApp, type TestApp } from '../testing/test-app';

/** Longer than any condition takes on a busy machine, so that a test that waits in vain says for what. */
const LIMIT_MS = 60_000;

let app: TestApp;
let backend: BackendProcess;
beforeAll(async () => {
  app = await createTestApp();
  backend = await start();
  afterwards(() => backend.stop());
});

const start = (env: NodeJS.ProcessEnv = {}): Promise<BackendProcess> =>
  startBackendProcess({ like: app, env: { BACKEND_PROCESSES: '2', LOG_LEVEL: 'info', ...env } });

/** Sends a request over a new connection, which goes to the process whose turn it is. @returns status and text */
const ask = ({ address }: BackendProcess, path: string): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    httpRequest(`${address}${path}`, { agent: false, timeout: LIMIT_MS }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    })
      .on('timeout', () => reject(new Error(`${path} was not answered`)))
      .on('error', reject)
      .end();
  });

/** The processes that have answered calls, by their lines in the log. */
const pidsIn = (said: string): number[] => [
  ...new Set(
    said.split('\n').flatMap((line) => {
      if (!line.includes('"request completed"')) return [];
      return [(JSON.parse(line) as { readonly pid: number }).pid];
    }),
  ),
];

async function until<Found>(what: string, look: () => Found | undefined | Promise<Found | undefined>): Promise<Found> {
  const since = performance.now();
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (performance.now() - since > LIMIT_MS) throw new Error(`Not within ${LIMIT_MS} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Sends requests until this many processes have answered. @returns their process ids */
const whoAnswers = (backend: BackendProcess, count: number): Promise<number[]> =>
  until(`${count} processes answer`, async () => {
    await ask(backend, '/nowhere');
    const pids = pidsIn(backend.said());
    return pids.length === count ? pids : undefined;
  });

/** The number of calls to unknown routes that all processes have counted. */
async function counted(backend: BackendProcess): Promise<number> {
  const { status, text } = await ask(backend, '/metrics');
  expect(status).toBe(200);
  const line = /^http_request_duration_seconds_count\{.*route="unknown".*\} (\d+)$/m.exec(text);
  return Number(line?.[1] ?? 0);
}

/**
 * Connects, and waits for no answer: a connection that comes while the last process stops to listen may hang in Node until the calls that
 * have begun are answered (docs/decisions/0066-backend-in-several-processes.md).
 * @returns why the connection failed, or `connected`
 */
const inVain = ({ address }: BackendProcess): Promise<string> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname, () => {
      socket.destroy();
      resolve('connected');
    }).on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });

test('Two processes answer on one port and count together, and a killed process is replaced.', async () => {
  expect(backend.said().match(/^ready /gm)).toHaveLength(1);
  const first = await whoAnswers(backend, 2);
  expect(first).not.toContain(backend.pid);

  const before = await counted(backend);
  for (let call = 0; call < 10; call += 1) expect((await ask(backend, '/nowhere')).status).toBe(404);
  await until('all ten are counted', async () => (await counted(backend)) === before + 10 || undefined);

  const [killed = 0] = first;
  process.kill(killed, 'SIGKILL');
  const line = `The backend's process ${killed} ended by SIGKILL; another one starts in 1 s.`;
  await until(line, () => backend.said().includes(line) || undefined);
  // No call fails from here on, with one process or with two.
  const after = await until('another process answers', async () => {
    expect((await ask(backend, '/nowhere')).status).toBe(404);
    const pids = pidsIn(backend.said());
    return pids.length === 3 ? pids : undefined;
  });
  expect(after.slice(0, 2)).toEqual(first);
  // The counts of the killed process are not lost.
  expect(await counted(backend)).toBeGreaterThan(before + 10);
  expect(backend.said().match(/^ready /gm)).toHaveLength(1);
});

test('SIGTERM ends all processes, and calls that have begun are answered first.', async () => {
  const { calls } = await app.db.transaction(async (tx) => {
    await tx.execute(sql`lock table rate_limits in exclusive mode`);
    // Each call writes into the table.
    const begun = [ask(backend, '/healthz'), ask(backend, '/healthz')];
    await until('both calls wait', async () => {
      const { rows } = await app.db.execute(
        sql`select 1 from pg_locks where not granted and relation = 'rate_limits'::regclass`,
      );
      return rows.length === 2 || undefined;
    });
    process.kill(backend.pid, 'SIGTERM');
    await until('nobody listens', async () => (await inVain(backend)) === 'ECONNREFUSED' || undefined);
    return { calls: begun };
  });
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200]);
  // `stop` resolves when the last process has ended.
  await backend.stop();
  expect(backend.said().match(/another one starts/g)).toHaveLength(1);
});

test('When the first process is killed, the other processes end.', async () => {
  const orphaned = await start();
  await whoAnswers(orphaned, 2);
  // `kill` resolves when the last process has ended.
  await orphaned.kill();
  expect(await inVain(orphaned)).toBe('ECONNREFUSED');
});

const refused = (env: NodeJS.ProcessEnv): Promise<string> =>
  start(env).then(
    () => 'started',
    (error: Error) => error.message,
  );

test('A wrong setting is reported once, and no process is restarted.', async () => {
  const why = await refused({ CALLS_AT_ONCE: 'many' });
  expect(why).toContain('The backend ended with 1');
  expect(why.match(/CALLS_AT_ONCE has to be/g)).toHaveLength(1);
});

test('A port in use is reported once, and no process is restarted.', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const why = await refused({ PORT: String((other.address() as AddressInfo).port) });
  other.close();
  expect(why).toContain('The backend ended with 1');
  expect(why.match(/Port \d+ is taken\. Stop/g)).toHaveLength(1);
});
