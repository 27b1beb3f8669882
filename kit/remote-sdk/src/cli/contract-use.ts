import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

/** A place where the remote uses a part of the contract. */
export interface Use {
  /** Relative to the root of the repository. */
  readonly file: string;
  readonly line: number;
  /** The name used: `useOfferedCalls`, `FeatureEntry.hint` */
  readonly name: string;
  /** The version of the contract that introduced the name. */
  readonly since: string;
}

/** The version that brought each name of the contract: exports, and members as `Type.member`. */
export type Since = ReadonlyMap<string, string>;

const IN_THE_KIT = /[\\/]@rifas[\\/]remote-sdk[\\/]dist[\\/]/;

/**
 * Reads since.json, which lists names with their folder under each version. For a name that several folders export, the
 * first version counts.
 */
export function sinceOf(byVersion: Readonly<Record<string, readonly string[]>>): Since {
  const since = new Map<string, string>();
  const newestFirst = Object.entries(byVersion).sort(([a], [b]) => b.localeCompare(a, 'en', { numeric: true }));
  for (const [version, names] of newestFirst)
    for (const name of names) since.set(name.slice(name.indexOf('.') + 1), version);
  return since;
}

interface TsConfig {
  readonly compilerOptions?: object;
}

/** The compiler options for a repository in JavaScript. */
const WITHOUT_TSCONFIG = {
  compilerOptions: { target: 'ES2022', module: 'ESNext', moduleResolution: 'Bundler', jsx: 'react-jsx', types: [] },
  include: ['src'],
};

/**
 * The files that a tsconfig.json includes, and those of the projects that it refers to: the one of Vite's own template
 * includes no files itself.
 * @throws Error
 */
function parsedOf(file: string): readonly ts.ParsedCommandLine[] {
  const { config = {}, error } = existsSync(file)
    ? (ts.readConfigFile(file, (path) => ts.sys.readFile(path)) as { config?: TsConfig; error?: ts.Diagnostic })
    : { config: WITHOUT_TSCONFIG };
  if (error) throw new Error(`${file} cannot be read: ${ts.flattenDiagnosticMessageText(error.messageText, ' ')}`);
  const both = { ...config, compilerOptions: { ...config.compilerOptions, allowJs: true } };
  const parsed = ts.parseJsonConfigFileContent(both, ts.sys, dirname(file));
  const referred = (parsed.projectReferences ?? []).map(ts.resolveProjectReferencePath);
  return [parsed, ...referred.filter((path) => existsSync(path)).flatMap(parsedOf)];
}

/** The source files of the repository, in TypeScript or JavaScript, with their types. @throws Error */
export function programOf(root: string): ts.Program {
  const all = parsedOf(join(root, 'tsconfig.json'));
  // The build's output is JavaScript too, but not a source.
  const rootNames = all
    .flatMap(({ fileNames }) => fileNames)
    .filter((name) => !/^dist[\\/]/.test(relative(root, name)));
  const options = all.find(({ fileNames }) => fileNames.length > 0)?.options;
  return ts.createProgram({ rootNames: [...new Set(rootNames)], options: { ...options, noEmit: true } });
}

export const ownFiles = (program: ts.Program): readonly ts.SourceFile[] =>
  program
    .getSourceFiles()
    .filter(({ fileName, isDeclarationFile }) => !isDeclarationFile && !/node_modules/.test(fileName));

export const placeOf = (root: string, node: ts.Node, source = node.getSourceFile()) => ({
  file: relative(root, source.fileName).replaceAll('\\', '/'),
  line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1,
});

/** The name of the type or constant that declares a member. */
function ownerOf(declaration: ts.Declaration): string | undefined {
  const { parent } = declaration;
  if (ts.isInterfaceDeclaration(parent) || ts.isClassDeclaration(parent)) return parent.name?.text;
  if (!ts.isTypeLiteralNode(parent)) return undefined;
  const above = parent.parent;
  return (ts.isVariableDeclaration(above) || ts.isTypeAliasDeclaration(above)) && ts.isIdentifier(above.name)
    ? above.name.text
    : undefined;
}

/**
 * The meaning of an identifier: in a pattern or an object literal the member of the other side, otherwise what it
 * names.
 */
function symbolOf(checker: ts.TypeChecker, node: ts.Identifier): ts.Symbol | undefined {
  const { parent } = node;
  if (
    ts.isBindingElement(parent) &&
    ts.isObjectBindingPattern(parent.parent) &&
    (parent.propertyName ?? parent.name) === node
  )
    return checker.getTypeAtLocation(parent.parent).getProperty(node.text);
  if ((ts.isPropertyAssignment(parent) || ts.isShorthandPropertyAssignment(parent)) && parent.name === node)
    return checker.getContextualType(parent.parent)?.getProperty(node.text);
  const symbol = checker.getSymbolAtLocation(node);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function nameInContract(symbol: ts.Symbol | undefined): string | undefined {
  const declaration = symbol?.declarations?.find((each) => IN_THE_KIT.test(each.getSourceFile().fileName));
  if (!symbol || !declaration) return undefined;
  const isMember =
    ts.isPropertySignature(declaration) || ts.isMethodSignature(declaration) || ts.isPropertyDeclaration(declaration);
  if (!isMember) return symbol.name;
  const owner = ownerOf(declaration);
  return owner && `${owner}.${symbol.name}`;
}

/** Every place in the sources where a name of the contract is used. */
export function usesInSources(root: string, program: ts.Program, since: Since): readonly Use[] {
  const checker = program.getTypeChecker();
  const uses: Use[] = [];
  const visit = (node: ts.Node): void => {
    const name = ts.isIdentifier(node) ? nameInContract(symbolOf(checker, node)) : undefined;
    const version = name === undefined ? undefined : since.get(name);
    if (name !== undefined && version !== undefined) uses.push({ ...placeOf(root, node), name, since: version });
    ts.forEachChild(node, visit);
  };
  for (const source of ownFiles(program)) visit(source);
  return uses;
}

const TYPE_OF_LIST = {
  routes: 'FeatureRoute',
  menu: 'FeatureEntry',
  home: 'FeatureEntry',
  widgets: 'FeatureWidget',
} as const;

export function usesInFeature(text: string, since: Since): readonly Use[] {
  const source = ts.parseJsonText('feature.json', text);
  const uses: Use[] = [];
  const visit = (node: ts.Node, type: string): void => {
    if (ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name)) {
      const name = `${type}.${node.name.text}`;
      const version = since.get(name);
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      if (version !== undefined) uses.push({ file: 'feature.json', line: line + 1, name, since: version });
      const list = type === 'Feature' ? TYPE_OF_LIST[node.name.text as keyof typeof TYPE_OF_LIST] : undefined;
      if (list !== undefined) ts.forEachChild(node.initializer, (child) => visit(child, list));
      return;
    }
    ts.forEachChild(node, (child) => visit(child, type));
  };
  visit(source, 'Feature');
  return uses;
}
