import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256Of } from '../lib/files';
import { jsonText, readJson } from '../lib/json';
import { SBOM_FILE, type Release } from '../store/releases/release';

interface PackageManifest {
  readonly name?: string;
  readonly version?: string;
  readonly license?: unknown;
}

/** Folder of the installed package that a file belongs to; undefined for files of the repository. */
export const packageFolderOf = (file: string): string | undefined =>
  /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/.][^\\/]*)[\\/]/.exec(file)?.[1];

/** `pkg:npm/%40scope/name@1.0.0` */
const purlOf = (name: string, version: string): string => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** An installed package that a build read. */
export interface BuiltPackage {
  readonly name: string;
  readonly version: string;
  /** As in the package's package.json, such as MIT; undefined where it names none. */
  readonly licence: string | undefined;
}

interface InstalledPackage extends BuiltPackage {
  readonly folder: string;
}

/** Of a package in the same repository, `node_modules` has a link alone: some bundlers report it, others what it leads to. */
const isOwnSource = (folder: string): boolean =>
  existsSync(folder) && packageFolderOf(join(realpathSync(folder), 'package.json')) === undefined;

function packageAt(folder: string): readonly InstalledPackage[] {
  if (isOwnSource(folder)) return [];
  const manifest = join(folder, 'package.json');
  const { name, version, license } = existsSync(manifest) ? readJson<PackageManifest>(manifest) : {};
  if (name === undefined || version === undefined) return [];
  return [{ folder, name, version, licence: typeof license === 'string' && license !== '' ? license : undefined }];
}

/** The installed packages that these files belong to, each once, by name and version. */
export function packagesOf(files: Iterable<string>): readonly InstalledPackage[] {
  const folders = new Set([...files].flatMap((file) => packageFolderOf(file) ?? []));
  const byPurl = new Map([...folders].flatMap(packageAt).map((found) => [purlOf(found.name, found.version), found]));
  return [...byPurl].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, found]) => found);
}

export function componentOf({ name, version, licence }: BuiltPackage) {
  const purl = purlOf(name, version);
  const licenses = licence === undefined ? {} : { licenses: [{ expression: licence }] };
  return { type: 'library', 'bom-ref': purl, name, version, purl, ...licenses };
}

/** A file from another tool's build, whose contents are unknown. */
const fileComponent = (folder: string, file: string) => ({
  type: 'file',
  'bom-ref': file,
  name: file,
  hashes: [{ alg: 'SHA-256', content: sha256Of(readFileSync(join(folder, file))) }],
});

interface Subject {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version?: string;
}

/** A bill of materials, as CycloneDX 1.6. @param isComplete whether the components are complete */
export const bomOf = (
  subject: Subject,
  components: readonly object[],
  isComplete: boolean,
  timestamp?: string,
): string =>
  jsonText({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { timestamp, component: { type: 'application', ...subject } },
    components,
    compositions: [{ aggregate: isComplete ? 'complete' : 'unknown', assemblies: [subject['bom-ref']] }],
  });

/**
 * Writes what a release contains: the installed packages that its build read.
 * @param packages undefined where another tool built the release without reporting them; then lists its files
 */
export function writeSbom(
  folder: string,
  { name, version, files, made }: Release,
  packages?: readonly BuiltPackage[],
): void {
  const components = packages?.map(componentOf) ?? Object.keys(files).map((file) => fileComponent(folder, file));
  const subject = { 'bom-ref': `${name}@${version}`, name, version };
  writeFileSync(join(folder, SBOM_FILE), bomOf(subject, components, packages !== undefined, made?.at));
}
