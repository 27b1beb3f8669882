import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, stopProcess } from '@rifas/tooling/lib/processes';
import { repoRoot } from '@rifas/tooling/lib/repo';
import type { Settings } from '@rifas/tooling/lib/settings';
import type { Part } from './bench-context';

const NAME = 'start';
const READY = /is ready after/;

/** Seconds from pressing Enter until the first page answers. */
async function startOnce(settings: Settings, folder: string): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, [join(repoRoot, 'tooling/bin/rifas.mjs'), 'start'], {
    cwd: repoRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...settings.env,
      PORT: String(port),
      DATA_DIR: folder,
      CACHE_DIR: join(folder, 'cache'),
      SITE_DIR: join(folder, 'site'),
      DATABASE_URL: '',
      DEPLOYMENT: 'dtyt',
    },
  });
  let printed = '';
  try {
    await new Promise<void>((resolve, reject) => {
      const listen = (chunk: Buffer) => {
        printed += chunk.toString();
        if (READY.test(printed)) resolve();
      };
      child.stdout.on('data', listen);
      child.stderr.on('data', listen);
      child.on('exit', (code) => reject(new Error(`npm start ended with code ${String(code)}:\n${printed}`)));
    });
    const page = await fetch(`http://localhost:${port}/login`);
    if (!page.ok) throw new Error(`/login answered ${page.status}`);
    return (performance.now() - started) / 1000;
  } finally {
    await stopProcess(child);
  }
}

/** `npm start` on a fresh clone and again; the packages are there already. */
export const start: Part = {
  name: NAME,
  about: 'npm start with nothing built and no database, and again',
  run: async ({ settings }) => {
    const folder = join(settings.dataDir, 'bench/start');
    rmSync(folder, { recursive: true, force: true });
    const cold = await startOnce(settings, folder);
    const warm = await startOnce(settings, folder);
    rmSync(folder, { recursive: true, force: true });
    return [
      {
        part: NAME,
        title: 'npm start',
        note: 'until /login answers; packages installed; cold: nothing built, no compiler cache, no database',
        figures: [
          { name: 'cold', unit: 's', value: cold },
          { name: 'warm', unit: 's', value: warm },
        ],
      },
    ];
  },
};
