import { freePort } from '@rifas/tooling/lib/processes';
import { copyRepository, type RepositoryCopy } from '../build/repository-copy';
import { viteCommand, writeViteApplication } from '../build/vite-application';
import { compared } from '../report/statistics';
import type { Part } from './bench-context';

/** Seconds from the command until /login answers. */
async function untilAnswer(copy: RepositoryCopy, args: (port: number) => readonly string[], ready: RegExp) {
  const port = await freePort();
  const started = performance.now();
  const { stop } = await copy.start(args(port), ready, { PORT: String(port) });
  try {
    const page = await fetch(`http://localhost:${port}/login`);
    if (!page.ok) throw new Error(`/login answered ${page.status}`);
    return (performance.now() - started) / 1000;
  } finally {
    await stop();
  }
}

/** `npm start` on a fresh clone and again; with the packages installed. Compared with Vite serving the same sources. */
export const start: Part = {
  name: 'start',
  about: 'npm start with nothing built and no database, and again, beside vite build and vite preview',
  run: async ({ settings }) => {
    const copy = copyRepository(settings);
    try {
      writeViteApplication(copy);
      copy.forget();
      const startOnce = () => untilAnswer(copy, () => ['tooling/bin/rifas.mjs', 'start'], /is ready after/);
      const cold = await startOnce();
      const warm = await startOnce();
      const built = await copy.run(viteCommand('build'));
      const preview = (port: number) => viteCommand('preview', '--port', String(port), '--strictPort');
      const served = await untilAnswer(copy, preview, /Local:/);
      const vite = { name: 'vite build, vite preview', value: built + served };
      const alone = { name: 'vite preview alone', value: served };
      return [
        {
          title: 'npm start',
          note:
            'until /login answers; packages installed; cold: nothing built, no compiler cache, no database. ' +
            'Vite serves the same sources as one application, without a backend and a database',
          figures: [compared('cold', 's', cold, vite), compared('warm', 's', warm, vite, alone)],
        },
      ];
    } finally {
      copy.remove();
    }
  },
};
