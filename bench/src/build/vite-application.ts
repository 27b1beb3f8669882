import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadDeployment } from '@rifas/tooling/compose/load-deployment';
import { ONE_APP, remotesModule } from '../one-app/build-one-app';
import { pageOf } from '../one-app/compose-one-app';
import { DEPLOYMENT } from '../sites/bench-sites';
import type { RepositoryCopy } from './repository-copy';

const CONFIG = 'bench/src/build/one-app.vite.config.mjs';

/** Writes the files that Vite needs to build one application into a copy of the repository. */
export function writeViteApplication(copy: RepositoryCopy): void {
  const folder = join(copy.folder, ONE_APP);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'index.html'),
    pageOf(loadDeployment(DEPLOYMENT, join(copy.folder, 'deployments')), '/main.ts'),
  );
  // An address from the root, because pages are in folders of the site, and the shell is outside of Vite's root.
  writeFileSync(join(folder, 'main.ts'), "import '../shell/src/main';\n");
  writeFileSync(join(folder, 'remotes.ts'), remotesModule('..'));
}

/** Arguments of Node for a command of Vite in that copy: `vite build`, `vite`, `vite preview`. */
export const viteCommand = (...args: readonly string[]): readonly string[] => [
  'bench/node_modules/vite/bin/vite.js',
  ...args,
  '--config',
  CONFIG,
];
