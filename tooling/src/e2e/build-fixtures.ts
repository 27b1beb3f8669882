import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Versions } from '../build/build-all';
import { localVersionOf } from '../build/local-version';
import { releaseFromFolder } from '../build/release-from-folder';
import { hashFiles } from '../lib/files';
import { runNode } from '../lib/processes';
import { packageVersion, repoRoot } from '../lib/repo';
import type { Settings } from '../lib/settings';
import { findRelease, inWorkFolder, publishRelease } from '../store/releases/releases';
import { localStorage } from '../store/storage/open-storage';

const FOLDER = 'e2e/fixtures';
/**
 * What a fixture depends on besides its own folder: its fallback copies come from shared, its tools from the lock file,
 * and one fixture contains the Rspack configuration of others.
 */
const INPUTS = ['shared', `${FOLDER}/mf-rspack`, 'tooling/src/build', 'tooling/src/store/releases'] as const;

function versionOf(name: string): string {
  const hash = createHash('sha256');
  for (const folder of [join(FOLDER, name), ...INPUTS]) hashFiles(hash, join(repoRoot, folder));
  hashFiles(hash, repoRoot, ['pnpm-lock.yaml']);
  return localVersionOf(packageVersion(join(FOLDER, name)), hash.digest('hex'));
}

async function buildFixture(settings: Settings, name: string, version: string): Promise<void> {
  mkdirSync(settings.dataDir, { recursive: true });
  const dist = mkdtempSync(join(settings.dataDir, `.fixture-${name}-`));
  try {
    console.log(`Building ${name} with its own tool…`);
    const { code } = await runNode([join(repoRoot, FOLDER, name, 'build.mjs'), dist], {
      env: settings.env,
      show: true,
    });
    if (code !== 0) throw new Error(`The build of ${name} failed; what it printed stands above.`);
    const storage = localStorage(settings);
    await inWorkFolder(storage, name, version, async (work) =>
      publishRelease(storage, work, releaseFromFolder(dist, version, work)),
    );
  } finally {
    rmSync(dist, { recursive: true, force: true });
  }
}

/**
 * Builds the remotes of other tools with their own build commands, unless the releases exist.
 * @returns their versions
 */
export async function buildFixtures(settings: Settings): Promise<Versions> {
  const names = readdirSync(join(repoRoot, FOLDER)).filter((name) =>
    existsSync(join(repoRoot, FOLDER, name, 'build.mjs')),
  );
  const versions = Object.fromEntries(names.map((name) => [name, versionOf(name)]));
  for (const [name, version] of Object.entries(versions))
    if (!(await findRelease(localStorage(settings), name, version))) await buildFixture(settings, name, version);
  return versions;
}
