import { mkdirSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import webpack, { type Compiler, type Configuration, type Stats } from 'webpack';
import { repoRoot } from '@rifas/tooling/lib/repo';

type Factory = (options: { outDir: string; cacheDir: string; mode: 'production' | 'development' }) => Configuration;

const seconds = (from: number): number => (performance.now() - from) / 1000;

function makeCompiler(config: Configuration): Compiler {
  const compiler = webpack(config);
  if (!compiler) throw new Error('webpack made no compiler');
  return compiler;
}

const checked = (error: Error | null, stats: Stats | undefined): Error | undefined =>
  error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined);

async function build(config: Configuration): Promise<number> {
  const started = performance.now();
  const compiler = makeCompiler(config);
  const problem = checked(null, await promisify(compiler.run.bind(compiler))());
  if (problem) throw problem;
  const taken = seconds(started);
  // Closing writes the file cache, which helps the next build; nobody waits for it.
  await promisify(compiler.close.bind(compiler))();
  return taken;
}

/** Watches, touches the source once and returns how long its rebuild took. */
function rebuild(config: Configuration, source: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let touched: number | undefined;
    const watching = makeCompiler(config).watch({ aggregateTimeout: 5 }, (error, stats) => {
      const problem = checked(error, stats);
      if (!problem && touched === undefined) {
        touched = performance.now();
        utimesSync(source, new Date(), new Date());
        return;
      }
      const taken = touched === undefined ? 0 : seconds(touched);
      watching?.close(() => (problem ? reject(problem) : resolve(taken)));
    });
  });
}

/** Seconds of a full build, of one with webpack's file cache filled, and of one changed source while watching, in a folder of its own. */
async function measureBuild(name: string, source: string, folder: string) {
  const work = join(folder, name);
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  const { default: factory } = (await import(pathToFileURL(join(repoRoot, name, 'webpack.config.mjs')).href)) as {
    default: Factory;
  };
  const production = () => factory({ outDir: join(work, 'out'), cacheDir: join(work, 'cache'), mode: 'production' });
  const full = await build(production());
  const cached = await build(production());
  const incremental = await rebuild(
    factory({ outDir: join(work, 'dev'), cacheDir: join(work, 'dev-cache'), mode: 'development' }),
    join(repoRoot, name, source),
  );
  return { full, cached, incremental };
}

export type BuildTimes = Awaited<ReturnType<typeof measureBuild>>;

// A process per application: none finds another's compiler warm.
const [name, source, folder] = process.argv.slice(2);
if (!name || !source || !folder)
  throw new Error('usage: measure-build-process <application> <source to touch> <folder>');
process.stdout.write(`${JSON.stringify(await measureBuild(name, source, folder))}\n`);
process.exit(0);
