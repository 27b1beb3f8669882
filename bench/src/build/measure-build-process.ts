import { mkdirSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Compiler, Stats } from 'webpack';
import { createCompiler } from '@rifas/tooling/build/build-release';
import { repoRoot } from '@rifas/tooling/lib/repo';

const seconds = (from: number): number => (performance.now() - from) / 1000;

const checked = (error: Error | null, stats: Stats | undefined): Error | undefined =>
  error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined);

async function build(compiler: Compiler): Promise<number> {
  const started = performance.now();
  const problem = checked(null, await promisify(compiler.run.bind(compiler))());
  if (problem) throw problem;
  const taken = seconds(started);
  // Closing writes the file cache, which helps the next build but is not part of the wait.
  await promisify(compiler.close.bind(compiler))();
  return taken;
}

/** Watches, touches the source once and returns how long its rebuild took. */
function rebuild(compiler: Compiler, source: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let touched: number | undefined;
    const watching = compiler.watch({ aggregateTimeout: 5 }, (error, stats) => {
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

/**
 * Seconds of a full build, of one with a filled file cache, and of a rebuild after one change while watching, in a
 * separate folder.
 */
async function measureBuild(name: string, source: string, folder: string) {
  const work = join(folder, name);
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  const compilerFor = (mode: 'production' | 'development') =>
    createCompiler({ cacheDir: join(work, 'cache') }, name, { outDir: join(work, mode), version: '0.0.0', mode });
  const full = await build(await compilerFor('production'));
  const cached = await build(await compilerFor('production'));
  const incremental = await rebuild(await compilerFor('development'), join(repoRoot, name, source));
  return { full, cached, incremental };
}

export type BuildTimes = Awaited<ReturnType<typeof measureBuild>>;

// A process per application, so that none profits from a warm compiler.
const [name, source, folder] = process.argv.slice(2);
if (!name || !source || !folder)
  throw new Error('usage: measure-build-process <application> <source to touch> <folder>');
process.stdout.write(`${JSON.stringify(await measureBuild(name, source, folder))}\n`);
process.exit(0);
