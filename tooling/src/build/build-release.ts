import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Compilation, type Configuration } from 'webpack';
import { CONTRACT_VERSION, type Feature } from '@rifas/shared/remote';
import { precompress } from '../lib/compress';
import { integrityOf, listFiles } from '../lib/files';
import { cacheDir, readJson, releasesDir, repoRoot, SHELL } from '../lib/repo';
import { consumedByPart, filesByPart, filesByShared } from './chunk-parts';
import { buildPageParts } from './page-parts';
import { RELEASE_FILE, releaseFolder, type Release, type ReleasedFile } from './release';

export { readRelease, releaseFolder } from './release';
export { localVersion } from './local-version';

export interface CompileOptions {
  readonly outDir: string;
  readonly version: string;
  readonly mode?: 'production' | 'development';
}

type ConfigFactory = (options: CompileOptions & { readonly cacheDir: string }) => Configuration;

/** webpack with the application's own configuration. */
export async function createCompiler(name: string, options: CompileOptions): Promise<webpack.Compiler> {
  const { default: factory } = (await import(pathToFileURL(join(repoRoot, name, 'webpack.config.mjs')).href)) as {
    default: ConfigFactory;
  };
  const compiler = webpack(
    factory({ ...options, cacheDir: join(cacheDir, 'webpack', `${name}-${options.mode ?? 'production'}`) }),
  );
  if (!compiler) throw new Error(`webpack made no compiler for ${name}`);
  return compiler;
}

async function compile(name: string, version: string, outDir: string): Promise<Compilation> {
  const compiler = await createCompiler(name, { outDir, version });
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    compiler.run((error, result) =>
      error ? reject(error) : result ? resolve(result) : reject(new Error('webpack gave no stats')),
    );
  });
  await new Promise<void>((resolve, reject) => {
    compiler.close((error) => (error ? reject(error) : resolve()));
  });
  if (stats.hasErrors() || stats.hasWarnings())
    throw new Error(`${name} does not build:\n${stats.toString('errors-warnings')}`);
  return stats.compilation;
}

/** The release's own description, made from its folder and from what webpack knows of it. */
export function describeRelease(name: string, version: string, folder: string, compilation: Compilation): Release {
  const files: Record<string, ReleasedFile> = {};
  for (const path of listFiles(folder)) {
    if (path.endsWith('.map')) continue;
    const file = join(folder, path);
    const content = readFileSync(file);
    files[path] = { bytes: content.length, wireBytes: precompress(file), integrity: integrityOf(content) };
  }
  const parts = filesByPart(compilation);
  const entry = name === SHELL ? parts[SHELL]?.[0] : 'remoteEntry.js';
  if (!entry || !files[entry]) throw new Error(`${name} has no entry file`);
  return {
    name,
    version,
    entry,
    files,
    parts: name === SHELL ? { ...parts, ...filesByShared(compilation) } : parts,
    consumes: consumedByPart(compilation),
    ...(name === SHELL
      ? { contract: CONTRACT_VERSION }
      : { feature: readJson<Feature>(join(repoRoot, name, 'feature.json')) }),
  };
}

/** Compiles an application into an empty folder and describes it there. */
export async function buildInto(work: string, name: string, version: string): Promise<Release> {
  const compilation = await compile(name, version, work);
  const publicFolder = join(repoRoot, name, 'public');
  if (existsSync(publicFolder)) cpSync(publicFolder, join(work, 'public'), { recursive: true });
  if (name === SHELL) await buildPageParts(work);
  const release = describeRelease(name, version, work, compilation);
  writeFileSync(join(work, RELEASE_FILE), `${JSON.stringify(release, null, 2)}\n`);
  // The server that sends it may run as somebody else.
  chmodSync(work, 0o755);
  return release;
}

/**
 * Builds an application into its immutable folder, unless that very release is there.
 * @param stillNamed asked when it is built: whether the sources are still those that the version names
 */
export async function buildRelease(
  name: string,
  version: string,
  stillNamed = (): boolean => true,
): Promise<'built' | 'there' | 'changed'> {
  const folder = releaseFolder(name, version);
  if (existsSync(join(folder, RELEASE_FILE))) return 'there';
  mkdirSync(join(releasesDir, name), { recursive: true });
  const work = mkdtempSync(join(releasesDir, name, '.building-'));
  try {
    await buildInto(work, name, version);
    if (!stillNamed()) return 'changed';
    // Somebody else's build of the same sources may have come first; its files may be served by now.
    if (existsSync(join(folder, RELEASE_FILE))) return 'there';
    rmSync(folder, { recursive: true, force: true });
    renameSync(work, folder);
    return 'built';
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
