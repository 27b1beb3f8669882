import { spawn } from 'node:child_process';
import { repoRoot } from '../lib/repo';

export interface Finished {
  readonly code: number;
  readonly output: string;
}

/** Runs a program of the repository's node_modules, showing what it prints; answers its exit code and its output. */
export function runNode(script: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: repoRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
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
