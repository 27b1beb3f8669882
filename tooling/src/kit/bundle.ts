import { build, type Plugin } from 'esbuild';
import { NODE_PROGRAM, WITH_REQUIRE } from '../../bin/compiled.mjs';

interface Bundle {
  /** Name of the file to be, and its source. */
  readonly entries: Readonly<Record<string, string>>;
  readonly to: string;
  /** Packages that stay imports; every package where it is left out, but for those of the workspace. */
  readonly outside?: readonly string[];
  readonly rename?: (specifier: string) => string;
}

/** Modules of the workspace that the package has under another name. */
const renamed = (rename: (specifier: string) => string): Plugin => ({
  name: 'renamed',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^@rifas\/shared(\/|$)/ }, ({ path }) => ({ path: rename(path), external: true })),
});

/** Installed packages are imported where the team has them. */
const installedOutside: Plugin = {
  name: 'installed-outside',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@rifas/') ? undefined : { path, external: true },
    ),
};

/** Files that run without the checkout: what they need of the workspace is in them. */
export async function bundle({ entries, to, outside, rename }: Bundle): Promise<void> {
  await build({
    ...NODE_PROGRAM,
    ...(outside ? WITH_REQUIRE : {}),
    entryPoints: { ...entries },
    outdir: to,
    // Beside the files that ask for them: a preset finds its package by its own address.
    chunkNames: '[name]-[hash]',
    sourcemap: true,
    logLevel: 'error',
    external: [...(outside ?? [])],
    plugins: [...(rename ? [renamed(rename)] : []), ...(outside ? [] : [installedOutside])],
  });
}
