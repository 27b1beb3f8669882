import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from '../build/build-all';
import { composerVersion } from '../build/local-version';
import { letAllRead } from '../lib/files';
import { applicationNames, repoRoot, SHELL } from '../lib/repo';
import type { Settings } from '../lib/settings';
import { COMPOSER_FILE } from '../ops/image/image-releases';
import { copyReleases } from '../store/releases/releases';
import { localStorage, storageIn } from '../store/storage/open-storage';
import { bundlePrograms } from './program-bundle';

/** Runs the commands of docs/ops.md in the composer's image: `node ops.mjs status`. */
const OPS = "import { runOps } from './ops-commands.mjs';\n\nawait runOps(process.argv.slice(2), 'node ops.mjs');\n";

const copyHere = (folder: string, ...paths: readonly string[]): void => {
  for (const path of paths) cpSync(join(repoRoot, path), join(folder, path), { recursive: true });
};

async function backendFolder(folder: string): Promise<void> {
  await bundlePrograms({
    name: 'backend',
    entries: {
      backend: 'backend/src/main.ts',
      load: 'backend/src/organiser/load.ts',
      organiser: 'backend/src/organiser/main.ts',
    },
    native: ['@node-rs/argon2'],
    folder,
  });
  copyHere(folder, 'deployments', 'backend/drizzle', 'backend/demo');
}

/** Writes the commands of docs/ops.md with the files that they read, without releases. */
export async function composerPrograms(folder: string): Promise<void> {
  await bundlePrograms({
    name: 'composer',
    entries: { compose: 'tooling/src/ops/image/fill-volume.ts', 'ops-commands': 'tooling/src/ops/main.ts' },
    folder,
  });
  writeFileSync(join(folder, 'ops.mjs'), OPS);
  writeFileSync(join(folder, COMPOSER_FILE), `${composerVersion()}\n`);
  const names = applicationNames();
  copyHere(folder, 'deployments', 'pnpm-workspace.yaml', ...names.map((name) => `${name}/package.json`));
  copyHere(folder, ...names.filter((name) => name !== SHELL).map((name) => `${name}/feature.json`));
}

/**
 * Builds every application and writes the content of the images into two folders, `backend` and `composer`.
 * docker/Dockerfile copies them into images that otherwise contain only Node.
 */
export async function writeImageFolders(settings: Settings, into: string): Promise<void> {
  for (const [name, write] of Object.entries({
    backend: backendFolder,
    composer: async (folder: string) => {
      await composerPrograms(folder);
      await copyReleases(localStorage(settings), storageIn(join(folder, '.data')), await buildAll(settings));
    },
  })) {
    const folder = join(into, name);
    rmSync(folder, { recursive: true, force: true });
    await write(folder);
    letAllRead(folder);
    console.log(`Written: ${folder}`);
  }
}
