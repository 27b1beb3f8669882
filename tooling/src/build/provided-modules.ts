import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repoRoot } from '../lib/repo';

/** The version of each module that a shell of this checkout provides, by its name in the share scope. */
export async function providedModules(): Promise<Readonly<Record<string, string>>> {
  const { providedModules: read } = (await import(
    pathToFileURL(join(repoRoot, 'tooling/webpack/shared-modules.mjs')).href
  )) as { readonly providedModules: () => Readonly<Record<string, string>> };
  return read();
}
