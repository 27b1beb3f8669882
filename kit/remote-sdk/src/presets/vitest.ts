import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ViteUserConfig } from 'vitest/config';
import { vitestPlugins } from './older-shell';
import { packageRoot } from './package-root';
import { TEST_TIMEOUT_MS } from './test-timeout';

/**
 * The Vitest configuration of a remote: `export default vitestConfig(import.meta.url)`. Tests run in jsdom, and a
 * console error or an unhandled rejection fails them.
 */
export function vitestConfig(configUrl: string): ViteUserConfig {
  return {
    root: fileURLToPath(new URL('.', configUrl)),
    plugins: [...vitestPlugins()],
    test: {
      globals: true,
      environment: 'jsdom',
      include: ['src/**/*.{test,spec}.{ts,tsx,js,jsx}'],
      setupFiles: ['fail-on-noise', 'setup-dom', 'setup-vitest'].map((name) => join(packageRoot, `test/${name}.mjs`)),
      // Its modules and the team's share one instance of each library.
      server: { deps: { inline: [/@rifas[\\/+]remote-sdk/] } },
      restoreMocks: true,
      testTimeout: TEST_TIMEOUT_MS,
    },
  };
}
