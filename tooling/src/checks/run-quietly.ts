import { spawn } from 'node:child_process';
import { repoRoot } from '../lib/repo';

export interface EndedProcess {
  readonly code: number;
  readonly stdout: string;
  /** Both streams, as a terminal shows them. */
  readonly output: string;
}

/** Runs a program of node_modules without printing, so that two checks can run at a time. */
export function runQuietly(
  script: string,
  args: readonly string[],
  env: Readonly<NodeJS.ProcessEnv>,
): Promise<EndedProcess> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: repoRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...env, NO_COLOR: '1', FORCE_COLOR: '0' },
    });
    let stdout = '';
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString();
      output += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, stdout, output }));
  });
}

/** Runs a program of node_modules that takes long and tells how far it is; its exit code. */
export function runVisibly(script: string, args: readonly string[], env: Readonly<NodeJS.ProcessEnv>): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: repoRoot,
      stdio: ['ignore', 'inherit', 'inherit'],
      env,
    });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** What a program prints when it fails; nothing when it does not. */
export async function outputOfFailure(
  script: string,
  args: readonly string[],
  env: Readonly<NodeJS.ProcessEnv>,
): Promise<string> {
  const { code, output } = await runQuietly(script, args, env);
  return code === 0 ? '' : output.trim() || `${script} ended with ${code} and printed nothing.`;
}
