import { basename } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';

/** How to call a program: in an image it is a separate file, without npm. */
export const usageOf = (name: string, takes: string, program = process.argv[1] ?? ''): string =>
  `Uso: ${basename(program) === `${name}.mjs` ? `node ${name}.mjs` : `npm run ${name} --`} ${takes}`;

/** The arguments of a command. If they are wrong, or help is asked for, the process prints the usage and ends. */
export function readArguments<Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> {
  if ((config.args ?? process.argv.slice(2)).some((word) => word === '--help' || word === '-h')) {
    process.stdout.write(`${usage}\n`);
    return process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    // Node's message is in English and quotes the word that it does not know.
    const [, word] = /'(.+?)'/.exec(String(error)) ?? [];
    process.stderr.write(`No se entiende «${word}».\n\n${usage}\n`);
    return process.exit(2);
  }
}

/**
 * The arguments with a link's token behind all options: one of 64 tokens begins with a dash, and would be taken for an
 * option.
 */
export function withLinkLast(args: readonly string[]): string[] {
  const link = args.findIndex((word) => /^-[\w-]{31}$/.test(word));
  return link === -1 ? [...args] : [...args.slice(0, link), ...args.slice(link + 1), '--', args[link] ?? ''];
}

/** The given options that a command does not take: ignoring them would mislead the person who wrote them. */
export const notTaken = (values: Readonly<Record<string, unknown>>, takes: readonly string[]): string[] =>
  Object.entries(values).flatMap(([name, value]) => (value !== false && !takes.includes(name) ? [`--${name}`] : []));
