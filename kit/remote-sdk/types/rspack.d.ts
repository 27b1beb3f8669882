import type { Configuration } from '@rspack/core';

/**
 * The Rspack configuration of a remote: `export default rspackConfig(import.meta.url)`. Rspack calls it; what it returns may be changed
 * like any object.
 * @throws Error with a sentence where an installed version does not work
 */
export declare function rspackConfig(
  configUrl: string,
): (
  env: unknown,
  options?: { readonly mode?: 'production' | 'development'; readonly hot?: boolean },
) => Promise<Configuration>;
