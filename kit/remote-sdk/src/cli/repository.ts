import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The remote's folder in which a command was started. @throws Error that names the missing file */
export function repositoryIn(folder: string): string {
  for (const file of ['package.json', 'feature.json'])
    if (!existsSync(join(folder, file)))
      throw new Error(
        `${folder} has no ${file}: rifas runs in the folder of a remote, such as create-rifas-remote makes one.`,
      );
  return folder;
}
