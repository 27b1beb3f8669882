import { parseArgs } from 'node:util';
import { errorMessage } from '../lib/error-code';
import { UsageError, type Answer, type Command } from './commands/command';
import { deploy } from './commands/deploy';
import { diff } from './commands/diff';
import { pull } from './commands/pull';
import { release } from './commands/release';
import { rollback } from './commands/rollback';
import { status } from './commands/status';
import { verify } from './commands/verify';
import { openStorage } from './storage/open-storage';

const COMMANDS: Readonly<Record<string, Command>> = { release, deploy, rollback, status, diff, verify, pull };
const COMMON = {
  help: { type: 'boolean', short: 'h' },
  json: { type: 'boolean' },
  storage: { type: 'string' },
} as const;
const COMMON_HELP = `  --storage <where>  a folder, or s3://bucket/prefix; OPS_STORAGE, or this checkout's folders, when left out
  --json             one JSON object instead of text
  --help             this text`;

export interface Terminal {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

const overview = (): string => `npm run ops -- <command>

${Object.values(COMMANDS)
  .map(({ usage, summary }) => `  ${usage}\n      ${summary}`)
  .join('\n')}

Each has --help. What it is all about: docs/ops.md.`;

const helpOf = ({ usage, summary, help }: Command): string =>
  `npm run ops -- ${usage}\n\n${summary}\n\n${help}\n${COMMON_HELP}`;

function parse(command: Command, args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { ...COMMON, ...command.options },
      allowPositionals: true,
      strict: true,
    });
  } catch (error) {
    throw new UsageError(errorMessage(error).replace(/\. To specify a positional.*$/s, '.'));
  }
}

async function runCommand(
  name: string,
  args: readonly string[],
  terminal: Terminal,
): Promise<{ json: boolean; answer: Answer } | undefined> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command)
    throw new UsageError(
      name ? `There is no command '${name}'. There are: ${Object.keys(COMMANDS).join(', ')}.` : 'Which command?',
    );
  const { values, positionals } = parse(command, args);
  if (values.help === true) {
    terminal.out(helpOf(command));
    return undefined;
  }
  const [least, most] = command.takes;
  if (positionals.length < least || positionals.length > most) throw new UsageError(`usage: ${command.usage}`);
  const storage = await openStorage(typeof values.storage === 'string' ? values.storage : undefined);
  const json = values.json === true;
  try {
    return { json, answer: await command.run(storage, positionals, values, json ? terminal.err : terminal.out) };
  } finally {
    await storage.close();
  }
}

/** Runs an ops command. @returns its exit code: 0 done, 1 refused or bad, 2 arguments that make no sense */
export async function runOps([name = '', ...args]: readonly string[], terminal: Terminal): Promise<0 | 1 | 2> {
  if (['help', '--help', '-h'].includes(name)) {
    terminal.out(overview());
    return 0;
  }
  try {
    const done = await runCommand(name, args, terminal);
    if (!done) return 0;
    terminal.out(done.json ? JSON.stringify(done.answer.data, null, 2) : done.answer.lines.join('\n'));
    return done.answer.good === false ? 1 : 0;
  } catch (error) {
    const usage = error instanceof UsageError;
    const message = errorMessage(error);
    if (args.includes('--json')) terminal.out(JSON.stringify({ error: message }));
    terminal.err(usage ? `${message}\nnpm run ops -- ${name in COMMANDS ? `${name} ` : ''}--help says more.` : message);
    return usage ? 2 : 1;
  }
}
