import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { readJson } from '../lib/json';

/** A function that another package can import, with the statement that declares it. */
interface PublicFunction {
  readonly name: string;
  readonly statement: ts.Statement;
}

const EXTENSIONS = ['', '.ts', '.tsx', '/index.ts'] as const;

const isSource = (path: string): boolean => /\.tsx?$/.test(path) && existsSync(path);

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

const isFunction = (value: ts.Expression | undefined): boolean =>
  value !== undefined && (ts.isArrowFunction(value) || ts.isFunctionExpression(value));

/** The functions that a statement declares by `export function` or `export const name = () => …`. */
function functionsOf(statement: ts.Statement): readonly PublicFunction[] {
  if (!isExported(statement)) return [];
  if (ts.isFunctionDeclaration(statement)) return statement.name ? [{ name: statement.name.text, statement }] : [];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
    ts.isIdentifier(name) && isFunction(initializer) ? [{ name: name.text, statement }] : [],
  );
}

/** The functions that a statement re-exports from another file of the package. */
function passedOn(statement: ts.Statement, file: string): readonly PublicFunction[] {
  if (!ts.isExportDeclaration(statement) || statement.isTypeOnly || !statement.moduleSpecifier) return [];
  const { text } = statement.moduleSpecifier as ts.StringLiteral;
  const target = EXTENSIONS.map((extension) => join(dirname(file), text + extension)).find(isSource);
  if (!text.startsWith('.') || target === undefined) return [];
  const declared = publicFunctions(target);
  const { exportClause } = statement;
  if (exportClause === undefined) return declared;
  if (!ts.isNamedExports(exportClause)) return [];
  return exportClause.elements.flatMap(({ name, propertyName }) =>
    declared.filter((declaration) => declaration.name === (propertyName ?? name).text),
  );
}

/** The functions that a module exports, including re-exported ones. */
function publicFunctions(file: string): readonly PublicFunction[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  return source.statements.flatMap((statement) => [...functionsOf(statement), ...passedOn(statement, file)]);
}

/** Components need no example, because their properties show their use. */
const isComponent = ({ name, statement }: PublicFunction): boolean =>
  /^[A-Z]/.test(name) && statement.getSourceFile().fileName.endsWith('.tsx');

function problemOf(declaration: PublicFunction): string | undefined {
  const docs = ts.getJSDocCommentsAndTags(declaration.statement).filter(ts.isJSDoc);
  const says = docs.some(({ comment }) => (ts.getTextOfJSDocComment(comment) ?? '').trim() !== '');
  if (!says) return 'has no docstring: say what it returns, in which unit, and what it throws';
  if (isComponent(declaration)) return undefined;
  const examples = docs.flatMap(({ tags = [] }) => tags.filter(({ tagName }) => tagName.text === 'example'));
  const shows = examples.some(({ comment }) => (ts.getTextOfJSDocComment(comment) ?? '').trim() !== '');
  return shows ? undefined : 'has no @example';
}

/**
 * The public functions of a package without a docstring or an example. Public means reachable by the `exports` of its
 * package.json. Components need no example. Only parses the files, which takes a second where a type check takes a
 * minute.
 * @param folder absolute path of the package
 */
export function findUndocumented(folder: string): string {
  const { exports } = readJson(join(folder, 'package.json')) as { readonly exports: Readonly<Record<string, string>> };
  const files = Object.values(exports)
    .map((path) => join(folder, path))
    .filter(isSource);
  const problems = files.flatMap(publicFunctions).flatMap((declaration) => {
    const problem = problemOf(declaration);
    const source = declaration.statement.getSourceFile();
    const { line } = source.getLineAndCharacterOfPosition(declaration.statement.getStart());
    const path = source.fileName.slice(folder.length + 1);
    return problem === undefined ? [] : [`${path}:${line + 1}  ${declaration.name} ${problem}`];
  });
  return [...new Set(problems)].sort().join('\n');
}
