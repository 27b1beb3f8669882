import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import webpack, { type Compilation, type Configuration } from 'webpack';
import { CONTRACT_VERSION } from '@rifas/shared/remote';
import { providedModules } from '../../webpack/shared-modules.mjs';
import { listFiles } from '../lib/files';
import { readJson } from '../lib/json';
import { repoRoot, SHELL } from '../lib/repo';
import type { Settings } from '../lib/settings';
import { sourceCommit } from '../lib/source-commit';
import { describeSharing } from '../release-rules/describe-sharing';
import type { Release } from '../store/releases/release';
import { describeFiles, inWorkFolder, isWhole, placeRelease, sealRelease } from '../store/releases/releases';
import { localStorage } from '../store/storage/open-storage';
import type { BuildResult } from './build-all';
import { consumedByPart, filesByPart, filesByShared } from './chunk-parts';
import { localVersion } from './local-version';
import { buildPageForms } from './page-forms';
import { buildPageParts } from './page-parts';
import { madeNow, writeProvenance } from './provenance';
import { checkFeature } from './remote-folder';
import { packagesOf, writeSbom } from './sbom';

interface CompileOptions {
  readonly outDir: string;
  readonly version: string;
  readonly mode?: 'production' | 'development';
  /** Whether an open page can replace single modules of the remote. */
  readonly hot?: boolean;
}

type StandaloneOptions = Pick<CompileOptions, 'outDir' | 'mode'> & { readonly entry: string };
type ConfigFactory = (options: CompileOptions & { readonly cacheDir: string }) => Configuration;

/** webpack with the application's own configuration. */
export async function createCompiler(
  { cacheDir }: Pick<Settings, 'cacheDir'>,
  name: string,
  options: CompileOptions,
): Promise<webpack.Compiler> {
  const { default: factory } = (await import(pathToFileURL(join(repoRoot, name, 'webpack.config.mjs')).href)) as {
    default: ConfigFactory;
  };
  const kind = options.hot ? 'hot' : (options.mode ?? 'production');
  return webpack(factory({ ...options, cacheDir: join(cacheDir, 'webpack', `${name}-${kind}`) }));
}

/** The configuration of a package as one application, without federation. */
export async function standaloneConfig(folder: string, options: StandaloneOptions): Promise<Configuration> {
  const factory = (await import(pathToFileURL(join(repoRoot, 'tooling/webpack/factory.mjs')).href)) as {
    standaloneConfig: (rootDir: string, options: StandaloneOptions) => Configuration;
  };
  return factory.standaloneConfig(join(repoRoot, folder), options);
}

/** Compiles once. @throws Error with everything that webpack complains of */
export async function runCompiler(compiler: webpack.Compiler, name: string): Promise<Compilation> {
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (!stats) throw new Error('webpack gave no stats');
  if (stats.hasErrors() || stats.hasWarnings())
    throw new Error(`${name} does not build:\n${stats.toString('errors-warnings')}`);
  return stats.compilation;
}

/**
 * Adds the other files of a release to webpack's output, and seals it.
 * @param compress false in development, where a developer waits to see a change on the same machine
 */
export async function finishRelease(
  folder: string,
  name: string,
  version: string,
  compilation: Compilation,
  compress = true,
): Promise<Release> {
  const publicFolder = join(repoRoot, name, 'public');
  if (existsSync(publicFolder)) cpSync(publicFolder, join(folder, 'public'), { recursive: true });
  if (name === SHELL) await buildPageParts(folder);
  else await buildPageForms(folder, name);
  const released = listFiles(folder).filter((path) => !path.endsWith('.map'));
  const files = describeFiles(folder, released, compress);
  const parts = filesByPart(compilation);
  const entry = name === SHELL ? parts[SHELL]?.[0] : 'remoteEntry.js';
  if (!entry || !files[entry]) throw new Error(`${name} has no entry file`);
  const described: Release = {
    name,
    version,
    entry,
    files,
    parts: name === SHELL ? { ...parts, ...filesByShared(compilation) } : parts,
    consumes: consumedByPart(compilation),
    made: madeNow(`webpack ${webpack.version}`, sourceCommit(repoRoot, [name, 'shared'])),
    ...(name === SHELL
      ? { contract: CONTRACT_VERSION, provides: providedModules() }
      : {
          feature: checkFeature(readJson(join(repoRoot, name, 'feature.json')), `${name}/feature.json`),
          ...describeSharing(folder, Object.keys(files)),
        }),
  };
  writeSbom(folder, described, packagesOf(compilation.fileDependencies));
  writeProvenance(folder, described);
  return sealRelease(folder, described);
}

/** Compiles an application into an empty folder and describes it there. */
export async function buildInto(settings: Settings, folder: string, name: string, version: string): Promise<Release> {
  const compiler = await createCompiler(settings, name, { outDir: folder, version });
  return finishRelease(folder, name, version, await runCompiler(compiler, name));
}

/** Builds an application into its immutable folder, unless that release exists, or its sources changed meanwhile. */
export async function buildRelease(settings: Settings, name: string, version: string): Promise<BuildResult> {
  const storage = localStorage(settings);
  if (await isWhole(storage, name, version)) return 'there';
  return inWorkFolder(storage, name, version, async (folder) => {
    const release = await buildInto(settings, folder, name, version);
    if (localVersion(name) !== version) return 'changed';
    // Another build of the same sources may have finished first, and a site may serve its files already.
    return (await placeRelease(storage, folder, release)) ? 'built' : 'there';
  });
}
