import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from '@rifas/tooling/build/build-all';
import { loadDeployment } from '@rifas/tooling/compose/load-deployment';
import { repoRoot } from '@rifas/tooling/lib/repo';
import { copyRelease } from '@rifas/tooling/store/releases/releases';
import { localStorage, storageIn } from '@rifas/tooling/store/storage/open-storage';
import { compared, median } from '../report/statistics';
import type { Part } from './bench-context';

const NAME = 'command-line';
const RIFAS = join(repoRoot, 'tooling/bin/rifas.mjs');

/** Seconds that a program takes. @throws Error where it fails */
function secondsOf(args: readonly string[], env: NodeJS.ProcessEnv): number {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: repoRoot, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${String(status)}:\n${stdout}${stderr}`);
  return (performance.now() - started) / 1000;
}

/** What ops wait for, beside a Node that does nothing. */
export const commandLine: Part = {
  name: NAME,
  about: 'npm run ops: its help and a deploy, beside a bare node',
  run: async ({ settings, runs }) => {
    const versions = await buildAll(settings);
    const folder = join(settings.dataDir, 'bench/command-line');
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const storage = storageIn(folder);
    for (const [name, version] of Object.entries(versions))
      await copyRelease(localStorage(settings), storage, name, version);
    writeFileSync(join(folder, 'dtyt.json'), JSON.stringify({ ...loadDeployment('dtyt'), remotes: versions }));
    const env = { ...settings.env, OPS_STORAGE: folder, DEPLOYMENTS_DIR: folder };
    const measure = (...args: readonly string[]) => {
      // The first one compiles.
      secondsOf(args, env);
      return median(Array.from({ length: runs }, () => secondsOf(args, env)));
    };
    const bare = { name: 'node -e 0', value: measure('-e', '0') };
    const figures = [
      compared('ops --help', 's', measure(RIFAS, 'ops', '--help'), bare),
      compared('ops deploy dtyt, every page composed', 's', measure(RIFAS, 'ops', 'deploy', 'dtyt'), bare),
    ];
    rmSync(folder, { recursive: true, force: true });
    return [{ part: NAME, title: 'Command line', note: 'in a folder; npm itself comes on top', figures }];
  },
};
