import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Compiler, Configuration } from 'webpack';

/** The compiler function of webpack or of Rspack. The parts that are used here are the same in both. */
type MakeCompiler = (config: Configuration) => Compiler;
type Vite = typeof import('vite');
type ViteWatcher = Extract<Awaited<ReturnType<Vite['build']>>, { readonly on: unknown }>;

type Mode = 'production' | 'development';

const TOOLS = { webpack: 'webpack', rspack: '@rspack/core', vite: 'vite' } as const;

/** Name and configuration file of the repository's bundler. @throws Error if there is none */
export function bundlerOf(root: string): { readonly name: keyof typeof TOOLS; readonly file: string } {
  for (const name of Object.keys(TOOLS) as (keyof typeof TOOLS)[])
    for (const ending of ['mjs', 'js', 'cjs', 'ts']) {
      const file = join(root, `${name}.config.${ending}`);
      if (existsSync(file)) return { name, file };
    }
  throw new Error(`${root} has no webpack.config.mjs, rspack.config.mjs or vite.config.mjs.`);
}

async function configurationOf(file: string, mode: Mode, hot = false): Promise<Configuration> {
  const { default: exported } = (await import(pathToFileURL(file).href)) as { default: unknown };
  const config = (await (typeof exported === 'function' ? exported({}, { mode, hot }) : exported)) as Configuration;
  // Also under rifas dev: webpack's mode development writes eval, which the page's policy refuses.
  return Array.isArray(config) ? config : { ...config, mode: config.mode ?? 'production' };
}

async function load(root: string, name: keyof typeof TOOLS): Promise<unknown> {
  const require = createRequire(join(root, 'package.json'));
  return import(pathToFileURL(require.resolve(TOOLS[name])).href);
}

async function makerOf(root: string, name: 'webpack' | 'rspack'): Promise<MakeCompiler> {
  const module = (await load(root, name)) as { readonly default: MakeCompiler; readonly rspack?: MakeCompiler };
  return module.rspack ?? module.default;
}

async function runCompiler(compiler: Compiler): Promise<string> {
  const { failed, text } = await new Promise<{ failed: boolean; text: string }>((resolve) =>
    compiler.run((error, stats) => {
      const said = stats && (stats.hasErrors() || stats.hasWarnings()) ? stats.toString('errors-warnings') : '';
      resolve({ failed: Boolean(error ?? stats?.hasErrors()), text: error?.message ?? said });
    }),
  );
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (failed) throw new Error(text);
  return text;
}

/**
 * Builds the remote of a repository with its own bundler.
 * @returns the bundler's warnings, often about packages that the team cannot change; '' if there are none
 * @throws Error with the bundler's message
 */
export async function buildRemote(root: string): Promise<string> {
  const { name, file } = bundlerOf(root);
  if (name === 'vite') {
    await ((await load(root, name)) as Vite).build({ root, configFile: file, logLevel: 'error' });
    return '';
  }
  const config = await configurationOf(file, 'production');
  // Otherwise files that stay the same keep the time of an earlier build, by which `rifas check` calls this one stale.
  const output = { ...config.output, compareBeforeEmit: false };
  return runCompiler((await makerOf(root, name))(Array.isArray(config) ? config : { ...config, output }));
}

async function watchVite(root: string, file: string, to: string, onBuilt: OnBuilt): Promise<() => Promise<void>> {
  const { build } = (await load(root, 'vite')) as Vite;
  // Not the mode development, because its JSX imports a module that the shell does not provide.
  const changes = { outDir: to, emptyOutDir: true, minify: false, watch: {} };
  const watcher = (await build({ root, configFile: file, logLevel: 'silent', build: changes })) as ViteWatcher;
  watcher.on('event', (event) => {
    if (event.code === 'ERROR') onBuilt(event.error.message, '');
    if (event.code !== 'BUNDLE_END') return;
    void event.result.close();
    onBuilt('', '');
  });
  return () => watcher.close();
}

/**
 * Called after each build with the bundler's error message; '' if there is no error.
 * @param hash hash of the build's scripts, if a page can replace single modules of it; '' if it cannot
 */
export type OnBuilt = (problem: string, hash: string) => void;

/** Builds a remote on every change, for development and not for a release. @returns a function that stops it */
export async function watchRemote(root: string, to: string, onBuilt: OnBuilt): Promise<() => Promise<void>> {
  const { name, file } = bundlerOf(root);
  if (name === 'vite') return watchVite(root, file, to, onBuilt);
  const config = await configurationOf(file, 'development', true);
  const compiler = (await makerOf(root, name))({ ...config, output: { ...config.output, path: to } });
  const watching = compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
    onBuilt(error?.message ?? (stats?.hasErrors() ? stats.toString('errors-only') : ''), stats?.hash ?? '');
  });
  return () => new Promise((resolve) => watching?.close(() => compiler.close(() => resolve())));
}
