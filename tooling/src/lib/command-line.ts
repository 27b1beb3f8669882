import { Command, CommanderError, Option } from 'commander';
import { errorMessage, hasCode } from './error-code';
import { readSettings, type Settings } from './settings';

interface Terminal {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

/** A store holds texts of people who have no right here: none of them moves the cursor of whoever reads it. */
const shown = (text: string): string => text.replaceAll(/[^\P{Cc}\n\t]/gu, '\uFFFD');

const CONSOLE: Terminal = {
  out: (text) => {
    process.stdout.write(shown(text));
    // By itself: on a disk that has become full half way through the text, Node reports the next write alone.
    process.stdout.write('\n');
  },
  err: (text) => console.error(shown(text)),
};

interface Context {
  readonly settings: Settings;
  readonly terminal: Terminal;
}

/** The options that were given, by their name in camel case. */
export type Values = Readonly<Record<string, unknown>>;

interface OptionRow {
  /** As commander reads them: '--to <site>'. */
  readonly flags: string;
  readonly what: string;
  /** It may be given several times; its value is a list. */
  readonly many?: true;
}

interface Named {
  readonly name: string;
  readonly summary: string;
}

/** A command: all that is said of it, and what runs it. `run` imports the work, so that no other command waits for it. */
export interface CommandRow extends Named {
  /** As people write it, from its name on, where that does not follow from the rest. */
  readonly usage?: string;
  readonly help?: string;
  /** As commander reads them: '<deployment> [releases...]'; none where it is left out. */
  readonly takes?: string;
  readonly options?: readonly OptionRow[];
  /** Options that are not listed go to the program behind the command, in their place among the arguments. */
  readonly passesOn?: true;
  /** Returns the exit code where it is not 0. */
  readonly run: (context: Context, args: readonly string[], values: Values) => Promise<number | void>;
}

export interface CommandTable {
  /** What stands before a command: 'npm run ops --'. */
  readonly prefix: string;
  /** How a command is asked for its help: '--help', after npm's dashes where they are needed. */
  readonly helpFlag: string;
  readonly rows: readonly (CommandRow | (Named & { readonly table: CommandTable }))[];
  /** What each command takes besides. */
  readonly common?: readonly OptionRow[];
  readonly more?: string;
}

/** Arguments that make no sense: exit code 2, and where to read how they do. */
export class UsageError extends Error {}

export function textOf(values: Values, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}

/** What an option was given that may be given several times. */
export const listOf = (values: Values, name: string): readonly string[] =>
  Array.isArray(values[name]) ? (values[name] as readonly string[]) : [];

/** @throws UsageError when it is no whole number from `least` on, or one that no timer can wait for */
export function wholeNumber(value: string | undefined, what: string, least = 0): number | undefined {
  if (value === undefined) return undefined;
  if (!/^\d{1,6}$/.test(value) || Number(value) < least)
    throw new UsageError(`${what} is a whole number from ${least} on, of six digits at most, not '${value}'.`);
  return Number(value);
}

/** @throws UsageError where a name is none of those that there are */
export function demandKnown(what: string, names: readonly string[], known: readonly string[]): void {
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new UsageError(`There is no ${what} '${unknown.join("', '")}'. There are: ${known.join(', ')}.`);
}

const usageOf = ({ name, usage, takes, options = [] }: CommandRow): string =>
  usage ?? [name, ...(takes ? [takes] : []), ...options.map(({ flags }) => `[${flags}]`)].join(' ');

const overview = ({ prefix, rows, helpFlag, more = '' }: CommandTable): string =>
  `${prefix} <command>\n\n${rows
    .map((row) => `  ${'run' in row ? usageOf(row) : row.name}\n      ${row.summary}`)
    .join('\n')}\n\nEach has ${helpFlag}.${more}`;

const helpOf = ({ prefix, common = [] }: CommandTable, row: CommandRow): string =>
  [
    `${prefix} ${usageOf(row)}`,
    row.summary,
    ...(row.help ? [row.help] : []),
    [...(row.options ?? []), ...common, { flags: '--help', what: 'this text' }]
      .map(({ flags, what }) => `  ${flags.padEnd(18)} ${what}`)
      .join('\n'),
  ].join('\n\n');

const silent = { writeOut: () => undefined, writeErr: () => undefined };

/** @returns undefined when the help was asked for @throws UsageError */
function parse(row: CommandRow, args: readonly string[], common: readonly OptionRow[] = []) {
  const { takes, options = [], passesOn } = row;
  const command = new Command().exitOverride().configureOutput(silent).showSuggestionAfterError(false);
  command.allowExcessArguments(passesOn === true).allowUnknownOption(passesOn === true);
  if (takes) command.arguments(takes);
  for (const { flags, what, many } of [...options, ...common]) {
    const option = new Option(flags, what);
    command.addOption(many ? option.argParser((value, before: readonly string[] = []) => [...before, value]) : option);
  }
  try {
    command.action(() => undefined).parse(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.code === 'commander.helpDisplayed') return undefined;
    const said =
      error.code === 'commander.excessArguments'
        ? `'${command.args.slice(command.registeredArguments.length).join(' ')}' is too much.`
        : error.message.replace(/^error: /, '');
    const usage = /^commander\.(missing|excess)Argument/.test(error.code) ? `\nusage: ${usageOf(row)}` : '';
    throw new UsageError(said.charAt(0).toUpperCase() + said.slice(1) + usage);
  }
  return { args: command.args, values: command.opts<Values>() };
}

/** Runs a command of a table. @returns its exit code: 0 done, 1 refused or bad, 2 arguments that make no sense */
export async function runCommandLine(
  table: CommandTable,
  [name = '', ...args]: readonly string[],
  caller: { readonly env: Readonly<NodeJS.ProcessEnv>; readonly terminal: Terminal },
): Promise<number> {
  const { env, terminal } = caller;
  if (['help', '--help', '-h'].includes(name)) {
    terminal.out(overview(table));
    return 0;
  }
  const row = table.rows.find((each) => each.name === name);
  if (row && 'table' in row) return runCommandLine(row.table, args, caller);
  try {
    if (!row) throw new UsageError(name ? `There is no command '${name}'. ${commandsOf(table)}` : 'Which command?');
    const parsed = parse(row, args, table.common);
    if (parsed) return (await row.run({ settings: readSettings(env), terminal }, parsed.args, parsed.values)) ?? 0;
    terminal.out(helpOf(table, row));
    return 0;
  } catch (error) {
    const message = errorMessage(error);
    if (args.includes('--json')) terminal.out(JSON.stringify({ error: message }));
    const asked = row ? `${usageOf(row).split(' ', 1)[0] ?? ''} ${table.helpFlag}` : '--help';
    const usage = error instanceof UsageError;
    terminal.err(usage ? `${message}\n${table.prefix} ${asked} says more.` : message);
    return usage ? 2 : 1;
  }
}

/** Whoever serves files need not be whoever wrote them, however closely that person keeps their own. What is secret says so itself. */
function letAllRead(): void {
  const asked = process.umask(0o022);
  process.umask(asked & ~0o055);
}

/** Runs what a program was called with, and leaves its exit code. */
export async function runFromShell(table: CommandTable, args: readonly string[]): Promise<void> {
  letAllRead();
  process.stdout.on('error', (error) => {
    // Whoever reads no further, as `head` does, has what they wanted.
    if (hasCode(error, 'EPIPE')) return;
    process.stderr.write(`The answer could not be written: ${errorMessage(error)}.\n`);
    process.exitCode = 1;
  });
  const code = await runCommandLine(table, args, { env: process.env, terminal: CONSOLE });
  if (code !== 0) process.exitCode = code;
}

const commandsOf = ({ rows }: CommandTable): string => `There are: ${rows.map(({ name }) => name).join(', ')}.`;
