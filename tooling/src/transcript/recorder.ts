import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { repoRoot } from '../lib/repo';

const COMMANDS = join(repoRoot, 'tooling/bin/rifas.mjs');
const READY_LIMIT_MS = 120_000;

export interface Recorder {
  /** A sentence between the commands. */
  readonly say: (text: string) => void;
  /** Runs `npm run ops -- …` and notes what it printed. @throws Error when it fails */
  readonly ops: (...args: readonly string[]) => Promise<void>;
  /** Starts `npm start` and notes what it printed until it was ready. */
  readonly start: () => Promise<ChildProcess>;
  readonly text: () => string;
}

/** Notes commands and what they printed, without the names of this machine's folders. */
export function createRecorder(
  env: Readonly<NodeJS.ProcessEnv>,
  hidden: readonly (readonly [path: string, name: string])[],
): Recorder {
  const parts: string[] = [];
  const tidy = (printed: string) =>
    hidden.reduce((text, [path, name]) => text.replaceAll(path, name), stripVTControlCharacters(printed)).trim();
  const note = (command: string, printed: string) =>
    void parts.push(`\`\`\`console\n$ ${command}\n${tidy(printed)}\n\`\`\``);
  const run = (args: readonly string[]) =>
    spawn(process.execPath, [COMMANDS, ...args], {
      cwd: repoRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
      env,
    });

  return {
    say: (text) => void parts.push(text),
    ops: (...args) =>
      new Promise((resolve, reject) => {
        const child = run(['ops', ...args]);
        let printed = '';
        for (const stream of [child.stdout, child.stderr])
          stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
        child.on('error', reject);
        child.on('close', (code) => {
          note(`npm run ops -- ${args.map((arg) => tidy(arg)).join(' ')}`, printed);
          if (code === 0) resolve();
          else reject(new Error(`ops ${args.join(' ')} ended with ${String(code)}:\n${printed}`));
        });
      }),
    start: () =>
      new Promise((resolve, reject) => {
        const child = run(['start']);
        let printed = '';
        const limit = setTimeout(() => reject(new Error(`The site was not ready:\n${printed}`)), READY_LIMIT_MS);
        const listen = (chunk: Buffer) => {
          printed += chunk.toString();
          if (!printed.includes('Stop with Ctrl+C')) return;
          clearTimeout(limit);
          note('SITE=dtyt npm start', printed);
          child.stdout.off('data', listen);
          resolve(child);
        };
        child.stdout.on('data', listen);
        child.once('exit', (code) => reject(new Error(`The site ended with code ${String(code)}:\n${printed}`)));
      }),
    text: () => `${parts.join('\n\n')}\n`,
  };
}
