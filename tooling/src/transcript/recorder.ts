import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { endOf, stopProcess, untilPrinted, type Ended } from '../lib/processes';
import { repoRoot } from '../lib/repo';

const COMMANDS = join(repoRoot, 'tooling/bin/rifas.mjs');
const READY_LIMIT_MS = 120_000;

export interface Recorder {
  /** A sentence between the commands. */
  readonly say: (text: string) => void;
  /** Runs `npm run ops -- …` and notes what it printed. @returns what it printed @throws Error when it fails */
  readonly ops: (...args: readonly string[]) => Promise<string>;
  /** The same for what has to end with exit code 1. @throws Error when it ends otherwise, or does not print what is expected */
  readonly refused: (expected: RegExp, ...args: readonly string[]) => Promise<void>;
  /** Starts `npm start` and notes what it printed until it was ready. */
  readonly start: () => Promise<void>;
  /** Ends what still runs: the site, and after a failure a command. */
  readonly stop: () => Promise<void>;
  readonly text: () => string;
}

/** Notes commands and what they printed, without the names of this machine's folders. */
export function createRecorder(
  env: Readonly<NodeJS.ProcessEnv>,
  hidden: readonly (readonly [path: string, name: string])[],
): Recorder {
  const parts: string[] = [];
  const running = new Set<ChildProcess>();
  const tidy = (printed: string) =>
    hidden.reduce((text, [path, name]) => text.replaceAll(path, name), stripVTControlCharacters(printed)).trim();
  const note = (command: string, printed: string) =>
    void parts.push(`\`\`\`console\n$ ${command}\n${tidy(printed)}\n\`\`\``);
  const run = (args: readonly string[]) => {
    const child = spawn(process.execPath, [COMMANDS, ...args], {
      cwd: repoRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
      env,
    });
    running.add(child);
    child.once('close', () => running.delete(child));
    return child;
  };

  const runOps = async (args: readonly string[]) => {
    const ended = await endOf(run(['ops', ...args]));
    const words = args.map((arg) => (/\s/.test(arg) ? `'${tidy(arg)}'` : tidy(arg)));
    note(`npm run ops -- ${words.join(' ')}`, ended.output);
    return ended;
  };
  const unexpected = (args: readonly string[], { code, output }: Ended) =>
    new Error(`ops ${args.join(' ')} ended with ${code}:\n${output}`);

  return {
    say: (text) => void parts.push(text),
    ops: async (...args) => {
      const ended = await runOps(args);
      if (ended.code !== 0) throw unexpected(args, ended);
      return ended.output;
    },
    refused: async (expected, ...args) => {
      const ended = await runOps(args);
      if (ended.code !== 1 || !expected.test(ended.output)) throw unexpected(args, ended);
    },
    start: async () => {
      const { input } = await untilPrinted(run(['start']), /Stop with Ctrl\+C/, {
        name: 'The site',
        limitMs: READY_LIMIT_MS,
      });
      note('SITE=dtyt npm start', input);
    },
    stop: async () => {
      await Promise.all([...running].map(stopProcess));
    },
    text: () => `${parts.join('\n\n')}\n`,
  };
}
