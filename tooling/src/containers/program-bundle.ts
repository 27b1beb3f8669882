import { cpSync, mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { build } from 'esbuild';
import { NODE_PROGRAM, WITH_REQUIRE, withAddress } from '../../bin/compiled.mjs';
import { bomOf, componentOf, packagesOf } from '../build/sbom';
import { hasCode } from '../lib/error-code';
import { listFiles } from '../lib/files';
import { readJson } from '../lib/json';
import { repoRoot } from '../lib/repo';

interface ProgramOptions {
  /** Name in the bill of materials. */
  readonly name: string;
  /** First source of each program by its file name: { backend: 'backend/src/main.ts' } becomes backend.mjs. */
  readonly entries: Readonly<Record<string, string>>;
  /** Packages of the backend with native code, which no bundle can contain. */
  readonly native?: readonly string[];
  readonly folder: string;
}

/** Packages that are only required where installed, or by commands that images do not have. */
const LEFT_OUT = ['pg-native', 'esbuild', 'webpack'];

/** Sources find files relative to the folder of the programs, wherever that lies. */
const addressFromHere = withAddress(
  (path) => `new URL(${JSON.stringify(`./${relative(repoRoot, path).replaceAll(sep, '/')}`)}, import.meta.url).href`,
);

/** Copies a package with its builds for this kind of machine, which are among its optional dependencies. */
function copyNative(packages: readonly string[], folder: string): readonly string[] {
  const copied: string[] = [];
  const copy = (name: string, asking: string): void => {
    const entry = createRequire(asking).resolve(`${name}/package.json`);
    const source = realpathSync(dirname(entry));
    cpSync(source, join(folder, 'node_modules', name), { recursive: true, dereference: true });
    copied.push(...listFiles(source).map((file) => join(source, file)));
    const { optionalDependencies = {} } = readJson<{ readonly optionalDependencies?: object }>(entry);
    for (const optional of Object.keys(optionalDependencies)) {
      try {
        copy(optional, entry);
      } catch (error) {
        // A build for another kind of machine, which is not installed.
        if (!hasCode(error, 'MODULE_NOT_FOUND')) throw error;
      }
    }
  };
  for (const name of packages) copy(name, join(repoRoot, 'backend/package.json'));
  return copied;
}

/** Writes a bill of materials (CycloneDX 1.6) of the packages in a program, and their licences. */
function writePapers(folder: string, program: string, files: readonly string[]): void {
  const packages = packagesOf(files);
  writeFileSync(
    join(folder, 'sbom.json'),
    bomOf({ 'bom-ref': program, name: program }, packages.map(componentOf), true),
  );
  const licences = packages.map(({ folder: own, name, version, licence = 'names no licence' }) => {
    const file = readdirSync(own).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
    return `${name} ${version}: ${licence}\n\n${file === undefined ? '' : readFileSync(join(own, file), 'utf8')}`;
  });
  writeFileSync(join(folder, 'licences.txt'), licences.join(`\n${'-'.repeat(80)}\n`));
}

/**
 * Bundles programs of this repository into files that only need Node: they contain the used parts of their packages, no
 * TypeScript and no build tools. A bill of materials (CycloneDX) and the licences of their packages lie next to them.
 */
export async function bundlePrograms({ name, entries, native = [], folder }: ProgramOptions): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const { metafile } = await build({
    ...NODE_PROGRAM,
    ...WITH_REQUIRE,
    // TypeScript's own file uses both; it parses built remotes in `ops release --from`.
    define: { __filename: 'import.meta.filename', __dirname: 'import.meta.dirname' },
    entryPoints: Object.fromEntries(Object.entries(entries).map(([file, source]) => [file, join(repoRoot, source)])),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    chunkNames: '[name]-[hash]',
    metafile: true,
    logLevel: 'error',
    external: [...LEFT_OUT, ...native],
    plugins: [addressFromHere],
  });
  const read = Object.keys(metafile.inputs).map((file) => join(repoRoot, file));
  writePapers(folder, name, [...read, ...copyNative(native, folder)]);
}
