import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CONTRACT_VERSION } from '@rifas/shared/remote';
import { hashFiles } from '../lib/files';
import { jsonText } from '../lib/json';
import { remoteNames, repoRoot } from '../lib/repo';
import { bundle } from './bundle';
import { compileShared, makeSdk, SDK } from './pack-sdk';
import { catalog, outsideManifest } from './package-manifest';

const CREATE = 'create-rifas-remote';
/** Folders whose content the packages depend on. */
const INPUTS = ['kit', 'shared', 'tooling'];

export interface Kit {
  readonly sdk: string;
  /** The packed `create-rifas-remote`, which contains the other package. */
  readonly create: string;
}

/** The name that `npm pack` gives a file. The kit has the version of the contract. */
const fileOf = (name: string): string => `${name.replace('@', '').replace('/', '-')}-${CONTRACT_VERSION}.tgz`;

/** Packs a package that stands in a folder. @returns the file */
function pack(name: string, folder: string, to: string): string {
  const { status, stderr } = spawnSync('npm', ['pack', '--pack-destination', to, '--loglevel', 'error'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm pack failed: ${stderr}`);
  const file = join(to, fileOf(name));
  if (!existsSync(file)) throw new Error('npm pack wrote no file.');
  return file;
}

async function makeCreate(to: string, sdk: string): Promise<void> {
  const folder = join(repoRoot, 'kit', CREATE);
  await bundle({ entries: { create: join(folder, 'src/main.ts') }, to: join(to, 'bin'), outside: ['typescript'] });
  cpSync(join(folder, 'templates'), join(to, 'templates'), { recursive: true });
  cpSync(join(folder, 'README.md'), join(to, 'README.md'));
  cpSync(sdk, join(to, 'sdk', fileOf(SDK)));
  const { wantedPackages } = (await import(pathToFileURL(join(folder, 'src/repository-of.ts')).href)) as {
    wantedPackages: readonly string[];
  };
  const all = catalog();
  const versions = Object.fromEntries(wantedPackages.map((name) => [name, all[name]]));
  writeFileSync(join(to, 'versions.json'), jsonText({ contract: CONTRACT_OF_NEW, versions, taken: remoteNames() }));
  const manifest = outsideManifest({
    name: CREATE,
    description: 'Makes a repository with a remote of Rifas',
    bin: { [CREATE]: './bin/create.js' },
    files: ['bin', 'templates', 'sdk', 'versions.json'],
  });
  writeFileSync(join(to, 'package.json'), jsonText(manifest));
}

/** The lowest contract version that a new remote needs, so that the shell can be rolled back. */
const CONTRACT_OF_NEW = '2.0.0';

function fingerprint(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) hashFiles(hash, join(repoRoot, folder));
  hashFiles(hash, repoRoot, ['pnpm-lock.yaml', 'pnpm-workspace.yaml']);
  return hash.digest('hex').slice(0, 12);
}

/** Makes a folder under its final name in one step, unless it exists. */
async function onceIn(place: string, make: (work: string) => void | Promise<void>): Promise<string> {
  if (existsSync(place)) return place;
  mkdirSync(dirname(place), { recursive: true });
  const work = mkdtempSync(join(dirname(place), '.work-'));
  try {
    await make(work);
    if (!existsSync(place)) renameSync(work, place);
    return place;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Packs the kit, unless these sources were packed before. @returns the paths of both files */
export async function packKit(dataDir: string): Promise<Kit> {
  const place = join(dataDir, 'kit', 'packed', fingerprint(INPUTS));
  await onceIn(place, async (work) => {
    // The compiler's output depends on fewer files, so it is cached separately.
    const compiled = await onceIn(
      join(dataDir, 'kit', 'compiled', fingerprint(['shared', 'tooling/src/kit'])),
      compileShared,
    );
    const parts = join(work, '.parts');
    const [sdk, create] = [join(parts, 'sdk'), join(parts, 'create')];
    for (const part of [sdk, create]) mkdirSync(part, { recursive: true });
    await makeSdk(sdk, compiled);
    await makeCreate(create, pack(SDK, sdk, work));
    pack(CREATE, create, work);
    rmSync(parts, { recursive: true });
  });
  return { sdk: join(place, fileOf(SDK)), create: join(place, fileOf(CREATE)) };
}
