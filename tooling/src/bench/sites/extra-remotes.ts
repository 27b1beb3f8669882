import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeploymentSource } from '@rifas/shared/deployment';
import { buildAll } from '../../build/build-all';
import { readRelease, releaseFolder } from '../../build/build-release';
import type { Release } from '../../build/release';
import { releasesDir } from '../../lib/repo';

const MODEL = 'mf-transfer';
const VERSION = '0.0.0-bench';

const nameOf = (index: number): string => `mf-extra-${index}`;

/** A release like the model's, for a screen of its own with its entry in the menu. Its files are the model's: the composer wants to see them, no page asks for them. */
function describe(model: Release, index: number): Release {
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
    cpSync(releaseFolder(MODEL, model.version), folder, { recursive: true });
    writeFileSync(join(folder, 'release.json'), JSON.stringify(describe(model, index)));
    return join(releasesDir, nameOf(index));
  });
  const extra = Object.fromEntries(folders.map((_folder, index) => [nameOf(index), VERSION]));
  return {
    source: { ...source, name: `${source.name}-plus-${count}`, remotes: { ...source.remotes, ...extra } },
    remove: () => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })),
  };
}
