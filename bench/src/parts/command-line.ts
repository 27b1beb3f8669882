import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from '@rifas/tooling/build/build-all';
import { loadDeployment } from '@rifas/tooling/compose/load-deployment';
import { repoRoot } from '@rifas/tooling/lib/repo';
import { copyReleases, releaseFolder } from '@rifas/tooling/store/releases/releases';
import { localStorage, storageIn } from '@rifas/tooling/store/storage/open-storage';
import { compared, median } from '../report/statistics';
import type { BenchContext, Part } from './bench-context';

const RIFAS = join(repoRoot, 'tooling/bin/rifas.mjs');
/** The remote that has two releases, and three pages. */
const REMOTE = 'mf-auth';
const RELEASES = ['1.0.0', '1.1.0'] as const;

/** Seconds that a program takes. @throws Error if it fails */
function secondsOf(args: readonly string[], env: NodeJS.ProcessEnv): number {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: repoRoot, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${String(status)}:\n${stdout}${stderr}`);
  return (performance.now() - started) / 1000;
}

/**
 * A separate store with the releases of this checkout, and two of one remote.
 * @returns the environment for ops to use it
 */
async function openStore({ settings }: BenchContext, folder: string): Promise<NodeJS.ProcessEnv> {
  const versions = await buildAll(settings);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await copyReleases(localStorage(settings), storageIn(folder), versions);
  writeFileSync(join(folder, 'dtyt.json'), JSON.stringify({ ...loadDeployment('dtyt'), remotes: versions }));
  const env = { ...settings.env, OPS_STORAGE: folder, DEPLOYMENTS_DIR: folder, OPS_SMOKE: 'off' };
  const dist = join(folder, 'dist');
  cpSync(releaseFolder(settings, REMOTE, versions[REMOTE] ?? ''), dist, { recursive: true });
  cpSync(join(repoRoot, REMOTE, 'feature.json'), join(dist, 'feature.json'));
  for (const version of RELEASES)
    secondsOf([RIFAS, 'ops', 'release', REMOTE, '--version', version, '--from', dist], env);
  return env;
}

/** The waits of ops, compared with a Node that does nothing. */
export const commandLine: Part = {
  name: 'command-line',
  about: 'npm run ops: its help and deploys, beside a bare node',
  run: async (context) => {
    const folder = join(context.settings.dataDir, 'bench/command-line');
    const env = await openStore(context, folder);
    const measure = (argsOf: (turn: number) => readonly string[], more: NodeJS.ProcessEnv = {}) => {
      // The first run compiles, and does not count.
      secondsOf(argsOf(-1), { ...env, ...more });
      return median(Array.from({ length: context.runs }, (_, turn) => secondsOf(argsOf(turn), { ...env, ...more })));
    };
    const bare = { name: 'node -e 0', value: measure(() => ['-e', '0']) };
    const ops = (...args: readonly string[]) => [RIFAS, 'ops', ...args];
    const deploy = (turn: number) => ops('deploy', 'dtyt', `${REMOTE}@${RELEASES[turn % 2 === 0 ? 0 : 1]}`);
    const inChromium = { OPS_SMOKE: 'on' };
    const figures = Object.entries({
      'ops --help': measure(() => ops('--help')),
      'ops deploy dtyt, nothing new': measure(() => ops('deploy', 'dtyt')),
      [`ops deploy dtyt ${REMOTE}@…, OPS_SMOKE=off`]: measure(deploy),
      [`ops deploy dtyt ${REMOTE}@…, its three pages drawn in Chromium`]: measure(deploy, inChromium),
    }).map(([name, seconds]) => compared(name, 's', seconds, bare));
    rmSync(folder, { recursive: true, force: true });
    return [{ title: 'Command line', note: 'in a folder, every page composed; npm itself comes on top', figures }];
  },
};
