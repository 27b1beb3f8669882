import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { SWC_OPTIONS } from '@rifas/tooling/webpack/swc-options';
import { ASSETS, commonConfig, constants, HOT_OPTIMIZATION, OPTIMIZATION, refreshRule, SOURCES } from './common-config';
import type { Options } from './compile-options';
import { emitDescription } from './emit-description';
import { federationOptions } from './federation-options';
import { installedVersion, packageRoot } from './package-root';
import { openProject } from './remote-project';

/**
 * The webpack configuration of a remote: `export default webpackConfig(import.meta.url)`. A function around it can
 * extend or change the result like any object.
 * @throws Error with a sentence if an installed version does not work
 */
export function webpackConfig(configUrl: string): (env: unknown, options?: Options) => Promise<Configuration> {
  return async (_env, { mode = 'production', hot = false } = {}) => {
    const { require, project, load } = openProject(configUrl, ['webpack', '@module-federation/enhanced']);
    const { default: webpack } = await load<{ default: typeof import('webpack') }>('webpack');
    const federation = '@module-federation/enhanced/webpack';
    const { ModuleFederationPlugin } = await load<typeof import('@module-federation/enhanced/webpack')>(federation);
    const bundlerRuntime = createRequire(require.resolve(federation)).resolve(
      '@module-federation/webpack-bundler-runtime/bundler',
    );
    const common = commonConfig(project, mode);
    return {
      ...common,
      output: {
        ...common.output,
        environment: { dynamicImport: true, module: true },
      },
      experiments: { outputModule: true },
      optimization: {
        ...OPTIMIZATION,
        moduleIds: 'deterministic',
        ...(hot ? HOT_OPTIMIZATION : {}),
        splitChunks: { cacheGroups: { defaultVendors: false } },
      },
      resolve: {
        ...common.resolve,
        alias: { [bundlerRuntime]: join(packageRoot, 'presets/bundler-runtime-of-host.js') },
      },
      module: {
        rules: [
          { ...SOURCES, use: { loader: require.resolve('swc-loader'), options: SWC_OPTIONS } },
          ASSETS,
          ...(hot ? [refreshRule(project)] : []),
        ],
      },
      stats: 'errors-warnings',
      plugins: [
        ...(hot ? [new webpack.HotModuleReplacementPlugin()] : []),
        new webpack.DefinePlugin(constants(project)),
        new ModuleFederationPlugin({
          ...federationOptions(project),
          experiments: { optimization: { disableSnapshot: true, target: 'web' } },
        }),
        emitDescription(`webpack ${installedVersion(require, 'webpack') ?? ''}`, project.feature),
      ],
    };
  };
}
