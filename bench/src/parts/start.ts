import { freePort } from '@rifas/tooling/lib/processes';
import { copyRepository, type RepositoryCopy } from '../build/repository-copy';
import { viteCommand, writeViteApplication } from '../build/vite-application';
import type { Figure } from '../report/report';
import { compared } from '../report/statistics';
import type { Part } from './bench-context';

const READY = /is ready after/;
const PREVIEW_READY = /Local:/;

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

const startOnce = (copy: RepositoryCopy): Promise<number> =>
  untilAnswer(copy, () => ['tooling/bin/rifas.mjs', 'start'], READY);

const previewOnce = (copy: RepositoryCopy): Promise<number> =>
  untilAnswer(copy, (port) => viteCommand('preview', '--port', String(port), '--strictPort'), PREVIEW_READY);

/** `npm start` on a fresh clone and again; with the packages installed. Compared with Vite serving the same sources. */
export const start: Part = {
  name: 'start',
  about: 'npm start with nothing built and no database, and again, beside vite build and vite preview',
  run: async ({ settings }) => {
    const copy = copyRepository(settings);
    try {
      writeViteApplication(copy);
      copy.forget();
      const cold = await startOnce(copy);
      const warm = await startOnce(copy);
      const built = await copy.run(viteCommand('build'));
      const served = await previewOnce(copy);
      const vite = { name: 'vite build, vite preview', value: built + served };
      const alone = { name: 'vite preview alone', value: served };
      const figures: readonly Figure[] = [compared('cold', 's', cold, vite), compared('warm', 's', warm, vite, alone)];
      return [
        {
          title: 'npm start',
          note:
            'until /login answers; packages installed; cold: nothing built, no compiler cache, no database. ' +
            'Vite serves the same sources as one application, without a backend and a database',
          figures,
        },
      ];
    } finally {
      copy.remove();
    }
  },
};
