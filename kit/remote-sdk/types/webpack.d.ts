import type { Configuration } from 'webpack';

/**
 * The webpack configuration of a remote: `export default webpackConfig(import.meta.url)`. webpack calls it; what it returns may be changed
 * like any object.
 * @throws Error with a sentence where an installed version does not work
 */
export declare function webpackConfig(
  configUrl: string,
): (
  env: unknown,
  options?: { readonly mode?: 'production' | 'development'; readonly hot?: boolean },
) => Promise<Configuration>;
