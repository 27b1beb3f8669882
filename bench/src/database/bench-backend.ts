import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deploymentFile } from '@rifas/tooling/compose/load-deployment';
import { freePort, stopProcess } from '@rifas/tooling/lib/processes';
import { repoRoot } from '@rifas/tooling/lib/repo';
import type { Settings } from '@rifas/tooling/lib/settings';
import { startEmbedded } from '@rifas/tooling/postgres';
import { startBackend } from '@rifas/tooling/site/backend-process';
import { DEPLOYMENT } from '../sites/bench-sites';
import { demoApi } from '../sites/demo-api';
import { analyze, hasPgbench } from './postgres-tools';

const run = promisify(execFile);

export const SELLER = 'bruno@example.com';
const FIRST_RAFFLE = 40_000;
const DRAWS = ['91', '92', '93', '94', '95'];

/** The same number as in production. */
export const PROCESSES = Math.min(availableParallelism(), 4);

/** An organiser's files: raffles to sell, and a deposit per lane that pays for all of them. */
function writeFiles(folder: string, raffles: number, deposits: number) {
  const files = { raffles: join(folder, 'rifas.csv'), deposits: join(folder, 'depositos.csv') };
  const numbers = Array.from({ length: raffles }, (_, index) => String(FIRST_RAFFLE + index));
  const tickets = numbers.flatMap((numero) => DRAWS.map((sorteo) => `${numero};${sorteo};15/12/2098;${SELLER};1,00`));
  writeFileSync(files.raffles, `numero;sorteo;fecha_sorteo;email;precio\n${tickets.join('\n')}\n`);
  const money = Array.from({ length: deposits }, (_, index) => `BENCH-${index};${SELLER};1.000.000,00;02/01/2026`);
  writeFileSync(files.deposits, `referencia;email;monto;fecha\n${money.join('\n')}\n`);
  return files;
}

interface BenchData {
  readonly raffles: number;
  readonly deposits: number;
  /** With 'none' one seller may sell as fast as the machine can. */
  readonly limits: 'usual' | 'none';
}

/**
 * Starts a backend on a separate PostgreSQL with the durable settings of production, and with enough tickets to sell.
 */
export async function startBenchBackend(settings: Settings, { raffles, deposits, limits }: BenchData) {
  const folder = join(settings.dataDir, 'bench/backend');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const postgres = await startEmbedded(folder);
  const database = new URL(postgres.url);
  database.pathname = '/bench';
  const env = {
    DATABASE_URL: database.href,
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    // Load without an edge keeps its connections, and each process allows its connections only a part of the limits.
    BACKEND_PROCESSES: String(limits === 'none' ? PROCESSES : 1),
    ...(limits === 'none' ? { CALLS_PER_SECOND: '100000', CALLS_AT_ONCE: '1000' } : {}),
    DEPLOYMENT,
    DEPLOYMENT_FILE: deploymentFile(DEPLOYMENT, settings.deploymentsDir),
  };
  try {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const backend = await startBackend({ deployment: DEPLOYMENT, port, publicUrl: url, settings, env });
    const files = writeFiles(folder, raffles, deposits);
    const load = join(repoRoot, 'backend/src/organiser/load.ts');
    await run(process.execPath, ['--import', 'tsx', load, '--raffles', files.raffles, '--deposits', files.deposits], {
      cwd: repoRoot,
      env: { ...settings.env, ...env },
    });
    // Autovacuum would do this within a minute: without it the first queries are planned for empty tables.
    if (hasPgbench()) await analyze(database.href);
    return {
      url,
      databaseUrl: database.href,
      api: demoApi(url),
      stop: async () => {
        await stopProcess(backend);
        await postgres.stop();
      },
    };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}
export type BenchBackend = Awaited<ReturnType<typeof startBenchBackend>>;
