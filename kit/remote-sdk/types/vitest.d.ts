import type { ViteUserConfig } from 'vitest/config';

/**
 * The Vitest configuration of a remote: `export default vitestConfig(import.meta.url)`. Tests run in a page of jsdom, and a console
 * error or an unhandled rejection fails them.
 */
export declare function vitestConfig(configUrl: string): ViteUserConfig;
