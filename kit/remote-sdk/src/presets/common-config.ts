import { join } from 'node:path';
import type { RefreshOptions } from '../refresh/loader';
import type { Mode } from './compile-options';
import { packageRoot } from './package-root';
import type { remoteProject } from './remote-project';

/** Which of its files a package gives to a page of a live site. */
const LIVE = ['module', 'webpack', 'production', 'browser'];

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
    resolve: {
      extensions: ['.tsx', '.ts', '.jsx', '.mjs', '.js', '.json'],
      // In development as well: the page is a live site, whose policy refuses the styles that libraries write then.
      byDependency: {
        esm: { conditionNames: ['import', ...LIVE] },
        commonjs: { conditionNames: ['require', ...LIVE] },
      },
    },
    // rifas check weighs pages.
    performance: { hints: false } as const,
  };
}

/** What sources and packages read of the build. A page has no `process`: without the whole table any other name in it would throw. */
export const constants = ({ version }: { readonly version: string }) => ({
  'process.env': { NODE_ENV: '"production"', RELEASE_VERSION: JSON.stringify(version) },
});

export const OPTIMIZATION = { chunkIds: 'named', nodeEnv: 'production' } as const;

/** A team's own sources, in TypeScript or JavaScript; what is installed is built already. */
export const SOURCES = {
  test: /\.[jt]sx?$/,
  exclude: /[\\/]node_modules[\\/]/,
  // In a package of ES modules imports of JavaScript would have to name the file's ending, which those of TypeScript leave out.
  resolve: { fullySpecified: false },
} as const;

/** What is imported as its address. Style sheets stay files: the page's policy allows no inline style. */
export const ASSET_FILE = /\.(svg|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|otf|css)$/;
export const ASSETS = { test: ASSET_FILE, type: 'asset/resource' } as const;

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
