import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';
import { whyNotFree } from '../../postgres/free-port';
import { repoRoot } from './repo';

export { freePort } from '../../postgres/free-port';
export { isAlive } from '../../postgres/process-lock';

/** @throws Error where this process could not listen on the port now */
export async function demandPort(port: number, host: string): Promise<void> {
  const code = await whyNotFree(port, host);
  if (code === 'EADDRINUSE') throw new Error(`Port ${port} is taken. Stop who listens there, or name another in PORT.`);
  if (code === 'EACCES') throw new Error(`Port ${port} is not allowed here. Name another in PORT, such as 3000.`);
  if (code !== undefined)
    throw new Error(`Nobody can listen at '${host}' on this machine (${code}). HOST is one of its own addresses.`);
}

/** The result of a program that has ended. */
export interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  /** Both streams in order, as in a terminal. */
  readonly output: string;
}

/** Waits until a child has ended. @param show also prints its output while it runs */
export function endOf(child: ChildProcess, show = false): Promise<Ended> {
  const printed = { stdout: '', stderr: '', output: '' };
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream]?.setEncoding('utf8').on('data', (text: string) => {
      printed[stream] += text;
      printed.output += text;
      if (show) process[stream].write(text);
    });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, ...printed }));
  });
}

/** The end of a long log says why a program ended. */
const TOLD_CHARACTERS = 8_000;

/**
 * Waits until a child prints a match, ignoring colours. After that the child runs on, and its output is no longer
 * collected.
 * @param limitMs a child that has not printed a match by then is ended
 * @returns the match; its `input` is all the output so far
 * @throws Error with the output when the child ends first
 */
export function untilPrinted(
  child: ChildProcess,
  wanted: RegExp,
  { name, limitMs = 600_000 }: { readonly name: string; readonly limitMs?: number },
): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    let printed: string | undefined = '';
    const refuse = (why: string): void =>
      reject(new Error(`${name} ${why}:\n${(printed ?? '').slice(-TOLD_CHARACTERS)}`));
    const limit = setTimeout(() => {
      // Otherwise nothing would stop the child, and it would keep callers of this process waiting.
      child.kill('SIGTERM');
      refuse(`was not ready in ${limitMs / 1000} s`);
    }, limitMs);
    const listen = (chunk: Buffer): void => {
      if (printed === undefined) return;
      printed += stripVTControlCharacters(chunk.toString());
      const match = wanted.exec(printed);
      if (match === null) return;
      printed = undefined;
      clearTimeout(limit);
      resolve(match);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('error', reject);
    child.once('exit', (code) => {
      clearTimeout(limit);
      refuse(`ended with code ${String(code)}`);
    });
  });
}

interface ProgramOptions {
  readonly env: Readonly<NodeJS.ProcessEnv>;
  /** The repository when left out. */
  readonly cwd?: string;
  readonly show?: boolean;
}

/** Starts a program, with exactly this environment. */
export const spawnProgram = (
  program: string,
  args: readonly string[],
  { env, cwd = repoRoot }: Omit<ProgramOptions, 'show'>,
): ChildProcess => spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], env });

/** Runs a program to its end, with exactly this environment. */
export const runProgram = (program: string, args: readonly string[], options: ProgramOptions): Promise<Ended> =>
  endOf(spawnProgram(program, args, options), options.show);

export const runNode = (args: readonly string[], options: ProgramOptions): Promise<Ended> =>
  runProgram(process.execPath, args, options);

/** Sends SIGTERM to a child and waits until it has ended. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** At the start. A process whose parent ends gets another one. */
const parent = process.ppid;

/** Calls `stop` once on SIGINT or SIGTERM, or when the npm that started this process was ended, then exits. */
export function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false;
  const end = (): void => {
    if (stopping) return;
    stopping = true;
    void stop().finally(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
  // npm passes SIGTERM on to its shell, which ends and does not pass it on.
  if (process.env.npm_lifecycle_event !== undefined) setInterval(() => process.ppid !== parent && end(), 1000).unref();
}
