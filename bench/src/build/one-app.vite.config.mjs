import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const repository = join(import.meta.dirname, '../../..');
const shell = join(repository, 'shell/src');
const api = process.env['ONE_APP_API'];

/**
 * The same sources as one application, by Vite: the shell's entry, and its remote loader replaced by plain imports. It runs in a copy of the
 * repository, where bench/src/build/vite-application.ts has written the page.
 */
export default defineConfig({
  root: join(repository, 'one-app'),
  cacheDir: join(repository, 'one-app/.vite'),
  publicDir: join(repository, 'shell/public'),
  resolve: { alias: { '@one-app/remotes': join(repository, 'one-app/remotes.ts') } },
  define: { __webpack_public_path__: '"/"', 'process.env.RELEASE_VERSION': '"one application"' },
  build: { target: 'es2022', sourcemap: true, emptyOutDir: true },
  server: { proxy: api ? { '^/(api|auth|talon|geopay|captcha|telemetry)(/|$)': { target: api } } : {} },
  plugins: [
    react(),
    {
      name: 'one-application',
      enforce: 'pre',
      resolveId: (source, importer) =>
        source.endsWith('/remote-loader') && importer?.startsWith(shell)
          ? join(repository, 'bench/src/one-app/remote-loader.ts')
          : undefined,
    },
  ],
});
