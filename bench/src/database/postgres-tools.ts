import { execFile, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '@rifas/tooling/lib/files';
import { throughputOf, type Throughput } from '../measure/http-load';
import { statementsOf } from './statements';

const run = promisify(execFile);

/** pgbench and psql come with PostgreSQL's own packages, not with the binaries from npm. */
export const hasPgbench = (): boolean =>
  ['pgbench', 'psql'].every((tool) => spawnSync(tool, ['--version']).status === 0);

const psql = async (url: string, ...commands: readonly string[]): Promise<string> =>
  (
    await run('psql', [
      ...[url, '--no-psqlrc', '--quiet', '--tuples-only', '--no-align', '--set', 'ON_ERROR_STOP=1'],
      ...commands.flatMap((command) => ['-c', command]),
    ])
  ).stdout.trim();

export const analyze = (url: string): Promise<string> => psql(url, 'vacuum analyze');

/** The statements that the server gets while `work` runs, read from its own log. */
export async function captureStatements(url: string, work: () => Promise<unknown>): Promise<readonly string[]> {
  const log = join(await psql(url, 'show data_directory'), 'server.log');
  await psql(url, `alter system set log_statement = 'all'`, 'select pg_reload_conf()');
  try {
    // Sessions read the setting with their next command: the first round only applies it, the second one is measured.
    await work();
    const offset = readFileSync(log).length;
    await work();
    return statementsOf(readFileSync(log).subarray(offset).toString());
  } finally {
    await psql(url, 'alter system reset log_statement', 'select pg_reload_conf()');
  }
}

interface PgbenchOptions {
  readonly clients: number;
  /** Per client. */
  readonly transactions: number;
}

/** Runs a script, with every statement sent as the backend's driver does, and reads the time of every transaction. */
export async function runPgbench(
  url: string,
  script: string,
  { clients, transactions }: PgbenchOptions,
): Promise<Throughput> {
  const folder = temporaryFolder('pgbench');
  try {
    const file = join(folder, 'script.sql');
    writeFileSync(file, script);
    const options = [
      ...['-n', '-M', 'extended', '-c', String(clients), '-j', '2', '-t', String(transactions)],
      // The variable in which each client counts its transactions.
      ...['-D', 'done=0', '--log', `--log-prefix=${join(folder, 'log')}`],
    ];
    const { stdout, stderr } = await run('pgbench', [...options, '-f', file, url]);
    const lines = readdirSync(folder)
      .filter((name) => name.startsWith('log'))
      .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'));
    if (lines.length !== clients * transactions)
      throw new Error(`pgbench finished ${lines.length} of ${clients * transactions} transactions:\n${stderr}`);
    const perSecond = Number(/^tps = ([\d.]+) \(without initial connection time\)/m.exec(stdout)?.[1] ?? Number.NaN);
    // The third column is the time of the transaction in microseconds.
    return throughputOf(
      lines.map((line) => Number(line.split(' ')[2]) / 1000),
      perSecond,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
