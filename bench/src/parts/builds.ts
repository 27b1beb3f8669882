import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { applicationNames, repoRoot, SHELL } from '@rifas/tooling/lib/repo';
import type { BuildTimes } from '../build/measure-build';
import type { Figure } from '../report/report';
import type { Part } from './bench-context';

const NAME = 'builds';
const run = promisify(execFile);

/** The source that is touched: every application has it. */
const sourceOf = (name: string): string => (name === SHELL ? 'src/App.tsx' : 'src/remote.ts');

async function timesOf(dataDir: string, name: string): Promise<BuildTimes> {
  const script = join(repoRoot, 'bench/src/build/measure-build-process.ts');
  const { stdout } = await run(
    process.execPath,
    ['--import', 'tsx', script, name, sourceOf(name), join(dataDir, 'bench/builds')],
    { cwd: repoRoot },
  );
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as BuildTimes;
}

const figuresOf = (name: string, { full, cached, incremental }: BuildTimes): readonly Figure[] => [
  { name: `${name}, full`, unit: 's', value: full },
  { name: `${name}, file cache filled`, unit: 's', value: cached },
  { name: `${name}, one source changed while watching`, unit: 's', value: incremental },
];

/** What a team waits for: one application at a time, on an otherwise idle machine. */
export const builds: Part = {
  name: NAME,
  about: 'full build, cached build and rebuild of every application',
  run: async ({ settings, log }) => {
    const figures: Figure[] = [];
    for (const name of applicationNames()) {
      const times = await timesOf(settings.dataDir, name);
      log(`${name}: ${times.full.toFixed(1)} s, ${times.cached.toFixed(1)} s, ${times.incremental.toFixed(2)} s`);
      figures.push(...figuresOf(name, times));
    }
    return [
      {
        part: NAME,
        title: 'Builds',
        note: 'webpack of one application, in seconds; production, the last one in development',
        figures,
      },
    ];
  },
};
