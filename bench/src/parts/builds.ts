import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { applicationNames, repoRoot, SHELL } from '@rifas/tooling/lib/repo';
import { REMOTE, SOURCE, titled } from '../build/changed-source';
import type { BuildTimes } from '../build/measure-build-process';
import { copyRepository, type RepositoryCopy } from '../build/repository-copy';
import { viteCommand, writeViteApplication } from '../build/vite-application';
import type { Figure, Section } from '../report/report';
import { compared, median } from '../report/statistics';
import type { BenchContext, Part } from './bench-context';

const run = promisify(execFile);

/** A full build takes long, and its time varies little. */
const FULL_RUNS = 3;

/** The source to touch; every application has one. */
const sourceOf = (name: string): string => (name === SHELL ? 'src/main/App.tsx' : 'src/remote.ts');

async function timesOf(dataDir: string, name: string): Promise<BuildTimes> {
  const script = join(repoRoot, 'bench/src/build/measure-build-process.ts');
  const args = ['--import', 'tsx', script, name, sourceOf(name), join(dataDir, 'bench/builds')];
  const { stdout } = await run(process.execPath, args, { cwd: repoRoot });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as BuildTimes;
}

const figuresOf = (name: string, { full, cached, incremental }: BuildTimes): readonly Figure[] => [
  { name: `${name}, full`, unit: 's', value: full },
  { name: `${name}, file cache filled`, unit: 's', value: cached },
  { name: `${name}, one source changed while watching`, unit: 's', value: incremental },
];

/** The builds of a team: one application at a time, on an otherwise idle machine. */
async function compilers({ settings, log }: BenchContext): Promise<Section> {
  const figures: Figure[] = [];
  for (const name of applicationNames()) {
    const times = await timesOf(settings.dataDir, name);
    log(`${name}: ${times.full.toFixed(1)} s, ${times.cached.toFixed(1)} s, ${times.incremental.toFixed(2)} s`);
    figures.push(...figuresOf(name, times));
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

const build = (copy: RepositoryCopy, ...names: readonly string[]): Promise<number> =>
  copy.run(['tooling/bin/rifas.mjs', 'build', ...names]);
const buildByVite = (copy: RepositoryCopy): Promise<number> => copy.run(viteCommand('build'));

/** The commands of a developer, compared with `vite build` of the same sources as one application. */
async function commands({ settings, runs, log }: BenchContext): Promise<Section> {
  const copy = copyRepository(settings);
  try {
    writeViteApplication(copy);
    const full = await pairOf(Math.min(runs, FULL_RUNS), async () => {
      copy.forget();
      return { own: await build(copy), vite: await buildByVite(copy) };
    });
    log(`everything: ${full.own.toFixed(1)} s, vite ${full.vite.toFixed(1)} s`);
    const change = await pairOf(runs, async (turn) => {
      const undo = copy.edit(SOURCE, ...titled(`Cambio ${turn}`));
      const taken = { own: await build(copy, REMOTE), vite: await buildByVite(copy) };
      undo();
      return taken;
    });
    log(`one change: ${change.own.toFixed(1)} s, vite ${change.vite.toFixed(1)} s`);
    const vite = 'vite build, one application';
    return {
      title: 'Commands that build',
      note: 'with Node’s start and all that makes a release; vite build keeps no cache, and always builds the whole application',
      figures: [
        compared('build: all six applications, no cache', 's', full.own, { name: vite, value: full.vite }),
        compared(`build ${REMOTE}: one source changed, cache filled`, 's', change.own, {
          name: vite,
          value: change.vite,
        }),
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
