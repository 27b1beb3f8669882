import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { EagerModules } from './eager-modules.mjs';
import { readJson, sharedModules } from './shared-modules.mjs';
import { SWC_OPTIONS } from './swc-options.mjs';

const require = createRequire(import.meta.url);
/** As the plugin finds it: what its generated entry imports. */
const BUNDLER_RUNTIME = createRequire(require.resolve('@module-federation/enhanced/webpack')).resolve(
  '@module-federation/webpack-bundler-runtime/bundler',
);
const BUNDLER_RUNTIME_OF_HOST = join(import.meta.dirname, 'bundler-runtime-of-host.js');
const requireOfShared = createRequire(require.resolve('@rifas/shared/routing'));
const ROUTER = createRequire(requireOfShared.resolve('react-router-dom')).resolve('react-router');
/** The router's package leads everybody to its build with warnings for developers; the one without lies beside it. */
const ROUTER_WITHOUT_WARNINGS = join(dirname(ROUTER), '../production/index.mjs');

/**
 * @typedef {object} BuildOptions
 * @property {string} [outDir] where the files go; `dist/` of the package by default
 * @property {'production' | 'development'} [mode]
 * @property {string} [cacheDir] for webpack's file cache; none by default
 * @property {string} [version] what the build calls itself; the package's version by default
 * @property {boolean} [hot] for development: single modules of an open page are replaced, and its components keep their state
 */

/** Lets components take over the state of those before; the kit gives teams the same two files. */
const REFRESH = join(import.meta.dirname, '../../kit/remote-sdk/src/refresh');

/** A build whose modules can be replaced in an open page: the refreshed components are those of the remote's own sources. */
const hotConfig = (config, { rootDir, name, entry }) => ({
  ...config,
  optimization: { ...config.optimization, moduleIds: 'named', emitOnErrors: false },
  resolve: {
    ...config.resolve,
    alias: { ...config.resolve.alias, '@rifas/remote-sdk/refresh': join(REFRESH, 'runtime.ts') },
  },
  module: {
    rules: [
      ...config.module.rules,
      {
        test: /\.tsx?$/,
        include: join(rootDir, 'src'),
        enforce: 'pre',
        loader: join(REFRESH, 'loader.ts'),
        options: { remote: name, entry },
      },
    ],
  },
  plugins: [...config.plugins, new webpack.HotModuleReplacementPlugin()],
});

/** What every build of the repository has in common. */
function baseConfig(
  rootDir,
  { outDir = join(rootDir, 'dist'), mode = 'production', cacheDir, alias = {}, splitChunks } = {},
) {
  return {
    name: readJson(join(rootDir, 'package.json')).name,
    context: rootDir,
    mode,
    target: ['web', 'es2022'],
    // Not the eval kind: evaluated code is no module and has no import.meta.
    devtool: mode === 'production' ? 'source-map' : 'cheap-module-source-map',
    output: {
      path: outDir,
      clean: mode === 'production',
      module: true,
      publicPath: 'auto',
      filename: mode === 'production' ? '[name].[contenthash:12].js' : '[name].js',
      chunkFilename: mode === 'production' ? '[name].[contenthash:12].js' : '[name].js',
      assetModuleFilename: '[name].[contenthash:12][ext]',
      environment: { dynamicImport: true, module: true },
      // A module that threw, for a shared chunk that had not arrived, is run again by the next import instead of staying half done.
      strictModuleExceptionHandling: true,
    },
    experiments: { outputModule: true },
    // Chunk names are part of the release: the composer finds a page's files by them.
    optimization: {
      chunkIds: 'named',
      moduleIds: 'deterministic',
      ...(splitChunks ? { splitChunks } : {}),
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { module: true, compress: { passes: 2 }, mangle: true, format: { comments: false } },
        }),
        new EagerModules(),
      ],
    },
    resolve: {
      alias: { ...alias, ...(mode === 'production' && { 'react-router$': ROUTER_WITHOUT_WARNINGS }) },
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          use: { loader: require.resolve('swc-loader'), options: SWC_OPTIONS },
        },
        { test: /\.(svg|png|webp|woff2)$/, type: 'asset/resource' },
        // Style sheets stay files: the page's CSP allows no inline style (docs/decisions/0004-static-pages-and-csp.md).
        { test: /\.css$/, type: 'asset/resource' },
      ],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
    ...(cacheDir
      ? {
          cache: {
            type: 'filesystem',
            cacheDirectory: cacheDir,
            buildDependencies: { factory: [fileURLToPath(import.meta.url)] },
          },
        }
      : {}),
  };
}

const define = (mode, version) =>
  new webpack.DefinePlugin({
    'process.env.NODE_ENV': JSON.stringify(mode),
    'process.env.RELEASE_VERSION': JSON.stringify(version),
  });

/**
 * The webpack configuration of a remote, in one line: `export default remoteConfig(import.meta.url)`.
 * webpack calls it with (env); the build of the repository with BuildOptions.
 */
export function remoteConfig(configUrl) {
  const rootDir = dirname(fileURLToPath(configUrl));
  const { name: packageName, version: packageVersion } = readJson(join(rootDir, 'package.json'));
  const name = packageName.replace('@rifas/', '');
  const entry = './src/remote.ts';
  return ({ version = packageVersion, mode = 'production', hot = false, ...options } = {}) => {
    const config = {
      ...baseConfig(rootDir, {
        mode,
        ...options,
        alias: { [BUNDLER_RUNTIME]: BUNDLER_RUNTIME_OF_HOST },
        // A library is no file of its own: every release has new addresses for all its files, so that a cache would gain nothing.
        splitChunks: { cacheGroups: { defaultVendors: false } },
      }),
      // Federation alone makes the entry; the package has no page of its own in this build.
      entry: {},
      plugins: [
        define(mode, version),
        new ModuleFederationPlugin({
          name: name.replaceAll('-', '_'),
          filename: 'remoteEntry.js',
          library: { type: 'module' },
          exposes: { './remote': { import: entry, name: 'remote' } },
          shared: sharedModules(),
          shareStrategy: 'loaded-first',
          experiments: { optimization: { disableSnapshot: true, target: 'web' } },
          manifest: false,
          dts: false,
        }),
      ],
    };
    return hot ? hotConfig(config, { rootDir, name, entry }) : config;
  };
}

/** The webpack configuration of the shell: it brings the federation runtime and provides what is shared (shell/src/federation). */
export function shellConfig(configUrl) {
  const rootDir = dirname(fileURLToPath(configUrl));
  const { version: packageVersion } = readJson(join(rootDir, 'package.json'));
  return ({ version = packageVersion, mode = 'production', ...options } = {}) => ({
    ...baseConfig(rootDir, {
      mode,
      ...options,
      // One file for each lazy library, itself and what it is made of. The dashboard asks for the cache's as remotes do: no copy in each.
      splitChunks: {
        cacheGroups: {
          default: false,
          defaultVendors: false,
          query: { test: /[\\/](shared[\\/]query|@tanstack)[\\/]/, name: 'query', chunks: 'async', enforce: true },
        },
      },
    }),
    entry: { shell: './src/main.tsx' },
    plugins: [
      define(mode, version),
      // What the plugin would define for `experiments.optimization`: the runtime's parts for servers and for snapshots stay out.
      new webpack.DefinePlugin({ FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true, ENV_TARGET: JSON.stringify('web') }),
    ],
  });
}

/**
 * A remote on its own: one application that draws its pages in a small host, for development.
 * @public imported by its path in tooling/src/build/build-release.ts
 */
export function standaloneConfig(rootDir, { entry, ...options }) {
  const { name } = readJson(join(rootDir, 'package.json'));
  const remote = join(rootDir, 'src/remote.ts');
  const feature = join(rootDir, 'feature.json');
  return {
    ...baseConfig(rootDir, { ...options, alias: { '@standalone/remote': remote, '@standalone/feature': feature } }),
    name: `${name} alone`,
    entry: { standalone: entry },
    plugins: [define(options.mode ?? 'production', 'standalone')],
  };
}
