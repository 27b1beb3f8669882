import { buildAll } from '../build/build-all';
import { HOT_UPDATE, WATCHED, watchedFolder, watchRelease } from '../build/watch-release';
import { addLiveReload, RELOAD_SCRIPT, type LiveReload } from '../edge/live-reload';
import { addWatchedFiles } from '../edge/watched-files';
import { demandKnown, UsageError } from '../lib/command-line';
import { demandPort, freePort, stopOnSignals, stopProcess } from '../lib/processes';
import { applicationNames, SHELL } from '../lib/repo';
import type { Settings } from '../lib/settings';
import { startBackend } from '../site/backend-process';
import { startSite, type Site } from '../site/start-site';
import { servePage } from './watched-page';

/** Serves one remote without the shell, with the backend behind it; pages reload on a change. */
async function serveAlone(settings: Settings, name: string): Promise<void> {
  const { deployment, port } = settings;
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

/** Serves a page with every component of the kit in every state; it reloads on a change. */
async function serveGallery(settings: Settings): Promise<void> {
  const { url, stop } = await servePage(settings, { name: 'gallery', folder: 'shared', main: '@rifas/shared/gallery' });
  stopOnSignals(stop);
  console.log(`Gallery: ${url}`);
}

/**
 * `npm run dev [application...]`: the composed site. The named applications (all by default) are compiled on every
 * change, and open pages take the change, with their state where they can. `npm run dev -- --alone mf-auth`: one remote
 * without the shell. `npm run dev -- --gallery`: the components.
 */
export async function dev(
  settings: Settings,
  names: readonly string[],
  { alone, gallery }: { readonly alone?: unknown; readonly gallery?: unknown },
): Promise<void> {
  const { deployment, port, host, apiUrl } = settings;
  demandKnown('application', names, applicationNames());
  if (gallery === true && (alone === true || names.length > 0))
    throw new UsageError('The gallery has every component of shared/ui, and no application: npm run dev -- --gallery');
  if (alone === true && (names.length !== 1 || names[0] === SHELL))
    throw new UsageError('Name the one remote to run alone: npm run dev -- --alone mf-auth');
  // Checked first: a failure later would leave a backend and compilers running.
  await demandPort(port, host);
  if (gallery === true) return serveGallery(settings);
  if (alone === true) return serveAlone(settings, names[0] ?? '');

  const watched = names.length > 0 ? names : applicationNames();
  const others = applicationNames().filter((name) => !watched.includes(name));
  const versions: Record<string, string> = { ...(await buildAll(settings, others)) };
  const served: Record<string, string> = {};
  const running: { site?: Promise<Site>; liveReload?: LiveReload } = {};
  /** Watches an application from its first release on. @returns a function that ends that */
  const watch = async (name: string) => {
    let isReleased = () => {};
    const firstRelease = new Promise<void>((resolve) => (isReleased = resolve));
    const stop = await watchRelease(settings, name, {
      // An open page only needs the compiled modules; the release is for pages that load later.
      onCompiled: (hash) => running.liveReload?.compiled({ name, hash }),
      onRelease: async (version, hash) => {
        versions[name] = version;
        isReleased();
        // The site does not exist yet: it will be composed of this version.
        if (!running.site) return;
        // Set before any page names the version, so that files requested from then on are of this state.
        served[name] = version;
        await (await running.site).recompose(versions);
        running.liveReload?.released({ name, hash });
        console.log(`${name} ${version}`);
      },
    });
    await firstRelease;
    return stop;
  };
  const stopWatching = await Promise.all(watched.map(watch));
  for (const name of watched) served[name] ??= versions[name] ?? '';
  running.site = startSite({
    settings,
    deployment,
    // A separate site, so that other processes that serve from this checkout keep their versions.
    site: `dev-${deployment}-${port}`,
    port,
    versions,
    apiUrl,
    scripts: [RELOAD_SCRIPT],
    extendEdge: (edge) => {
      running.liveReload = addLiveReload(edge);
      addWatchedFiles(edge, {
        releasesDir: settings.releasesDir,
        folderOf: (name) => watchedFolder(settings, name),
        isUpdate: (file) => HOT_UPDATE.test(file),
        current: (name) => served[name],
        isWatched: (version) => version.includes(WATCHED),
      });
    },
  });
  const { url, stop } = await running.site;
  stopOnSignals(async () => {
    await Promise.all(stopWatching.map((end) => end()));
    await stop();
  });
  console.log(`\n${url} (${deployment}); watching ${watched.join(', ')}`);
}
