import type { Configuration } from '@rspack/core';
import { SWC_OPTIONS } from '@rifas/tooling/webpack/swc-options';
import { ASSETS, commonConfig, constants, HOT_OPTIMIZATION, OPTIMIZATION, refreshRule, SOURCES } from './common-config';
import type { Options } from './compile-options';
import { emitDescription } from './emit-description';
import { federationOptions } from './federation-options';
import { installedVersion } from './package-root';
import { openProject } from './remote-project';

/**
 * The Rspack configuration of a remote: `export default rspackConfig(import.meta.url)`.
 * @throws Error with a sentence where an installed version does not work
 */
export function rspackConfig(configUrl: string): (env: unknown, options?: Options) => Promise<Configuration> {
  return async (_env, { mode = 'production', hot = false } = {}) => {
    const { require, project, load } = openProject(configUrl, ['@rspack/core', '@module-federation/enhanced']);
    const { DefinePlugin, HotModuleReplacementPlugin } = await load<typeof import('@rspack/core')>('@rspack/core');
    const { ModuleFederationPlugin } = await load<typeof import('@module-federation/enhanced/rspack')>(
      '@module-federation/enhanced/rspack',
    );
    const common = commonConfig(project, mode);
    return {
      ...common,
      optimization: { ...OPTIMIZATION, ...(hot ? HOT_OPTIMIZATION : {}) },
      module: {
        rules: [
          { ...SOURCES, loader: 'builtin:swc-loader', options: SWC_OPTIONS },
          ASSETS,
          ...(hot ? [refreshRule(project)] : []),
        ],
      },
      plugins: [
        ...(hot ? [new HotModuleReplacementPlugin()] : []),
        // webpack and Vite define it without a plugin.
        new DefinePlugin({
          ...constants(project),
          'import.meta.env': { MODE: '"production"', DEV: 'false', PROD: 'true' },
        }),
        new ModuleFederationPlugin(federationOptions(project)),
        emitDescription(`rspack ${installedVersion(require, '@rspack/core') ?? ''}`, project.feature),
      ],
    } as Configuration;
  };
}
