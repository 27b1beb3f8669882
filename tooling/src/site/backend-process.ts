import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { deploymentFile } from '../compose/load-deployment';
import { repoRoot } from '../lib/repo';

export interface BackendOptions {
  readonly deployment: string;
  readonly port: number;
  /** Address that visitors use: links in mails and the gateway's return lead there. */
  readonly publicUrl: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Where the server's log goes; its errors are always shown. */
  readonly quiet?: boolean;
}

const READY = /^ready http/m;
const START_LIMIT_MS = 60_000;

/** Starts the reference backend and answers when it takes requests. */
export function startBackend({
  deployment,
  port,
  publicUrl,
  env = {},
  quiet = true,
}: BackendOptions): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(repoRoot, 'tooling/postgres/run.ts'), 'backend/src/main.ts'],
    {
      cwd: repoRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        DEPLOYMENT: deployment,
        DEPLOYMENT_FILE: deploymentFile(deployment),
        PORT: String(port),
        PUBLIC_URL: publicUrl,
        ...env,
      },
    },
  );
  return new Promise((resolve, reject) => {
    let printed = '';
    const limit = setTimeout(
      () => reject(new Error(`The backend was not ready in ${START_LIMIT_MS / 1000} s:\n${printed}`)),
      START_LIMIT_MS,
    );
    const listen = (chunk: Buffer) => {
      printed = (printed + chunk.toString()).slice(-8_000);
      if (!quiet) process.stdout.write(chunk);
      if (READY.test(printed)) {
        clearTimeout(limit);
        resolve(child);
      }
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('exit', (code) => {
      clearTimeout(limit);
      reject(new Error(`The backend ended with code ${String(code)}:\n${printed}`));
    });
  });
}

/** Asks a child to end and answers when it has. */
export function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
