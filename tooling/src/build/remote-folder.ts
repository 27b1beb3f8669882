import { existsSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import ts from 'typescript';
import * as yup from 'yup';
import { checkStrictly } from '@rifas/shared/deployment/check-strictly';
import { featureSchema } from '@rifas/shared/deployment/feature.schema';
import type { Feature } from '@rifas/shared/remote';
import { entriesBelow } from '../lib/files';
import { readJson } from '../lib/json';

const DEFAULT_ENTRY = 'remoteEntry.js';
/** Exports that the federation runtime needs from a remote's entry. */
const CONTAINER = ['get', 'init'] as const;

/**
 * Every file of a built folder, in all its folders, because a file that is not listed gets no integrity.
 * @throws Error for a link, which would bring in files from outside
 */
export function filesOfBuild(folder: string): readonly string[] {
  const below = entriesBelow(folder);
  const link = below.find(({ entry }) => entry.isSymbolicLink());
  if (link) throw new Error(`${link.path} is a link: a release holds files.`);
  return below
    .filter(({ entry }) => entry.isFile())
    .map(({ path }) => path)
    .sort();
}

/**
 * @param file the file's name in the message; its path where several could be meant
 * @throws Error that lists every wrong field
 */
export const checkFeature = (content: unknown, file = 'feature.json'): Feature =>
  checkStrictly(featureSchema(yup), content, `${file} is not valid`) as Feature;

function entryOf(folder: string): string {
  if (!existsSync(join(folder, 'remote.json'))) return DEFAULT_ENTRY;
  const { entry = DEFAULT_ENTRY } = (readJson(join(folder, 'remote.json')) ?? {}) as { entry?: unknown };
  const inside = typeof entry === 'string' && !normalize(entry).startsWith('..') && !entry.startsWith('/');
  if (!inside || !/\.m?js$/.test(entry))
    throw new Error(`remote.json: entry is ${JSON.stringify(entry)}; it names a .js file of the folder.`);
  return entry.replace(/^\.\//, '');
}

/** The entry and the declarations of a built folder. @throws Error */
export function readRemoteFolder(folder: string): { readonly entry: string; readonly feature: Feature } {
  const file = join(folder, 'feature.json');
  if (!existsSync(file))
    throw new Error(`${folder} has no feature.json, which declares the remote's name, routes and menu.`);
  const feature = checkFeature(readJson(file), file);
  const entry = entryOf(folder);
  if (!existsSync(join(folder, entry)))
    throw new Error(`${folder} has no ${entry}. A remote.json names another one: {"entry": "assets/entry.js"}.`);
  return { entry, feature };
}

/** Names that a module exports; undefined where it re-exports another module (`export * from`). */
function exportedNames(source: ts.SourceFile): readonly string[] | undefined {
  const names: string[] = [];
  for (const statement of source.statements) {
    if (ts.isExportDeclaration(statement)) {
      if (!statement.exportClause) return undefined;
      if (ts.isNamedExports(statement.exportClause))
        names.push(...statement.exportClause.elements.map(({ name }) => name.text));
    } else if (
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    ) {
      if (ts.isFunctionDeclaration(statement) && statement.name) names.push(statement.name.text);
      if (ts.isVariableStatement(statement))
        names.push(
          ...statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : [])),
        );
    }
  }
  return names;
}

/** The shell loads entries as ES modules. @throws Error that says how the build tools make one */
export function checkRemoteEntry(file: string, label: string): void {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false, ts.ScriptKind.JS);
  const names = exportedNames(source);
  if (names === undefined || CONTAINER.every((name) => names.includes(name))) return;
  throw new Error(
    `${label} is no federation entry as an ES module: it has to export get and init. webpack and Rspack write one with ` +
      `library: { type: 'module' } and output.module, Vite by default.`,
  );
}
