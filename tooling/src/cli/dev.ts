import { buildAll } from '../build/build-all';
import { HOT_UPDATE, watchedFolder, watchRelease } from '../build/watch-release';
import { addLiveReload, RELOAD_SCRIPT, type LiveReload } from '../edge/live-reload';
import { addWatchedFiles } from '../edge/watched-files';
import { errorMessage } from '../lib/error-code';
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
 * open pages take it, with their state where they can. `npm run dev -- --alone mf-auth`: one remote without the shell. `npm run dev -- --gallery`: the components.
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
  const served: Record<string, string> = {};
  const running: { site?: Site; liveReload?: LiveReload } = {};
  const firstReleases = watched.map(
    (name) =>
      new Promise<() => Promise<void>>((resolve, reject) => {
        let stop: (() => Promise<void>) | undefined;
        watchRelease(settings, name, {
          // A page needs nothing but the compiled modules: its release is for those that are loaded later.
          onCompiled: (hash) => running.liveReload?.compiled({ name, hash }),
          onRelease: (version, hash) => {
            versions[name] = version;
            if (stop) resolve(stop);
            if (!running.site) return;
            running.site.recompose(versions).then(
              () => {
                served[name] = version;
                running.liveReload?.released({ name, hash });
                console.log(`${name} ${version}`);
              },
              (error: unknown) => console.error(errorMessage(error)),
            );
          },
        }).then((stopWatching) => {
          stop = stopWatching;
          if (versions[name]) resolve(stopWatching);
        }, reject);
      }),
  );
  const stopWatching = await Promise.all(firstReleases);
  for (const name of watched) served[name] ??= versions[name] ?? '';
  running.site = await startSite({
    settings,
    deployment,
    // A site of its own: what others serve from this checkout is not moved.
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
        isWatched: (version) => version.includes(`-dev.${process.pid}.`),
      });
    },
  });
  const { url, stop } = running.site;
  stopOnSignals(async () => {
    await Promise.all(stopWatching.map((end) => end()));
    await stop();
  });
  console.log(`\n${url} (${deployment}); watching ${watched.join(', ')}`);
}
