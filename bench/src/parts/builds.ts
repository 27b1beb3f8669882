import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { applicationNames, repoRoot, SHELL } from '@rifas/tooling/lib/repo';
import { REMOTE, SOURCE, titled } from '../build/changed-source';
import type { BuildTimes } from '../build/measure-build-process';
import { copyRepository } from '../build/repository-copy';
import { viteCommand, writeViteApplication } from '../build/vite-application';
import type { Figure, Section } from '../report/report';
import { compared, median } from '../report/statistics';
import type { BenchContext, Part } from './bench-context';

const run = promisify(execFile);

/** A full build takes long, and its time varies little. */
const FULL_RUNS = 3;

async function timesOf(dataDir: string, name: string): Promise<BuildTimes> {
  const script = join(repoRoot, 'bench/src/build/measure-build-process.ts');
  const touched = name === SHELL ? 'src/main/App.tsx' : 'src/remote.ts';
  const args = ['--import', 'tsx', script, name, touched, join(dataDir, 'bench/builds')];
  const { stdout } = await run(process.execPath, args, { cwd: repoRoot });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as BuildTimes;
}

/** The builds of a team: one application at a time, on an otherwise idle machine. */
async function compilers({ settings, log }: BenchContext): Promise<Section> {
  const figures: Figure[] = [];
  for (const name of applicationNames()) {
    const { full, cached, incremental } = await timesOf(settings.dataDir, name);
    log(`${name}: ${full.toFixed(1)} s, ${cached.toFixed(1)} s, ${incremental.toFixed(2)} s`);
    figures.push(
      { name: `${name}, full`, unit: 's', value: full },
      { name: `${name}, file cache filled`, unit: 's', value: cached },
      { name: `${name}, one source changed while watching`, unit: 's', value: incremental },
    );
  }
  return {
    title: 'Builds',
    note: 'webpack of one application, in seconds; production, the last one in development',
    figures,
  };
}

interface Pair {
  readonly own: number;
  readonly vite: number;
}

/** Medians of turns that measure both, one right after the other, so that other load on the machine affects both. */
async function pairOf(count: number, measure: (turn: number) => Promise<Pair>): Promise<Pair> {
  const all: Pair[] = [];
  for (let turn = 1; turn <= count; turn += 1) all.push(await measure(turn));
  return { own: median(all.map(({ own }) => own)), vite: median(all.map(({ vite }) => vite)) };
}

/** The commands of a developer, compared with `vite build` of the same sources as one application. */
async function commands({ settings, runs, log }: BenchContext): Promise<Section> {
  const copy = copyRepository(settings);
  try {
    writeViteApplication(copy);
    const both = async (...names: readonly string[]): Promise<Pair> => ({
      own: await copy.run(['tooling/bin/rifas.mjs', 'build', ...names]),
      vite: await copy.run(viteCommand('build')),
    });
    const full = await pairOf(Math.min(runs, FULL_RUNS), () => {
      copy.forget();
      return both();
    });
    log(`everything: ${full.own.toFixed(1)} s, vite ${full.vite.toFixed(1)} s`);
    const change = await pairOf(runs, async (turn) => {
      const undo = copy.edit(SOURCE, ...titled(`Cambio ${turn}`));
      return both(REMOTE).finally(undo);
    });
    log(`one change: ${change.own.toFixed(1)} s, vite ${change.vite.toFixed(1)} s`);
    const beside = (name: string, { own, vite }: Pair) =>
      compared(name, 's', own, { name: 'vite build, one application', value: vite });
    return {
      title: 'Commands that build',
      note: 'with Node’s start and all that makes a release; vite build keeps no cache, and always builds the whole application',
      figures: [
        beside('build: all six applications, no cache', full),
        beside(`build ${REMOTE}: one source changed, cache filled`, change),
      ],
    };
  } finally {
    copy.remove();
  }
}

export const builds: Part = {
  name: 'builds',
  about: 'builds of every application, full, cached and after a change; the commands beside vite build',
  run: async (context) => [await compilers(context), await commands(context)],
};
