import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DeploymentSource } from '@rifas/shared/deployment';
import { buildAll } from '../../build/build-all';
import { readRelease, releaseFolder } from '../../build/build-release';
import type { Release } from '../../build/release';
import { integrityOf } from '../../lib/files';
import { releasesDir } from '../../lib/repo';

const MODEL = 'mf-transfer';
const VERSION = '0.0.0-bench';

const nameOf = (index: number): string => `mf-extra-${index}`;

/** The model's files, each a little different: equal ones would have equal hashes, which compress to nothing in the page. */
function copyFiles(model: Release, folder: string, index: number): Release['files'] {
  return Object.fromEntries(
    Object.entries(model.files).map(([path, file]) => {
      const content = Buffer.concat([
        readFileSync(join(releaseFolder(MODEL, model.version), path)),
        Buffer.from(`\n/* ${index} */\n`),
      ]);
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
      return [path, { ...file, bytes: content.length, integrity: integrityOf(content) }];
    }),
  );
}

/** A release like the model's, for a screen of its own with its entry in the menu. The composer checks its files, no page asks for them. */
function describe(model: Release, index: number): Omit<Release, 'files'> {
  const path = `/dashboard/extra-${index}`;
  const [route] = model.feature?.routes ?? [];
  if (!model.feature || !route) throw new Error(`${model.name} declares no route`);
  return {
    ...model,
    name: nameOf(index),
    version: VERSION,
    feature: {
      name: nameOf(index),
      contract: model.feature.contract,
      routes: [{ ...route, path }],
      menu: [{ to: path, label: `Extra ${index}`, order: 900 + index, icon: 'bag' }],
    },
  };
}

export interface ExtraRemotes {
  readonly source: DeploymentSource;
  readonly remove: () => void;
}

/** The deployment with `count` more remotes than it has. */
export async function withExtraRemotes(source: DeploymentSource, count: number): Promise<ExtraRemotes> {
  const model = readRelease(MODEL, (await buildAll())[MODEL] ?? '');
  const folders = Array.from({ length: count }, (_, index) => {
    const folder = join(releasesDir, nameOf(index), VERSION);
    const files = copyFiles(model, folder, index);
    writeFileSync(join(folder, 'release.json'), JSON.stringify({ ...describe(model, index), files } satisfies Release));
    return join(releasesDir, nameOf(index));
  });
  const extra = Object.fromEntries(folders.map((_folder, index) => [nameOf(index), VERSION]));
  return {
    source: { ...source, name: `${source.name}-plus-${count}`, remotes: { ...source.remotes, ...extra } },
    remove: () => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })),
  };
}
