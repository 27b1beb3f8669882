import { Command, CommanderError, Option } from 'commander';
import { nodeProblem } from '../../bin/node-version.mjs';
import { errorMessage, hasCode } from './error-code';
import { readSettings, type Settings } from './settings';

interface Terminal {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

/** A store contains texts of people without rights here: they must not move the cursor of the reader's terminal. */
const shown = (text: string): string => text.replaceAll(/[^\P{Cc}\n\t]/gu, '\uFFFD');

const CONSOLE: Terminal = {
  out: (text) => {
    process.stdout.write(shown(text));
    // Written apart: when a disk fills up half way through a text, Node only reports it for the next write.
    process.stdout.write('\n');
  },
  err: (text) => console.error(shown(text)),
};

interface Context {
  readonly settings: Settings;
  readonly terminal: Terminal;
}

/** The given options, by their name in camel case. */
export type Values = Readonly<Record<string, unknown>>;

interface OptionRow {
  /** As commander reads them: '--to <site>'. */
  readonly flags: string;
  readonly what: string;
  /** The option may be given several times; its value is a list. */
  readonly many?: true;
}

interface Named {
  readonly name: string;
  readonly summary: string;
}

/** A command: its help and its function. `run` imports the code, so that no other command has to load it. */
export interface CommandRow extends Named {
  /** The command as people write it, from its name on; left out where it can be derived from the other fields. */
  readonly usage?: string;
  readonly help?: string;
  /** As commander reads them: '<deployment> [releases...]'; none when left out. */
  readonly takes?: string;
  readonly options?: readonly OptionRow[];
  /** Unknown options are passed to the program behind the command, in their place among the arguments. */
  readonly passesOn?: true;
  /** Returns the exit code when that is not 0. */
  readonly run: (context: Context, args: readonly string[], values: Values) => Promise<number | void>;
}

export interface CommandTable {
  /** Text before every command: 'npm run ops --'. */
  readonly prefix: string;
  /** The arguments that show a command's help: '--help', after npm's dashes where they are needed. */
  readonly helpFlag: string;
  /** The command that lists the others, if `<prefix> --help` is the help of another program. */
  readonly listedBy?: string;
  readonly rows: readonly (CommandRow | (Named & { readonly table: CommandTable }))[];
  /** Options of every command in addition to its own. */
  readonly common?: readonly OptionRow[];
  readonly more?: string;
}

/** Invalid arguments: exit code 2, and a hint at the help. */
export class UsageError extends Error {}

export function textOf(values: Values, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}

/** The values of an option that may be given several times. */
export const listOf = (values: Values, name: string): readonly string[] =>
  Array.isArray(values[name]) ? (values[name] as readonly string[]) : [];

/** @throws UsageError when the text is no whole number of `least` or more, or one too large for timers */
export function wholeNumber(value: string | undefined, what: string, least = 0): number | undefined {
  if (value === undefined) return undefined;
  if (!/^\d{1,6}$/.test(value) || Number(value) < least)
    throw new UsageError(`${what} is a whole number from ${least} on, of six digits at most, not '${value}'.`);
  return Number(value);
}

/** @throws UsageError where a name is not among the known ones */
export function demandKnown(what: string, names: readonly string[], known: readonly string[]): void {
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new UsageError(`There is no ${what} '${unknown.join("', '")}'. There are: ${known.join(', ')}.`);
}

const usageOf = ({ name, usage, takes, options = [] }: CommandRow): string =>
  usage ?? [name, ...(takes ? [takes] : []), ...options.map(({ flags }) => `[${flags}]`)].join(' ');

/** A command's name as people write it, such as `api:check`. */
const typedName = (row: CommandTable['rows'][number]): string =>
  'run' in row ? (usageOf(row).split(' ', 1)[0] ?? row.name) : row.name;

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

/** @returns undefined when the help was requested @throws UsageError */
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

/** Runs a command of a table. @returns its exit code: 0 success, 1 refused or problems found, 2 invalid arguments */
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
    const { prefix, helpFlag, listedBy = `${prefix} --help` } = table;
    const help = row ? `${prefix} ${typedName(row)} ${helpFlag}` : listedBy;
    const usage = error instanceof UsageError;
    terminal.err(usage ? `${message}\n${help} says more.` : message);
    return usage ? 2 : 1;
  }
}

/** Runs the program's command line, and sets its exit code. */
export async function runFromShell(table: CommandTable, args: readonly string[]): Promise<void> {
  const problem = nodeProblem();
  if (problem !== undefined) {
    process.stderr.write(`${problem}\n`);
    process.exitCode = 1;
    return;
  }
  // Files may be served by another user than the writer, even one with a strict umask. Secret files set their own mode.
  process.umask(process.umask(0o022) & ~0o055);
  process.stdout.on('error', (error) => {
    // The reader, such as `head`, closed the pipe because it has read enough.
    if (hasCode(error, 'EPIPE')) return;
    process.stderr.write(`The answer could not be written: ${errorMessage(error)}.\n`);
    process.exitCode = 1;
  });
  const code = await runCommandLine(table, args, { env: process.env, terminal: CONSOLE });
  if (code !== 0) process.exitCode = code;
}

const commandsOf = ({ rows }: CommandTable): string => `There are: ${rows.map(typedName).join(', ')}.`;
