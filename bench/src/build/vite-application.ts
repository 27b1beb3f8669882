import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DESCRIPTOR_ID, type Deployment } from '@rifas/shared/deployment';
import { loadDeployment } from '@rifas/tooling/compose/load-deployment';
import { remoteNames } from '@rifas/tooling/lib/repo';
import { ONE_APP } from '../one-app/build-one-app';
import { descriptorOf } from '../one-app/compose-one-app';
import type { RepositoryCopy } from './repository-copy';

const CONFIG = 'bench/src/build/one-app.vite.config.mjs';

const page = (deployment: Deployment): string => `<!doctype html>
<html lang="es-UY" data-variant="${deployment.variant}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${deployment.title}</title>
</head>
<body>
<div id="root"></div>
<script type="application/json" id="${DESCRIPTOR_ID}">${JSON.stringify(deployment).replaceAll('<', '\\u003c')}</script>
<script type="module" src="/main.ts"></script>
</body>
</html>
`;

/** The module that imports every remote's definition statically; their pages stay lazy, as in the composed site. */
const remotesModule = (names: readonly string[]): string => {
  const imports = names.map((name, index) => `import remote${index} from '../${name}/src/remote';\n`);
  const entries = names.map((name, index) => `  '${name}': remote${index},\n`);
  return `${imports.join('')}export const remotes = {\n${entries.join('')}};\n`;
};

/** Writes into a copy of the repository what Vite needs to make one application of it. */
export function writeViteApplication(copy: RepositoryCopy, deployment: string): void {
  const folder = join(copy.folder, ONE_APP);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'index.html'),
    page(descriptorOf(loadDeployment(deployment, join(copy.folder, 'deployments')))),
  );
  // An address from the root: pages lie in folders of the site, and the shell outside of Vite's root.
  writeFileSync(join(folder, 'main.ts'), "import '../shell/src/main';\n");
  writeFileSync(join(folder, 'remotes.ts'), remotesModule(remoteNames()));
}

/** Arguments of Node for a command of Vite in that copy: `vite build`, `vite`, `vite preview`. */
export const viteCommand = (...args: readonly string[]): readonly string[] => [
  'bench/node_modules/vite/bin/vite.js',
  ...args,
  '--config',
  CONFIG,
];
