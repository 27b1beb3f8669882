import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const BEGINS = /(Starting compilation|Starting incremental compilation|File change detected)/;
const ENDS = /Found \d+ errors?\. Watching/;

/**
 * Returns a function that reads a watching compiler's output line by line and calls `onChecked` at the end of each
 * check.
 */
export function readChecks(onChecked: (problem: string) => void): (line: string) => void {
  let found: string[] = [];
  return (line) => {
    if (BEGINS.test(line)) found = [];
    else if (ENDS.test(line)) onChecked(found.join('\n').trim());
    else found.push(line);
  };
}

/**
 * Checks the types of a repository on every change, with its own TypeScript in a separate process, so that nothing
 * waits for it.
 * @param onChecked called with the compiler's errors; '' if there are none
 * @returns a function that stops it
 */
export function watchTypes(root: string, onChecked: (problem: string) => void): () => void {
  // A repository in JavaScript has no types to check.
  if (!existsSync(join(root, 'tsconfig.json'))) return () => undefined;
  const compiler = createRequire(join(root, 'package.json')).resolve('typescript/bin/tsc');
  const child = spawn(
    process.execPath,
    [compiler, '--noEmit', '--watch', '--pretty', 'false', '--preserveWatchOutput', '--locale', 'en'],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  createInterface({ input: child.stdout }).on('line', readChecks(onChecked));
  return () => void child.kill();
}
