import { join } from 'node:path';
import ts from 'typescript';
import { repoRoot } from '../lib/repo';
import { describeSymbol } from './describe-symbol';
import { isShared, type Describer } from './describer';
import { namedTypesOf } from './referenced-types';
import { COMPILED_PATHS, CONTRACT_PATHS, DATA_PATH, type Surface } from './surface';

export interface Surfaces {
  /** By subpath: what it exports, for its report. */
  readonly reports: Readonly<Record<string, Surface>>;
  /** What the contract's version covers: the contract's subpaths, and every type of shared that they refer to. */
  readonly contract: Surface;
}

/** Cache of the language's own declarations, which are most of what the compiler reads. */
const library = new Map<string, ts.SourceFile | undefined>();

/** A host that reads from the disk, and reads the language's declarations only once for all programs. */
function compilerHost(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const folder = host.getDefaultLibLocation?.() ?? '';
  return {
    ...host,
    getSourceFile: (file, ...how) => {
      if (folder === '' || !file.startsWith(folder)) return host.getSourceFile(file, ...how);
      if (!library.has(file)) library.set(file, host.getSourceFile(file, ...how));
      return library.get(file);
    },
  };
}

function createProgram(root: string, files: readonly string[]): ts.Program {
  const { config } = ts.readConfigFile(join(repoRoot, 'tooling/tsconfig.base.json'), ts.sys.readFile) as {
    config: unknown;
  };
  const { options: written } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  // Otherwise the order of a union's members depends on what was checked before.
  const options = { ...written, stableTypeOrdering: true };
  return ts.createProgram({ rootNames: [...files], options, host: compilerHost(options) });
}

function addTo(surface: Record<string, string>, key: string, symbol: ts.Symbol, describer: Describer): void {
  for (const [path, text] of describeSymbol(symbol, describer)) surface[[key, ...path].join('.')] = text;
}

const sorted = (symbols: Iterable<readonly [string, ts.Symbol]>) => [...symbols].sort(([a], [b]) => (a < b ? -1 : 1));

/** Reads the exports of each subpath of a shared folder from its sources. */
export function readSurfaces(
  root: string = join(repoRoot, 'shared'),
  contractPaths: readonly string[] = CONTRACT_PATHS,
  compiledPaths: readonly string[] = COMPILED_PATHS,
): Surfaces {
  const paths = [...contractPaths, ...compiledPaths];
  const indexOf = (path: string) => join(root, path, 'index.ts');
  const program = createProgram(root, paths.map(indexOf));
  const checker = program.getTypeChecker();
  const describer: Describer = { checker, root: `${root}/` };
  const resolve = (symbol: ts.Symbol) =>
    (symbol.flags & ts.SymbolFlags.Alias) !== 0 ? checker.getAliasedSymbol(symbol) : symbol;

  const exportsOf = (path: string): (readonly [string, ts.Symbol])[] => {
    const file = program.getSourceFile(indexOf(path));
    const module = file && checker.getSymbolAtLocation(file);
    if (!module) throw new Error(`${indexOf(path)} is no module.`);
    return sorted(checker.getExportsOfModule(module).map((symbol) => [symbol.name, resolve(symbol)] as const));
  };

  const reports: Record<string, Record<string, string>> = {};
  const contract: Record<string, string> = {};
  const known = new Set<ts.Symbol>();
  const queue: ts.Symbol[] = [];
  for (const path of paths) {
    const report: Record<string, string> = (reports[path] = {});
    for (const [name, symbol] of exportsOf(path)) {
      addTo(report, `${path}.${name}`, symbol, describer);
      if (!contractPaths.includes(path)) continue;
      known.add(symbol);
      if (isShared(symbol, describer)) queue.push(...namedTypesOf(symbol, describer));
    }
    if (contractPaths.includes(path)) Object.assign(contract, report);
  }
  const referenced = new Map<string, ts.Symbol>();
  for (let symbol = queue.shift(); symbol; symbol = queue.shift()) {
    if (known.has(symbol)) continue;
    known.add(symbol);
    const [folder = ''] = (symbol.declarations?.[0]?.getSourceFile().fileName ?? '')
      .slice(describer.root.length)
      .split('/');
    // Code compiled into a remote is the remote's own copy, independent of the shell's.
    if (folder !== DATA_PATH && !contractPaths.includes(folder)) continue;
    referenced.set(`${folder}.${symbol.name}`, symbol);
    queue.push(...namedTypesOf(symbol, describer));
  }
  for (const [key, symbol] of sorted(referenced)) addTo(contract, key, symbol, describer);
  return { reports, contract };
}
