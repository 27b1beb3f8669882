import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundlePrograms } from '@rifas/tooling/containers/program-bundle';
import { repoRoot } from '@rifas/tooling/lib/repo';

/**
 * Compiles the backend into one file, as in its image, and its control version: dozens of them are started and killed.
 */
export async function compileBackend(folder: string): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  await bundlePrograms({
    name: 'attacked backend',
    entries: {
      main: 'backend/src/main.ts',
      'main-without-transactions': 'backend/src/testing/main-without-transactions.ts',
    },
    native: ['@node-rs/argon2'],
    folder,
  });
  cpSync(join(repoRoot, 'backend/drizzle'), join(folder, 'backend/drizzle'), { recursive: true });
  return folder;
}
