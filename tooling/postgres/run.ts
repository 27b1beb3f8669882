import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { startEmbedded } from './embedded-postgres';

// `tsx tooling/postgres/run.ts <script> [arguments]` runs a script of the backend in this process. Without DATABASE_URL
// it first
// starts the PostgreSQL of DATA_DIR, and stops it when the process ends.

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** Each deployment has its own database in the server: `rifas_dtyt`, `rifas_ccee`. */
function databaseName({ DEPLOYMENT_FILE, DEPLOYMENT }: NodeJS.ProcessEnv): string {
  const file = DEPLOYMENT_FILE || join(repository, 'deployments', `${DEPLOYMENT || 'dtyt'}.json`);
  try {
    const { name } = JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, '')) as { name: string };
    return `rifas_${name.replaceAll('-', '_')}`;
  } catch (error) {
    return fail(file, error);
  }
}

function fail(what: string, error: unknown): never {
  process.stderr.write(`${what}: ${error instanceof Error ? error.message : String(error)}\n`);
  return process.exit(1);
}

/** Ends this process when its parent died, because then nothing else would stop it. The script gets SIGTERM. */
function endWithParent(parent: number): void {
  const look = () => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  };
  setInterval(look, 1000).unref();
}

const [script] = process.argv.splice(2, 1);
if (!script) {
  process.stderr.write('Usage: tsx tooling/postgres/run.ts <script> [arguments]\n');
  process.exit(2);
}
if (process.env.PARENT_PID) endWithParent(Number(process.env.PARENT_PID));
if (!process.env.DATABASE_URL) {
  const home = resolve(process.env.DATA_DIR || join(repository, '.data'));
  const server = await startEmbedded(home).catch((error: unknown) =>
    fail(`PostgreSQL cannot be started below ${home} (DATA_DIR)`, error),
  );
  const url = new URL(server.url);
  url.pathname = `/${databaseName(process.env)}`;
  process.env.DATABASE_URL = url.href;
  // Runs however the script ends: normally, by a signal or by an error.
  process.once('exit', server.stopAtExit);
}
await import(pathToFileURL(resolve(script)).href);
