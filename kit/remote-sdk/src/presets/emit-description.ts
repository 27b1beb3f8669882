import type { Chunk, Compiler } from 'webpack';
import { BUILD_FILE, describeBuild } from './build-description';

const NAME = 'rifas-description';

const scriptsOf = (chunks: readonly Chunk[]): readonly string[] => [
  ...new Set([...chunks].flatMap(({ files }) => [...files]).filter((file) => file.endsWith('.js'))),
];

/** A plugin that writes feature.json and the build's description beside the built files. */
export const emitDescription = (tool: string, feature: string) => ({
  /** @param compiler webpack's or Rspack's; their types differ */
  apply(compiler: unknown): void {
    const { hooks, webpack } = compiler as Compiler;
    const { RawSource } = webpack.sources;
    hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const groups = [...compilation.namedChunkGroups];
        const parts = Object.fromEntries(groups.map(([name, { chunks }]) => [name, scriptsOf(chunks)]));
        const text = describeBuild({ tool, parts, sources: compilation.fileDependencies });
        compilation.emitAsset('feature.json', new RawSource(feature));
        compilation.emitAsset(BUILD_FILE, new RawSource(text));
      });
    });
  },
});
