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
  const refuse = (why: string): never => {
    process.stderr.write(`${why}\n\n${usage}\n`);
    return process.exit(2);
  };
  const parsed = (): ReturnType<typeof parseArgs<Config>> => {
    try {
      return parseArgs(config);
    } catch (error) {
      // Node's message is in English and quotes the word that it does not know.
      const [, word] = /'(.+?)'/.exec(String(error)) ?? [];
      return refuse(`No se entiende «${word}».`);
    }
  };
  const found = parsed();
  const given = new Set<string>();
  for (const token of parseArgs({ ...config, tokens: true }).tokens ?? []) {
    if (token.kind !== 'option' || token.value === undefined) continue;
    // Node would use the last of two files, and a shell passes an empty value for a name that has none.
    if (given.has(token.name)) return refuse(`Está dos veces --${token.name}.`);
    if (token.value === '') return refuse(`Falta lo que va con --${token.name}.`);
    given.add(token.name);
  }
  return found;
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
