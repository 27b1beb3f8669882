import { spawn, type ChildProcess } from 'node:child_process';
import { repoRoot } from './repo';

export { freePort } from '../../postgres/free-port';
export { isAlive } from '../../postgres/process-lock';

/** A program that has ended, and what it printed. */
export interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  /** Both streams, as a terminal shows them. */
  readonly output: string;
}

/** Waits until a child has ended. @param show prints what it prints, as it comes */
export function endOf(child: ChildProcess, show = false): Promise<Ended> {
  const printed = { stdout: '', stderr: '', output: '' };
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream]?.setEncoding('utf8').on('data', (text: string) => {
      printed[stream] += text;
      printed.output += text;
      if (show) process.stdout.write(text);
    });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, ...printed }));
  });
}

interface ProgramOptions {
  readonly env: Readonly<NodeJS.ProcessEnv>;
  /** The repository, where it is left out. */
  readonly cwd?: string;
  readonly show?: boolean;
}

/** Runs a program to its end, in this environment alone. */
export const runProgram = (
  program: string,
  args: readonly string[],
  { env, cwd = repoRoot, show }: ProgramOptions,
): Promise<Ended> => endOf(spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], env }), show);

/** The same for a program that Node runs. */
export const runNode = (args: readonly string[], options: ProgramOptions): Promise<Ended> =>
  runProgram(process.execPath, args, options);

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
