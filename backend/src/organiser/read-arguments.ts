import { basename } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';

/** How a program is called: in an image it is a file of its own, and there is no npm. */
export const usageOf = (name: string, takes: string, program = process.argv[1] ?? ''): string =>
  `Uso: ${basename(program) === `${name}.mjs` ? `node ${name}.mjs` : `npm run ${name} --`} ${takes}`;

/** What a command was given; where that makes no sense, or help is asked for, the process says how the command is used, and ends. */
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
    // Node says it in English, around the word that it does not understand.
    const [, word] = /'(.+?)'/.exec(String(error)) ?? [];
    process.stderr.write(`No se entiende «${word}».\n\n${usage}\n`);
    return process.exit(2);
  }
}

/** The options that were given and that a command does not take: whoever wrote them would believe that they counted. */
export const notTaken = (values: Readonly<Record<string, unknown>>, takes: readonly string[]): string[] =>
  Object.entries(values).flatMap(([name, value]) => (value !== false && !takes.includes(name) ? [`--${name}`] : []));
