import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readJson } from '@rifas/tooling/lib/json';

/** Root of the installed package: every preset, and the command, is a file of a folder right below it. */
export const packageRoot = fileURLToPath(new URL('..', import.meta.url));

/** A module that the page has once, as a team imports it and as the shell provides it. */
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

/** The one list of what the shell provides; written when the package is packed. */
export const sharedList = (): readonly SharedModule[] =>
  readJson<readonly SharedModule[]>(join(packageRoot, 'shared-modules.json'));

/** Asks as the team's own configuration file would. */
export const requireOf = (configUrl: string): NodeJS.Require => createRequire(configUrl);

export function installedVersion(require: NodeJS.Require, name: string): string | undefined {
  for (const folder of require.resolve.paths(name) ?? []) {
    try {
      return readJson<Manifest>(join(folder, name, 'package.json')).version;
    } catch {
      // Not in this folder of the resolution path.
    }
  }
  return undefined;
}
