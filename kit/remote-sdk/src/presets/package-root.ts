import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readJson } from '@rifas/tooling/lib/json';

/** Root of the installed package. Every preset, and the command, is a file in a folder directly below it. */
export const packageRoot = fileURLToPath(new URL('..', import.meta.url));

/** A module of which the page has one instance: its name for a team, and its name in the shell. */
interface SharedModule {
  readonly request: string;
  readonly shareKey: string;
  readonly requiredVersion: string;
  /** Version that the shell of this contract provides. */
  readonly provided: string;
}

interface Manifest {
  readonly name?: string;
  readonly version: string;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

export const sdkManifest = (): Manifest => readJson<Manifest>(join(packageRoot, 'package.json'));

/** The list of the modules that the shell provides. It is written when the package is packed. */
export const sharedList = (): readonly SharedModule[] =>
  readJson<readonly SharedModule[]>(join(packageRoot, 'shared-modules.json'));

export function installedVersion(require: NodeJS.Require, name: string): string | undefined {
  for (const folder of require.resolve.paths(name) ?? []) {
    try {
      return readJson<Manifest>(join(folder, name, 'package.json')).version;
    } catch {
      // The package is not in this folder of the resolution path.
    }
  }
  return undefined;
}
