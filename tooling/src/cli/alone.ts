import { freePort, stopOnSignals, stopProcess } from '../lib/processes';
import type { Settings } from '../lib/settings';
import { startBackend } from '../site/backend-process';
import { servePage } from './watched-page';

/** One remote on its own, with the backend behind it; pages load again on a change. */
export async function serveAlone(settings: Settings, name: string): Promise<void> {
  const { deployment, port } = settings;
  if (!name || name === 'shell') throw new Error('Name the remote to run alone: npm run dev -- --alone mf-auth');
  const apiPort = await freePort();
  const url = `http://localhost:${port}`;
  const backend = settings.apiUrl
    ? undefined
    : await startBackend({ deployment, port: apiPort, publicUrl: url, settings });
  const api = settings.apiUrl ?? `http://127.0.0.1:${apiPort}`;
  const served = await servePage(settings, { name, folder: name, main: '@rifas/shared/standalone', api });
  stopOnSignals(async () => {
    await served.stop();
    if (backend) await stopProcess(backend);
  });
  console.log(`${name} alone: ${served.url}`);
}

/** Every component of the kit in every state, in a page of its own that loads again on a change. */
export async function serveGallery(settings: Settings): Promise<void> {
  const { url, stop } = await servePage(settings, { name: 'gallery', folder: 'shared', main: '@rifas/shared/gallery' });
  stopOnSignals(stop);
  console.log(`Gallery: ${url}`);
}
