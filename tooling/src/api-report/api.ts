import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@rifas/shared/remote';
import { differsFrom, writeBelow } from '../lib/files';
import { jsonText, readJson } from '../lib/json';
import { repoRoot } from '../lib/repo';
import { compareSurfaces, missingVersion, type Change } from './compare-surfaces';
import { readSurfaces, type Surfaces } from './read-surface';
import { renderReport, type Surface } from './surface';

/** What the contract was when its version was last recorded. */
interface Recorded {
  readonly version: string;
  readonly surface: Surface;
}

interface ApiOptions {
  /** Where the reports are checked in. */
  readonly folder?: string;
  readonly version?: string;
  readonly surfaces?: Surfaces;
}

const COMMAND = 'npm run api';
const VERSION_FILE = 'shared/remote/contract-version.ts';

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
  return {
    folder,
    version,
    recorded,
    outdated: texts.filter(([name, text]) => differsFrom(join(folder, name), text)),
    changes: recorded ? compareSurfaces(recorded.surface, surfaces.contract) : [],
  };
}

const listed = (changes: readonly Change[]): string =>
  changes.map(({ key, level, what }) => `  ${level}  ${key}  ${what}`).join('\n');

function refuseVersion({
  recorded,
  version,
  changes,
}: Pick<ReturnType<typeof prepare>, 'recorded' | 'version' | 'changes'>): void {
  const wanted = recorded && missingVersion(recorded.version, version, changes);
  if (!wanted) return;
  throw new Error(
    `The contract between shell and remotes has changed since ${recorded.version}, and CONTRACT_VERSION is ${version}:\n${listed(changes)}\n` +
      `Take the change back, or set CONTRACT_VERSION to ${wanted} in ${VERSION_FILE} and run: ${COMMAND}`,
  );
}

/** Part of `npm run check`. @throws Error where a report or the version is not that of the code */
export function checkApi(options: ApiOptions = {}): void {
  const prepared = prepare(options);
  refuseVersion(prepared);
  const { folder, outdated, changes } = prepared;
  if (outdated.length === 0) return;
  throw new Error(
    `What shared exports is not what is checked in:\n${outdated.map(([name]) => `  ${join(folder, name)}`).join('\n')}\n${listed(changes)}\nWrite it anew, and look at the difference: ${COMMAND}`,
  );
}

/** `npm run api` */
export function runApi(): void {
  const written = writeApi();
  console.log(
    written.length > 0
      ? `Written:\n${written.map((file) => `  ${file}`).join('\n')}`
      : `The reports are those of the code, and the contract is ${CONTRACT_VERSION}.`,
  );
}

/** Writes the reports and records the contract's version. @throws Error where the change asks for another version */
export function writeApi(options: ApiOptions = {}): readonly string[] {
  const prepared = prepare(options);
  refuseVersion(prepared);
  const { folder, outdated } = prepared;
  for (const [name, text] of outdated) writeBelow(folder, name, text);
  return outdated.map(([name]) => join(folder, name));
}
