import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';
import { listFiles } from '../lib/files';
import { repoRoot } from '../lib/repo';

interface Sources {
  /** Entry files, absolute; their imports are compiled too. */
  readonly files: readonly string[];
  /** The folder whose layout the output keeps, absolute. */
  readonly root: string;
  /** The output folder, absolute. */
  readonly to: string;
}

/** The repository's compiler options, with an output. */
function optionsFor({ root, to }: Sources): ts.CompilerOptions {
  const file = join(repoRoot, 'tooling/tsconfig.base.json');
  const { config } = ts.readConfigFile(file, (path) => readFileSync(path, 'utf8')) as { config: object };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(file));
  return {
    ...options,
    rootDir: root,
    outDir: to,
    types: ['node'],
    typeRoots: [join(repoRoot, 'node_modules/@types')],
    noEmit: false,
    allowImportingTsExtensions: false,
    declaration: true,
    sourceMap: true,
    inlineSources: true,
  };
}

/** Writes modules, declarations and source maps. @throws Error with the compiler's messages */
export function compileSources(sources: Sources): void {
  const program = ts.createProgram({ rootNames: [...sources.files], options: optionsFor(sources) });
  const { diagnostics } = program.emit();
  const errors = [...diagnostics, ...program.getOptionsDiagnostics()].filter(
    ({ category }) => category === ts.DiagnosticCategory.Error,
  );
  if (errors.length === 0) return;
  const host = {
    getCurrentDirectory: () => repoRoot,
    getCanonicalFileName: (name: string) => name,
    getNewLine: () => '\n',
  };
  throw new Error(`The kit does not compile:\n${ts.formatDiagnostics(errors, host)}`);
}

/** The declarations of a file whose exports have explicit types, with imports as in an installed package. */
export const declarationsOf = (file: string, rename: (specifier: string) => string): string =>
  ts
    .transpileDeclaration(readFileSync(file, 'utf8'), { fileName: file })
    .outputText.replace(/(?<=from ')[^']+/g, (name) => (name.startsWith('.') ? `${name}.js` : rename(name)));

/** The file of a relative import, resolved as Node and bundlers do. */
function withEnding(from: string, specifier: string): string {
  const target = join(dirname(from), specifier);
  const isFile = (path: string) => existsSync(path) && statSync(path).isFile();
  if (isFile(`${target}.js`)) return `${specifier}.js`;
  if (isFile(join(target, 'index.js'))) return `${specifier}/index.js`;
  if (isFile(target)) return specifier;
  // A module with only types: it is empty, so no .js file was written.
  if (isFile(`${target}.d.ts`)) return `${specifier}.js`;
  throw new Error(`${relative(repoRoot, from)} imports ${specifier}, which is not in the package.`);
}

const MODULE = /\.(?:js|d\.ts)$/;

/**
 * Rewrites imports for an installed package: relative ones get their file's ending, those of the workspace get the
 * published name.
 */
export function rewriteImports(folder: string, rename: (specifier: string) => string): void {
  for (const path of listFiles(folder).filter((file) => MODULE.test(file))) {
    const file = join(folder, path.split('/').join(sep));
    const text = readFileSync(file, 'utf8');
    const { importedFiles } = ts.preProcessFile(text, true, true);
    const changed = [...importedFiles].reverse().reduce((written, { fileName, pos, end }) => {
      const quoted = /["']/.exec(written.slice(pos, end + 2));
      const start = pos + (quoted?.index ?? 0) + 1;
      const target = fileName.startsWith('.') ? withEnding(file, fileName) : rename(fileName);
      return written.slice(0, start) + target + written.slice(start + fileName.length);
    }, text);
    writeFileSync(file, changed);
  }
}
