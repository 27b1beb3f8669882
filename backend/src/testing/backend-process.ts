import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { temporaryFolder } from '@rifas/tooling/lib/files';
import type { Config } from '../platform/config';
import { packageRoot, repositoryRoot } from '../platform/package-root';
import { contractRequest, type TestRequest } from './contract-request';
import type { Answer } from './test-app';

interface ProcessOptions {
  /** The app on the same database. The process accepts its tokens and signatures. */
  like: {
    readonly config: Pick<Config, 'jwtSecret' | 'gatewaySecret'> & { readonly deployment?: Config['deployment'] };
    readonly database: { readonly url: string };
  };
  /** What a control run removes: row locks, or that transactions are all or nothing. */
  without?: 'locks' | 'transactions';
  /** The folder with the compiled programs, named like their sources, which makes many starts cheap. */
  compiled?: string;
  env?: NodeJS.ProcessEnv;
}

/**
 * Starts `src/main.ts` in a separate process, reached over HTTP like in production.
 * @throws Error with its output if it does not start
 */
export async function startBackendProcess({ like: { config, database }, without, compiled, env = {} }: ProcessOptions) {
  const folder = temporaryFolder('backend');
  const deploymentFile = join(folder, 'deployment.json');
  const deployment = JSON.parse(readFileSync(join(repositoryRoot(), 'deployments', 'dtyt.json'), 'utf8')) as object;
  writeFileSync(deploymentFile, JSON.stringify({ ...deployment, ...config.deployment }));

  const main = without === undefined ? 'main' : `main-without-${without}`;
  const source = join(packageRoot(), 'src', without === undefined ? '' : 'testing', `${main}.ts`);
  const program = compiled === undefined ? ['--import', 'tsx', source] : [join(compiled, `${main}.mjs`)];
  const child = spawn(process.execPath, program, {
    cwd: repositoryRoot(),
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      PORT: '0',
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      DEPLOYMENT_FILE: deploymentFile,
      JWT_SECRET: config.jwtSecret,
      GATEWAY_SECRET: config.gatewaySecret,
      DEMO_DATA: '0',
      LOG_LEVEL: 'error',
      // Races are between calls of one seller.
      CALLS_AT_ONCE: '1000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // If a test run ends early, no process is left.
  const end = (): void => void child.kill('SIGTERM');
  process.once('exit', end);
  // Its own child processes share its output, so this event comes after the last of them has ended.
  const ended = new Promise<number | null>((resolve) =>
    child.once('close', (code) => {
      process.removeListener('exit', end);
      rmSync(folder, { recursive: true, force: true });
      resolve(code);
    }),
  );
  let wrote = '';
  child.stderr.on('data', (chunk: Buffer) => void (wrote += chunk.toString()));
  const address = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      wrote += `${line}\n`;
      if (line.startsWith('ready ')) resolve(line.split(' ')[1] ?? '');
    });
    void ended.then((code) => reject(new Error(`The backend ended with ${code}: ${wrote}`)));
  });

  const request = async ({ method, url, headers, payload }: TestRequest): Promise<Answer> => {
    const response = await fetch(`${address}${url}`, {
      method,
      headers,
      ...(payload === undefined ? {} : { body: payload }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: isJson ? (JSON.parse(text) as Answer['body']) : {},
      text,
    };
  };
  const endBy = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await ended;
  };
  return {
    pid: child.pid ?? 0,
    address,
    /** Its output until now. */
    said: () => wrote,
    request,
    call: (...asked: Parameters<typeof contractRequest>) => request(contractRequest(...asked)),
    stop: () => endBy('SIGTERM'),
    /** Ends it like a power cut: at once, in the middle of its work. */
    kill: () => endBy('SIGKILL'),
  };
}
export type BackendProcess = Awaited<ReturnType<typeof startBackendProcess>>;
