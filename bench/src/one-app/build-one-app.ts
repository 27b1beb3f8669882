import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { runCompiler, standaloneConfig } from '@rifas/tooling/build/build-release';
import { localVersion } from '@rifas/tooling/build/local-version';
import { precompress } from '@rifas/tooling/lib/compress';
import { hashFiles, listFiles } from '@rifas/tooling/lib/files';
import { jsonText, readJson } from '@rifas/tooling/lib/json';
import { applicationNames, remoteNames, repoRoot, SHELL } from '@rifas/tooling/lib/repo';
import type { Settings } from '@rifas/tooling/lib/settings';
import { RELEASE_FILE } from '@rifas/tooling/store/releases/release';
import { inWorkFolder, releaseFolder, releasePrefix } from '@rifas/tooling/store/releases/releases';
import { localStorage } from '@rifas/tooling/store/storage/open-storage';

export const ONE_APP = 'one-app';

export interface OneAppBuild {
  readonly version: string;
  /** Name of the first script. */
  readonly entry: string;
  /** The scripts of each named chunk and of all its dependencies, by chunk name. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
}

const here = join(repoRoot, 'bench/src/one-app');

function currentVersion(): string {
  const hash = createHash('sha256');
  for (const name of applicationNames()) hash.update(localVersion(name));
  return `0.0.0-${hashFiles(hash, here).digest('hex').slice(0, 12)}`;
}

/**
 * The module that imports every remote's definition statically; their pages stay lazy, as in the composed site.
 * @param root of the repository, from the module
 */
export function remotesModule(root: string): string {
  const names = remoteNames();
  const imports = names.map(
    (name, index) => `import remote${index} from ${JSON.stringify(`${root}/${name}/src/remote`)};\n`,
  );
  const entries = names.map((name, index) => `  '${name}': remote${index},\n`);
  return `${imports.join('')}export const remotes = {\n${entries.join('')}};\n`;
}

/** The repository's own webpack settings without federation: the shell's entry, and its remote loader replaced by plain imports. */
async function configuration(outDir: string, remotes: string): Promise<Configuration> {
  const shell = join(repoRoot, SHELL);
  const base = await standaloneConfig(SHELL, { entry: join(shell, 'src/main.tsx'), outDir, mode: 'production' });
  return {
    ...base,
    name: 'one application',
    entry: { app: join(shell, 'src/main.tsx') },
    resolve: { ...base.resolve, alias: { '@one-app/remotes': remotes } },
    // Nothing looks up a chunk by its name here, so the shortest ids are used, which webpack chooses for production.
    optimization: { ...base.optimization, chunkIds: 'deterministic' },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(/\/remote-loader$/, (found: { context: string; request: string }) => {
        if (found.context.startsWith(join(shell, 'src'))) found.request = join(here, 'remote-loader.ts');
      }),
    ],
  };
}

const isScript = (file: string): boolean => file.endsWith('.js');

async function compile(config: Configuration): Promise<Omit<OneAppBuild, 'version'>> {
  const compilation = await runCompiler(webpack(config), 'The one application');
  const entry = compilation.entrypoints.get('app')?.getFiles().find(isScript);
  if (!entry) throw new Error('The one application has no entry file');
  const chunks = [...compilation.namedChunkGroups].map(
    ([name, group]) => [name, group.getFiles().filter(isScript)] as const,
  );
  return { entry, chunks: Object.fromEntries(chunks) };
}

/** Builds the very sources of the composed site as one application, unless that build exists. */
export async function buildOneApp(settings: Settings): Promise<OneAppBuild> {
  const version = currentVersion();
  const description = join(releaseFolder(settings, ONE_APP, version), RELEASE_FILE);
  if (existsSync(description)) return readJson<OneAppBuild>(description);
  const generated = join(settings.dataDir, 'bench/one-app');
  mkdirSync(generated, { recursive: true });
  const remotes = join(generated, 'remotes.ts');
  writeFileSync(remotes, remotesModule(repoRoot));
  const storage = localStorage(settings);
  return inWorkFolder(storage, ONE_APP, version, async (outDir) => {
    const built = { version, ...(await compile(await configuration(outDir, remotes))) };
    for (const file of listFiles(outDir)) precompress(join(outDir, file));
    writeFileSync(join(outDir, RELEASE_FILE), jsonText(built));
    await storage.publish(outDir, releasePrefix(ONE_APP, version), RELEASE_FILE);
    return built;
  });
}
