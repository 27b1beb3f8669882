import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bomOf, componentOf, packageFolderOf, packagesOf } from '../build/sbom';
import { readJson } from '../lib/json';

/** Beside a program: what it is made of, and under which licences. */
const SBOM = 'sbom.json';
const LICENCES = 'licences.txt';

interface Named {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
}

/** The text of a package's licence under its name. */
function licenceOf(folder: string): readonly string[] {
  const manifest = join(folder, 'package.json');
  const { name, version, license = 'names no licence' } = existsSync(manifest) ? readJson<Named>(manifest) : {};
  if (name === undefined || version === undefined) return [];
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
  return [`${name} ${version}: ${license}\n\n${file === undefined ? '' : readFileSync(join(folder, file), 'utf8')}`];
}

/** Writes beside a program what it is made of besides this repository, as CycloneDX 1.6, and each package's licence as it came. */
export function writeProgramSbom(folder: string, program: string, files: readonly string[]): void {
  const components = packagesOf(files).map(componentOf);
  writeFileSync(join(folder, SBOM), bomOf({ 'bom-ref': program, name: program }, components, true));
  const folders = [...new Set(files.flatMap((file) => packageFolderOf(file) ?? []))].sort();
  const texts = new Set(folders.flatMap(licenceOf));
  writeFileSync(join(folder, LICENCES), [...texts].join(`\n${'-'.repeat(80)}\n`));
}
