import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** webpack and Rspack, as far as they are alike. */
interface Stats {
  readonly hasErrors: () => boolean;
  readonly hasWarnings: () => boolean;
  readonly toString: (preset: 'errors-warnings') => string;
}
interface Compiler {
  readonly run: (done: (error: Error | null, stats?: Stats) => void) => void;
  readonly close: (done: () => void) => void;
}
type MakeCompiler = (config: object) => Compiler;

const TOOLS = { webpack: 'webpack', rspack: '@rspack/core', vite: 'vite' } as const;

/** Name and configuration file of what builds this repository. @throws Error where there is none */
export function bundlerOf(root: string): { readonly name: keyof typeof TOOLS; readonly file: string } {
  for (const name of Object.keys(TOOLS) as (keyof typeof TOOLS)[])
    for (const ending of ['mjs', 'js', 'ts']) {
      const file = join(root, `${name}.config.${ending}`);
      if (existsSync(file)) return { name, file };
    }
  throw new Error(`${root} has no webpack.config.mjs, rspack.config.mjs or vite.config.mjs.`);
}

async function configurationOf(file: string): Promise<object> {
  const { default: exported } = (await import(pathToFileURL(file).href)) as { default: unknown };
  return (typeof exported === 'function' ? await exported({}, { mode: 'production' }) : exported) as object;
}

async function runCompiler(compiler: Compiler): Promise<void> {
  const problems = await new Promise<string>((resolve) =>
    compiler.run((error, stats) => {
      const bad = stats && (stats.hasErrors() || stats.hasWarnings());
      resolve(error?.message ?? (bad ? stats.toString('errors-warnings') : ''));
    }),
  );
  await new Promise<void>((resolve) => compiler.close(resolve));
  if (problems !== '') throw new Error(problems);
}

/** Builds the remote of a repository with its own bundler. @throws Error with what the bundler says */
export async function buildRemote(root: string): Promise<void> {
  const { name, file } = bundlerOf(root);
  const require = createRequire(join(root, 'package.json'));
  const module: unknown = await import(pathToFileURL(require.resolve(TOOLS[name])).href);
  if (name === 'vite') {
    const { build } = module as { readonly build: (config: object) => Promise<unknown> };
    await build({ root, configFile: file, logLevel: 'error' });
    return;
  }
  const { default: webpack, rspack } = module as { readonly default: MakeCompiler; readonly rspack?: MakeCompiler };
  await runCompiler((rspack ?? webpack)(await configurationOf(file)));
}
