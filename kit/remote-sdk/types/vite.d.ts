import type { UserConfig } from 'vite';

/**
 * The Vite configuration of a remote: `export default viteConfig(import.meta.url)`.
 * @throws Error with a sentence where an installed version does not work
 */
export declare function viteConfig(configUrl: string): () => Promise<UserConfig>;
