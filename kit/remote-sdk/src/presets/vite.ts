import { join } from 'node:path';
import type { PluginOption, UserConfig } from 'vite';
import { quietly } from '@rifas/tooling/lib/quietly';
import { BUILD_FILE, describeBuild } from './build-description';
import { installedVersion, sharedList } from './package-root';
import { openProject } from './remote-project';
import { untilWholeGraph } from './whole-graph';

/** Writes feature.json and the build's description beside the files. */
const descriptionPlugin = (tool: string, feature: string): PluginOption => ({
  name: 'rifas-description',
  generateBundle() {
    const sources = [...this.getModuleIds()].map((id) => id.replace(/^\0/, '').replace(/\?.*$/, ''));
    const text = describeBuild({ tool, parts: {}, sources });
    this.emitFile({ type: 'asset', fileName: 'feature.json', source: feature });
    this.emitFile({ type: 'asset', fileName: BUILD_FILE, source: text });
  },
});

/**
 * The federation plugin for Vite decodes the paths of files as if they were addresses, and ends with 'URI malformed'.
 * @throws Error with what to do, where the folder's path cannot be decoded
 */
export function demandDecodable(root: string): void {
  if (quietly(() => decodeURIComponent(root), undefined) !== undefined) return;
  throw new Error(
    `${root} has a % in its path, which @module-federation/vite cannot read: rename that folder, or build with webpack or Rspack.`,
  );
}

/**
 * The Vite configuration of a remote: `export default viteConfig(import.meta.url)`.
 * @throws Error with a sentence where an installed version does not work
 */
export function viteConfig(configUrl: string): () => Promise<UserConfig> {
  return async () => {
    const { require, project, load } = openProject(configUrl, ['vite', '@module-federation/vite']);
    demandDecodable(project.root);
    const { federation } = await load<typeof import('@module-federation/vite')>('@module-federation/vite');
    const federated = federation({
      name: project.federationName,
      filename: 'remoteEntry.js',
      exposes: { './remote': project.entry },
      shared: Object.fromEntries(
        sharedList().map(({ request, shareKey, requiredVersion }) => [
          request,
          // The plugin adds the modules that a remote needs to those that the page provides. With the kit's version,
          // they would seem newer than an older shell's modules, but the remote has none to provide.
          {
            import: false,
            singleton: true,
            shareKey,
            requiredVersion,
            version: '0.0.0',
            suppressMissingImportWarning: true,
          },
        ]),
      ),
      shareStrategy: 'loaded-first',
      dts: false,
    });
    return {
      root: project.root,
      // Chunks are loaded relative to the entry, wherever the release is served.
      base: './',
      define: { 'process.env.RELEASE_VERSION': JSON.stringify(project.version) },
      build: {
        outDir: join(project.root, 'dist'),
        assetsDir: 'page',
        // The page's policy forbids fonts inside scripts.
        assetsInlineLimit: 0,
        emptyOutDir: true,
        target: 'es2022',
        sourcemap: true,
        rolldownOptions: { input: join(project.root, project.entry) },
      },
      plugins: [
        federated,
        untilWholeGraph(federated),
        descriptionPlugin(`vite ${installedVersion(require, 'vite') ?? ''}`, project.feature),
      ],
    };
  };
}
