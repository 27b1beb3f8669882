import { buildAll } from '../build/build-all';
import { watchRelease } from '../build/watch-release';
import { addLiveReload, RELOAD_SCRIPT, type LiveReload } from '../edge/live-reload';
import { stopOnSignals } from '../lib/processes';
import { applicationNames } from '../lib/repo';
import type { Settings } from '../lib/settings';
import { startSite, type Site } from '../site/start-site';
import { serveAlone, serveGallery } from './alone';

function checkNames(names: readonly string[]): void {
  const unknown = names.filter((name) => !applicationNames().includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no application ${unknown.join(', ')}. There are: ${applicationNames().join(', ')}.`);
}

/**
 * `npm run dev [application...]`: the composed site; the named applications (all by default) are compiled on every change and
 * open pages load again. `npm run dev -- --alone mf-auth`: one remote without the shell. `npm run dev -- --gallery`: the components.
 */
export async function dev(
  settings: Settings,
  names: readonly string[],
  { alone, gallery }: { readonly alone?: unknown; readonly gallery?: unknown },
): Promise<void> {
  if (gallery === true) return serveGallery(settings);
  checkNames(names);
  const { deployment, port, apiUrl } = settings;
  if (alone === true) return serveAlone(settings, names[0] ?? '');

  const watched = names.length > 0 ? names : applicationNames();
  const versions: Record<string, string> = {
    ...(await buildAll(
      settings,
      applicationNames().filter((name) => !watched.includes(name)),
    )),
  };
  const running: { site?: Site; liveReload?: LiveReload } = {};
  const firstReleases = watched.map(
    (name) =>
      new Promise<() => Promise<void>>((resolve, reject) => {
        let stop: (() => Promise<void>) | undefined;
        watchRelease(settings, name, (version) => {
          versions[name] = version;
          if (stop) resolve(stop);
          if (!running.site) return;
          running.site.recompose(versions).then(
            () => {
              running.liveReload?.reload();
              console.log(`${name} ${version}`);
            },
            (error: unknown) => console.error(error instanceof Error ? error.message : error),
          );
        }).then((stopWatching) => {
          stop = stopWatching;
          if (versions[name]) resolve(stopWatching);
        }, reject);
      }),
  );
  const stopWatching = await Promise.all(firstReleases);
  running.site = await startSite({
    settings,
    deployment,
    // A site of its own: what others serve from this checkout is not moved.
    site: `dev-${deployment}-${port}`,
    port,
    versions,
    apiUrl,
    scripts: [RELOAD_SCRIPT],
    extendEdge: (edge) => (running.liveReload = addLiveReload(edge)),
  });
  const { url, stop } = running.site;
  stopOnSignals(async () => {
    await Promise.all(stopWatching.map((end) => end()));
    await stop();
  });
  console.log(`\n${url} (${deployment}); watching ${watched.join(', ')}`);
}
