import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { EagerModules } from './eager-modules.mjs';
import { readJson, sharedModules } from './shared-modules.mjs';
import { SHORT_STYLES } from './short-styles.mjs';
import { SWC_OPTIONS } from './swc-options.mjs';

const require = createRequire(import.meta.url);
/** Resolved from the plugin, because its generated entry imports this path. */
const BUNDLER_RUNTIME = createRequire(require.resolve('@module-federation/enhanced/webpack')).resolve(
  '@module-federation/webpack-bundler-runtime/bundler',
);
const BUNDLER_RUNTIME_OF_HOST = join(import.meta.dirname, 'bundler-runtime-of-host.js');
const requireOfShared = createRequire(require.resolve('@rifas/shared/routing'));
const ROUTER = createRequire(requireOfShared.resolve('react-router-dom')).resolve('react-router');
/** The router's package exports its build with developer warnings; the build without them lies next to it. */
const ROUTER_WITHOUT_WARNINGS = join(dirname(ROUTER), '../production/index.mjs');

/**
 * @typedef {object} BuildOptions
 * @property {string} [outDir] where the files go; `dist/` of the package by default
 * @property {'production' | 'development'} [mode]
 * @property {string} [cacheDir] for webpack's file cache; none by default
 * @property {string} [version] what the build calls itself; the package's version by default
 * @property {boolean} [hot] for development: single modules of an open page are replaced, and its components keep their state
 */

/** Files that keep the state of replaced components; the kit contains the same two. */
const REFRESH = join(import.meta.dirname, '../../kit/remote-sdk/src/refresh');

/**
 * A build whose modules can be replaced in an open page; only components of the remote's own sources keep their state.
 */
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

/** Common options of every build in the repository. */
function baseConfig(
  rootDir,
  { outDir = join(rootDir, 'dist'), mode = 'production', cacheDir, alias = {}, splitChunks } = {},
) {
  return {
    name: readJson(join(rootDir, 'package.json')).name,
    context: rootDir,
    mode,
    target: ['web', 'es2022'],
    // Not `eval`: evaluated code is no module and has no import.meta.
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
      // A module that threw because a shared chunk was missing runs again on the next import.
      strictModuleExceptionHandling: true,
    },
    experiments: { outputModule: true },
    // The composer finds a page's files by chunk names, so those are part of the release.
    optimization: {
      chunkIds: 'named',
      moduleIds: 'deterministic',
      ...(splitChunks ? { splitChunks } : {}),
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { module: true, compress: { passes: 4 }, mangle: true, format: { comments: false } },
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
          use: { loader: require.resolve('swc-loader'), options: mode === 'production' ? SHORT_STYLES : SWC_OPTIONS },
        },
        { test: /\.(svg|png|webp|woff2)$/, type: 'asset/resource' },
        // Style sheets stay files, because the page's CSP allows no inline style
        // (docs/decisions/0004-static-pages-and-csp.md).
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
        // No separate file for libraries: a release has new addresses for all files, so caching would gain nothing.
        splitChunks: { cacheGroups: { defaultVendors: false } },
      }),
      // The federation plugin creates the entry; this build has no page of its own.
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

/**
 * The webpack configuration of the shell, which includes the federation runtime and provides the shared modules
 * (shell/src/federation).
 */
export function shellConfig(configUrl) {
  const rootDir = dirname(fileURLToPath(configUrl));
  const { version: packageVersion } = readJson(join(rootDir, 'package.json'));
  return ({ version = packageVersion, mode = 'production', ...options } = {}) => ({
    ...baseConfig(rootDir, {
      mode,
      ...options,
      // One file for each lazy library. The dashboard uses the query cache's file, as remotes do, instead of a copy.
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
      // As the plugin defines for `experiments.optimization`: leaves out the runtime's code for servers and snapshots. The
      // others say that remotes and sharing stay, that no code is built from text and that no build asks for debug
      // messages, so that the stand-ins and these branches go.
      new webpack.DefinePlugin({
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
        FEDERATION_OPTIMIZE_NO_REMOTE: false,
        FEDERATION_OPTIMIZE_NO_SHARED: false,
        FEDERATION_ALLOW_NEW_FUNCTION: 'undefined',
        FEDERATION_DEBUG: 'undefined',
        ENV_TARGET: JSON.stringify('web'),
      }),
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
