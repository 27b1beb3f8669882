import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DeploymentSource } from '@rifas/shared/deployment';
import { buildAll } from '@rifas/tooling/build/build-all';
import { integrityOf, writeBelow } from '@rifas/tooling/lib/files';
import type { Settings } from '@rifas/tooling/lib/settings';
import { federationNameOf } from '@rifas/tooling/release-rules/federation-name';
import type { Release } from '@rifas/tooling/store/releases/release';
import {
  getRelease,
  inWorkFolder,
  placeRelease,
  releaseFolder,
  sealRelease,
} from '@rifas/tooling/store/releases/releases';
import { localStorage } from '@rifas/tooling/store/storage/open-storage';

const MODEL = 'mf-transfer';
const VERSION = '0.0.0-bench';

const nameOf = (index: number): string => `mf-extra-${index}`;

/**
 * Copies of the model's files, each a little different: equal files would have equal hashes, which compress to nothing
 * in the page.
 */
function copyFiles(settings: Settings, model: Release, folder: string, index: number): Release['files'] {
  return Object.fromEntries(
    Object.entries(model.files).map(([path, file]) => {
      const content = Buffer.concat([
        readFileSync(join(releaseFolder(settings, MODEL, model.version), path)),
        Buffer.from(`\n/* ${index} */\n`),
      ]);
      writeBelow(folder, path, content);
      return [path, { ...file, bytes: content.length, integrity: integrityOf(content) }];
    }),
  );
}

/**
 * A release like the model's, with its own screen and menu entry. The composer checks its files, but no page loads
 * them.
 */
export function extraRelease(model: Release, index: number): Omit<Release, 'files'> {
  const path = `/dashboard/extra-${index}`;
  const [route] = model.feature?.routes ?? [];
  if (!model.feature || !route) throw new Error(`${model.name} declares no route`);
  return {
    ...model,
    // The model's additional files are left out.
    beside: {},
    name: nameOf(index),
    federation: federationNameOf(nameOf(index)),
    version: VERSION,
    feature: {
      name: nameOf(index),
      contract: model.feature.contract,
      routes: [{ ...route, path }],
      menu: [{ to: path, label: `Extra ${index}`, order: 900 + index, icon: 'bag' }],
    },
  };
}

/** Releases up to `most` additional remotes. */
export async function releaseExtraRemotes(settings: Settings, most: number) {
  const storage = localStorage(settings);
  const model = await getRelease(storage, MODEL, (await buildAll(settings))[MODEL] ?? '');
  const names = Array.from({ length: most }, (_, index) => nameOf(index));
  const remove = () =>
    names.forEach((name) => rmSync(join(settings.releasesDir, name), { recursive: true, force: true }));
  remove();
  for (const [index, name] of names.entries()) {
    await inWorkFolder(storage, name, VERSION, async (folder) => {
      const files = copyFiles(settings, model, folder, index);
      await placeRelease(storage, folder, sealRelease(folder, { ...extraRelease(model, index), files }));
    });
  }
  return {
    /** The deployment with the first `count` of them. */
    addTo: (source: DeploymentSource, count: number): DeploymentSource => ({
      ...source,
      name: `${source.name}-plus-${count}`,
      remotes: { ...source.remotes, ...Object.fromEntries(names.slice(0, count).map((name) => [name, VERSION])) },
    }),
    remove,
  };
}
