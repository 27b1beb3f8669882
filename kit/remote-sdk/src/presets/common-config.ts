import { join } from 'node:path';
import type { RefreshOptions } from '../refresh/loader';
import type { Mode } from './compile-options';
import { packageRoot } from './package-root';
import type { remoteProject } from './remote-project';

/** What webpack and Rspack are told alike. */
export function commonConfig({ root }: { readonly root: string }, mode: Mode) {
  const hashed = mode === 'production' ? '[name].[contenthash:12].js' : '[name].js';
  return {
    context: root,
    mode,
    target: ['web', 'es2022'] as ['web', 'es2022'],
    // Not the eval kind: the page's policy allows no evaluated code.
    devtool: mode === 'production' ? 'source-map' : 'cheap-module-source-map',
    // Federation alone makes the entry.
    entry: {},
    output: {
      path: join(root, 'dist'),
      // What an open page still asks for stays while it is developed.
      clean: mode === 'production',
      module: true,
      publicPath: 'auto',
      filename: hashed,
      chunkFilename: hashed,
      assetModuleFilename: '[name].[contenthash:12][ext]',
      // A module that threw is run again by the next import, instead of staying a page without a component.
      strictModuleErrorHandling: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.jsx', '.mjs', '.js', '.json'] },
  };
}

/** A team's own sources, in TypeScript or JavaScript; what is installed is built already. */
export const SOURCES = { test: /\.[jt]sx?$/, exclude: /[\\/]node_modules[\\/]/ } as const;

/** Style sheets stay files: the page's policy allows no inline style. */
export const ASSETS = { test: /\.(svg|png|jpg|webp|woff2|css)$/, type: 'asset/resource' } as const;

/** What a hot build does otherwise: modules keep their names, and a broken build leaves the page what it has. */
export const HOT_OPTIMIZATION = { moduleIds: 'named', emitOnErrors: false } as const;

/** The loader that lets components take over their state, for the team's own sources. */
export const refreshRule = ({ root, name, entry }: ReturnType<typeof remoteProject>) => ({
  ...SOURCES,
  include: join(root, 'src'),
  enforce: 'pre' as const,
  loader: join(packageRoot, 'presets/refresh-loader.js'),
  options: { remote: name, entry } satisfies RefreshOptions,
});
