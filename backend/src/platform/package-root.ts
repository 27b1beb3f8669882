import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The backend's folder, whether run from src/ or from a bundle in dist/. */
export function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'drizzle', 'meta', '_journal.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('The drizzle/ folder is missing beside the backend.');
    folder = parent;
  }
  return folder;
}

export const repositoryRoot = (): string => dirname(packageRoot());
