import { spawn, type ChildProcess } from 'node:child_process';
import { repoRoot } from './repo';

export { freePort } from '../../postgres/free-port';
export { isAlive } from '../../postgres/process-lock';

export interface Finished {
  readonly code: number;
  readonly output: string;
}

/** Runs a program of the repository's node_modules in this environment and shows what it prints. */
export function runNode(script: string, args: readonly string[], env: Readonly<NodeJS.ProcessEnv>): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: repoRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
      env,
    });
    let output = '';
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      process.stdout.write(chunk);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Asks a child to end and waits until it has. */
export function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/** Stops what runs here on Ctrl+C and on a polite kill. */
export function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void stop().finally(() => process.exit(0));
    });
  }
}
