import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

function componentOf(folder: string) {
  const manifest = join(folder, 'package.json');
  const { name, version, license } = existsSync(manifest) ? readJson<PackageManifest>(manifest) : {};
  if (name === undefined || version === undefined) return [];
  const purl = purlOf(name, version);
  const licenses = typeof license === 'string' ? { licenses: [{ expression: license }] } : {};
  return [{ type: 'library', 'bom-ref': purl, name, version, purl, ...licenses }];
}

/** A file of a folder that another tool built: what it is made of is not known. */
const fileComponent = (folder: string, file: string) => ({
  ...{ type: 'file', 'bom-ref': file, name: file },
  hashes: [
    {
      alg: 'SHA-256',
      content: createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex'),
    },
  ],
});

/**
 * What a release is made of, as CycloneDX 1.6: the installed packages that its build read.
 * @param sources every file that was read; undefined where another tool built it, and its own files are all that is known
 */
export function writeSbom(folder: string, { name, version, files, made }: Release, sources?: Iterable<string>): void {
  const folders = new Set([...(sources ?? [])].flatMap((file) => packageFolderOf(file) ?? []));
  const packages = [...folders]
    .flatMap(componentOf)
    .map((component): [string, typeof component] => [component.purl, component]);
  const components = sources
    ? [...new Map(packages).values()].sort((a, b) => (a.purl < b.purl ? -1 : 1))
    : Object.keys(files).map((file) => fileComponent(folder, file));
  const bom = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      timestamp: made?.at,
      component: { type: 'application', 'bom-ref': `${name}@${version}`, name, version },
    },
    components,
    compositions: [{ aggregate: sources ? 'complete' : 'unknown', assemblies: [`${name}@${version}`] }],
  };
  writeFileSync(join(folder, SBOM_FILE), jsonText(bom));
}
