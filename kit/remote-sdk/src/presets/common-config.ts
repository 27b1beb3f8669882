import { join } from 'node:path';
import type { RefreshOptions } from '../refresh/loader';
import type { Mode } from './compile-options';
import { packageRoot } from './package-root';
import type { remoteProject } from './remote-project';

/** The export conditions of packages for a page of a live site. */
const LIVE = ['module', 'webpack', 'production', 'browser'];

/** The configuration that webpack and Rspack share. */
export function commonConfig({ root }: { readonly root: string }, mode: Mode) {
  const hashed = mode === 'production' ? '[name].[contenthash:12].js' : '[name].js';
  return {
    context: root,
    mode,
    target: ['web', 'es2022'] as ['web', 'es2022'],
    // Not the eval kind, because the page's policy forbids evaluated code.
    devtool: mode === 'production' ? 'source-map' : 'cheap-module-source-map',
    // Empty: only Federation creates the entry.
    entry: {},
    output: {
      path: join(root, 'dist'),
      // During development the old files stay, because an open page may still request them.
      clean: mode === 'production',
      module: true,
      publicPath: 'auto',
      filename: hashed,
      chunkFilename: hashed,
      assetModuleFilename: '[name].[contenthash:12][ext]',
      // With webpack a module that threw runs again at the next import; Rspack only throws its error again. Without this
      // the second import would give a page without a component.
      strictModuleExceptionHandling: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.jsx', '.mjs', '.js', '.json'],
      // Also in development: the page is a live site, and its policy refuses the styles that development builds of
      // libraries write.
      byDependency: {
        esm: { conditionNames: ['import', ...LIVE] },
        commonjs: { conditionNames: ['require', ...LIVE] },
      },
    },
    // `rifas check` measures the size of pages.
    performance: { hints: false } as const,
  };
}

/**
 * Constants of the build for sources and packages. A page has no `process`, so the whole `process.env` is replaced: any
 * other name in it would throw.
 */
export const constants = ({ version }: { readonly version: string }) => ({
  'process.env': { NODE_ENV: '"production"', RELEASE_VERSION: JSON.stringify(version) },
});

export const OPTIMIZATION = { chunkIds: 'named', nodeEnv: 'production' } as const;

/** A team's own sources, in TypeScript or JavaScript. Installed packages are already built. */
export const SOURCES = {
  test: /\.[jt]sx?$/,
  exclude: /[\\/]node_modules[\\/]/,
  // In a package of ES modules, imports in JavaScript would need file extensions, which imports in TypeScript omit.
  resolve: { fullySpecified: false },
  // Only a warning otherwise, with which the build goes on: the imported name would be undefined in the page.
  parser: { exportsPresence: 'error' },
} as const;

/**
 * Files that are imported as their address. Style sheets stay files, because the page's policy forbids inline styles.
 */
export const ASSET_FILE = /\.(svg|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|otf|css)$/;
export const ASSETS = { test: ASSET_FILE, type: 'asset/resource' } as const;

/** Settings of a hot build: modules keep their names, and a failed build does not change the page. */
export const HOT_OPTIMIZATION = { moduleIds: 'named', emitOnErrors: false } as const;

/** The loader that lets components keep their state, for the team's own sources. */
export const refreshRule = ({ root, name, entry }: ReturnType<typeof remoteProject>) => ({
  ...SOURCES,
  include: join(root, 'src'),
  enforce: 'pre' as const,
  loader: join(packageRoot, 'presets/refresh-loader.js'),
  options: { remote: name, entry } satisfies RefreshOptions,
});
