import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from '../cli/run-process';
import { hashFiles, listFiles } from '../lib/files';
import { dataDir, readJson, repoRoot } from '../lib/repo';
import type { Versions } from './build-all';
import { releaseFolder } from './build-release';
import { releaseFromFolder } from './release-from-folder';

const FOLDER = 'e2e/fixtures';
/** What a fixture is made of, beside its own folder: the fallback copies come from shared, the tools from the lock file. */
const INPUTS = ['shared', 'tooling/src/build'] as const;

function versionOf(name: string): string {
  const hash = createHash('sha256');
  for (const folder of [join(FOLDER, name), ...INPUTS])
    hashFiles(join(repoRoot, folder), listFiles(join(repoRoot, folder)), hash);
  hashFiles(repoRoot, ['pnpm-lock.yaml'], hash);
  const { version } = readJson<{ version: string }>(join(repoRoot, FOLDER, name, 'package.json'));
  return `${version}-local.${hash.digest('hex').slice(0, 12)}`;
}

/** Builds the remotes of other tools by their own build command, unless that very release is there; answers their versions. */
export async function buildFixtures(): Promise<Versions> {
  const versions: Record<string, string> = {};
  for (const name of readdirSync(join(repoRoot, FOLDER)).filter((one) =>
    existsSync(join(repoRoot, FOLDER, one, 'build.mjs')),
  )) {
    const version = (versions[name] = versionOf(name));
    if (existsSync(join(releaseFolder(name, version), 'release.json'))) continue;
    mkdirSync(dataDir, { recursive: true });
    const work = mkdtempSync(join(dataDir, `.fixture-${name}-`));
    try {
      console.log(`Building ${name} with its own tool…`);
      const { code } = await runNode(join(repoRoot, FOLDER, name, 'build.mjs'), [work]);
      if (code !== 0) throw new Error(`The build of ${name} failed; what it printed stands above.`);
      releaseFromFolder(work, version);
    } finally {
      rmSync(work, { recursive: true, force: true });
    }
  }
  return versions;
}
