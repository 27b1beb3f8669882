import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@rifas/shared/remote';
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
  const reports = Object.entries(surfaces.reports).map(([path, surface]): [file: string, text: string] => [
    join(folder, `${path}.api.md`),
    renderReport(path, surface),
  ]);
  const recorded = existsSync(contractFile) ? readJson<Recorded>(contractFile) : undefined;
  const contract = jsonText({ version, surface: surfaces.contract });
  return {
    folder,
    version,
    contractFile,
    reports,
    recorded,
    contract,
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

const differs = (file: string, text: string): boolean =>
  !existsSync(file) || readFileSync(file, 'utf8').replaceAll('\r\n', '\n') !== text;

/** Part of `npm run check`. @throws Error where a report or the version is not that of the code */
export function checkApi(options: ApiOptions = {}): void {
  const prepared = prepare(options);
  refuseVersion(prepared);
  const outdated = [...prepared.reports, [prepared.contractFile, prepared.contract] as const]
    .filter(([file, text]) => differs(file, text))
    .map(([file]) => file);
  if (outdated.length === 0) return;
  throw new Error(
    `What shared exports is not what is checked in:\n${outdated.map((file) => `  ${file}`).join('\n')}\n${listed(prepared.changes)}\nWrite it anew, and look at the difference: ${COMMAND}`,
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
  mkdirSync(prepared.folder, { recursive: true });
  const changed = [...prepared.reports, [prepared.contractFile, prepared.contract] as const].filter(([file, text]) =>
    differs(file, text),
  );
  for (const [file, text] of changed) writeFileSync(file, text);
  return changed.map(([file]) => file);
}
