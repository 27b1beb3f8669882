import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@rifas/shared/remote';
import { differsFrom, writeBelow } from '../lib/files';
import { jsonText, readJson } from '../lib/json';
import { repoRoot } from '../lib/repo';
import { compareSurfaces, missingVersion, type Change } from './compare-surfaces';
import { readSurfaces, type Surfaces } from './read-surface';
import { renderReport, type Surface } from './surface';

/** The contract as it was when its version was last recorded. */
interface Recorded {
  readonly version: string;
  readonly surface: Surface;
}

interface ApiOptions {
  /** The folder of the checked-in reports. */
  readonly folder?: string;
  readonly version?: string;
  readonly surfaces?: Surfaces;
}

const COMMAND = 'npm run api';
const VERSION_FILE = 'shared/remote/contract-version.ts';

const listed = (changes: readonly Change[]): string =>
  changes.map(({ key, level, what }) => `  ${level}  ${key}  ${what}`).join('\n');

/** The reports to write. @throws Error where the change requires another version */
function prepare({
  folder = join(repoRoot, 'shared/api'),
  version = CONTRACT_VERSION,
  surfaces = readSurfaces(),
}: ApiOptions) {
  const contractFile = join(folder, 'contract.json');
  const recorded = existsSync(contractFile) ? readJson<Recorded>(contractFile) : undefined;
  const texts: readonly (readonly [name: string, text: string])[] = [
    ...Object.entries(surfaces.reports).map(
      ([path, surface]) => [`${path}.api.md`, renderReport(path, surface)] as const,
    ),
    ['contract.json', jsonText({ version, surface: surfaces.contract })],
  ];
  const changes = recorded ? compareSurfaces(recorded.surface, surfaces.contract) : [];
  const wanted = recorded && missingVersion(recorded.version, version, changes);
  if (wanted)
    throw new Error(
      `The contract between shell and remotes has changed since ${recorded.version}, and CONTRACT_VERSION is ${version}:\n${listed(changes)}\n` +
        `Take the change back, or set CONTRACT_VERSION to ${wanted} in ${VERSION_FILE} and run: ${COMMAND}`,
    );
  return { folder, outdated: texts.filter(([name, text]) => differsFrom(join(folder, name), text)), changes };
}

/**
 * Part of `npm run check`.
 * @returns a list of outdated reports
 * @throws Error where the version does not fit the change
 */
export function checkApi(options: ApiOptions = {}): string {
  const { folder, outdated, changes } = prepare(options);
  if (outdated.length === 0) return '';
  return `What shared exports is not what is checked in:\n${outdated.map(([name]) => `  ${join(folder, name)}`).join('\n')}\n${listed(changes)}\nWrite it anew, and look at the difference: ${COMMAND}`;
}

/** Writes the reports and records the contract's version. @throws Error where the change requires another version */
export function writeApi(options: ApiOptions = {}): readonly string[] {
  const { folder, outdated } = prepare(options);
  for (const [name, text] of outdated) writeBelow(folder, name, text);
  return outdated.map(([name]) => join(folder, name));
}
