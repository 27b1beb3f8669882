import { join } from 'node:path';
import type { PluginOption, UserConfig } from 'vite';
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
 * The Vite configuration of a remote: `export default viteConfig(import.meta.url)`.
 * @throws Error with a sentence where an installed version does not work
 */
export function viteConfig(configUrl: string): () => Promise<UserConfig> {
  return async () => {
    const { require, project, load } = openProject(configUrl, ['vite', '@module-federation/vite']);
    const { federation } = await load<typeof import('@module-federation/vite')>('@module-federation/vite');
    const federated = federation({
      name: project.federationName,
      filename: 'remoteEntry.js',
      exposes: { './remote': project.entry },
      shared: Object.fromEntries(
        sharedList().map(({ request, shareKey, requiredVersion }) => [
          request,
          // The plugin lists what a remote asks for among what the page has. Under the version of the kit it would be taken for newer than
          // the module of an older shell, and it has none to give.
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
      // Chunks are found beside the entry, wherever the release is served from.
      base: './',
      define: { 'process.env.RELEASE_VERSION': JSON.stringify(project.version) },
      build: {
        outDir: join(project.root, 'dist'),
        assetsDir: 'page',
        // The page's policy allows no font that stands in a script.
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
