import { build, type Plugin } from 'esbuild';
import { NODE_PROGRAM, WITH_REQUIRE } from '../../bin/compiled.mjs';

interface Bundle {
  /** Names of the output files, with their sources. */
  readonly entries: Readonly<Record<string, string>>;
  readonly to: string;
  /** Packages that stay imports; when left out, every package except those of the workspace. */
  readonly outside?: readonly string[];
  readonly rename?: (specifier: string) => string;
}

/** Modules of the workspace, imported by their name in the published package. */
const renamed = (rename: (specifier: string) => string): Plugin => ({
  name: 'renamed',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^@rifas\/shared(\/|$)/ }, ({ path }) => ({ path: rename(path), external: true })),
});

/** Keeps installed packages as imports of the team's own copies. */
const installedOutside: Plugin = {
  name: 'installed-outside',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@rifas/') ? undefined : { path, external: true },
    ),
};

/** Bundles files that run without the checkout: they contain what they need of the workspace. */
export async function bundle({ entries, to, outside, rename }: Bundle): Promise<void> {
  await build({
    ...NODE_PROGRAM,
    ...(outside ? WITH_REQUIRE : {}),
    entryPoints: { ...entries },
    outdir: to,
    // Chunks lie next to their entries, because a preset locates its package relative to its own address.
    chunkNames: '[name]-[hash]',
    sourcemap: true,
    logLevel: 'error',
    external: [...(outside ?? [])],
    plugins: [...(rename ? [renamed(rename)] : []), ...(outside ? [] : [installedOutside])],
  });
}
