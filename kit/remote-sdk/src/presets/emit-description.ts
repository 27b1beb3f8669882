import { BUILD_FILE, describeBuild } from './build-description';

/** What webpack and Rspack have in common of what is needed here. */
interface AnyCompilation {
  readonly fileDependencies: Iterable<string>;
  readonly namedChunkGroups: Iterable<
    readonly [string, { readonly chunks: Iterable<{ readonly files: Iterable<string> }> }]
  >;
  readonly hooks: {
    readonly processAssets: { tap(options: { name: string; stage: number }, work: () => void): void };
  };
  emitAsset(name: string, source: unknown): void;
}
interface AnyCompiler {
  readonly webpack: {
    readonly sources: { readonly RawSource: new (text: string) => unknown };
    readonly Compilation: { readonly PROCESS_ASSETS_STAGE_REPORT: number };
  };
  readonly hooks: {
    readonly thisCompilation: { tap(name: string, work: (compilation: AnyCompilation) => void): void };
  };
}

const NAME = 'rifas-description';

const scriptsOf = (chunks: Iterable<{ readonly files: Iterable<string> }>): readonly string[] => [
  ...new Set([...chunks].flatMap(({ files }) => [...files]).filter((file) => file.endsWith('.js'))),
];

/** Writes feature.json and the build's description beside the files. */
export const emitDescription = (tool: string, feature: string) => ({
  /** @param compiler of webpack or of Rspack, whose types differ */
  apply(compiler: unknown): void {
    const { hooks, webpack } = compiler as AnyCompiler;
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
