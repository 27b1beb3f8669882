import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { endOf, spawnProgram, stopProcess, untilPrinted, type Ended } from '../lib/processes';
import { repoRoot } from '../lib/repo';

const COMMANDS = join(repoRoot, 'tooling/bin/rifas.mjs');
const READY_LIMIT_MS = 120_000;

/** A command's output without colours and blank lines around it. Its first line may be indented: it belongs to a table. */
export const printedText = (printed: string): string =>
  stripVTControlCharacters(printed)
    .replace(/^(?:[^\S\n]*\n)+/, '')
    .trimEnd();

/** Records commands and their output, without paths of this machine. */
export function createRecorder(
  env: Readonly<NodeJS.ProcessEnv>,
  hidden: readonly (readonly [path: string, name: string])[],
) {
  const parts: string[] = [];
  const running = new Set<ChildProcess>();
  const tidy = (printed: string) =>
    hidden.reduce((text, [path, name]) => text.replaceAll(path, name), printedText(printed));
  const note = (command: string, printed: string) =>
    void parts.push(`\`\`\`console\n$ ${command}\n${tidy(printed)}\n\`\`\``);
  const run = (args: readonly string[]) => {
    const child = spawnProgram(process.execPath, [COMMANDS, ...args], { env });
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
    /** Adds a sentence between the commands. */
    say: (text: string) => void parts.push(text),
    /** Runs `npm run ops -- …` and records its output. @returns the output @throws Error when it fails */
    ops: async (...args: readonly string[]) => {
      const ended = await runOps(args);
      if (ended.code !== 0) throw unexpected(args, ended);
      return ended.output;
    },
    /**
     * Runs a command that must end with exit code 1.
     * @throws Error for another exit code, or without the expected output
     */
    refused: async (expected: RegExp, ...args: readonly string[]) => {
      const ended = await runOps(args);
      if (ended.code !== 1 || !expected.test(ended.output)) throw unexpected(args, ended);
    },
    /** Runs `npm start` and records its output until it is ready. */
    start: async () => {
      const { input } = await untilPrinted(run(['start']), /Stop with Ctrl\+C/, {
        name: 'The site',
        limitMs: READY_LIMIT_MS,
      });
      note('SITE=dtyt npm start', input);
    },
    /** Ends what still runs: the site and, after a failure, a command. */
    stop: async () => {
      await Promise.all([...running].map(stopProcess));
    },
    text: () => `${parts.join('\n\n')}\n`,
  };
}
export type Recorder = ReturnType<typeof createRecorder>;
