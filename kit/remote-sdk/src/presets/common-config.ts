import { join } from 'node:path';

export type Mode = 'production' | 'development';

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
      clean: true,
      module: true,
      publicPath: 'auto',
      filename: hashed,
      chunkFilename: hashed,
      assetModuleFilename: '[name].[contenthash:12][ext]',
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'] },
  };
}

/** Style sheets stay files: the page's policy allows no inline style. */
export const ASSETS = { test: /\.(svg|png|webp|woff2|css)$/, type: 'asset/resource' } as const;
