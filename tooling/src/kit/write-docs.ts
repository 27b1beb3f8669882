import { join } from 'node:path';
import { CONTRACT_VERSION } from '@rifas/shared/remote';
import { repoRoot } from '../lib/repo';
import { SDK, sdkModules } from './pack-sdk';

/**
 * Writes pages that describe what a team may import, from declarations and docstrings.
 * @returns the folder with index.html
 * @throws Error where TypeDoc could not read the sources
 */
export async function writeKitDocs(dataDir: string): Promise<string> {
  const { Application } = await import('typedoc');
  const modules = sdkModules();
  const to = join(dataDir, 'kit', 'docs');
  const app = await Application.bootstrap({
    name: `${SDK} ${CONTRACT_VERSION}`,
    entryPoints: modules.map(({ source }) => source),
    tsconfig: join(repoRoot, 'tsconfig.json'),
    basePath: join(repoRoot, 'shared'),
    readme: join(repoRoot, 'kit/remote-sdk/README.md'),
    // `npm run check` checks the types.
    skipErrorChecking: true,
    excludePrivate: true,
    excludeExternals: true,
    disableSources: true,
    logLevel: 'Error',
  });
  const project = await app.convert();
  if (!project) throw new Error('TypeDoc could not read the sources; what it printed stands above.');
  for (const child of project.children ?? []) {
    const outside = modules.find(({ folder }) => folder === child.name)?.outside;
    if (outside !== undefined) child.name = outside;
  }
  await app.generateDocs(project, to);
  return to;
}
