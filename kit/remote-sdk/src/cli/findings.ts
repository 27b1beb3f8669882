import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import semver from 'semver';
import ts from 'typescript';
import { CONTRACT_VERSION, satisfiesContract } from '@rifas/shared/remote';
import type { Feature } from '@rifas/tooling/release-rules/rules';
import { ownFiles, placeOf, type Use } from './contract-use';

/** Something that the site would refuse, and how to correct it. */
export interface Finding {
  readonly rule: string;
  readonly file: string;
  readonly line: number;
  readonly what: string;
  readonly write: string;
}

/** A finding as text for people. */
export const findingText = ({ rule, file, line, what, write }: Finding): string =>
  `${file}:${line}  ${rule}: ${what}.\n  write: ${write}`;

/**
 * A release contains dist/, and not the files beside it. An edit of feature.json without a build would not be released
 * although it seems so.
 * @param build the command that builds the remote
 */
export const staleFindings = (built: Feature | undefined, feature: Feature, build: string): readonly Finding[] =>
  isDeepStrictEqual(built, feature)
    ? []
    : [
        {
          rule: 'stale build',
          file: 'feature.json',
          line: 1,
          what: 'dist/ was built with another one, which a release would have',
          write: build,
        },
      ];

/**
 * A source that was saved after the build. package.json counts too, because a build writes its version into the
 * scripts.
 */
export function newerSource(root: string, entry: string, program: ts.Program): string | undefined {
  const built = statSync(join(root, 'dist', entry)).mtimeMs;
  const sources = ownFiles(program).map((source) => placeOf(root, source, source).file);
  return [...sources, 'package.json'].find((file) => statSync(join(root, file)).mtimeMs > built);
}

/** The first line of a file that contains a text; 1 if none does. */
export function lineWith(root: string, file: string, text: string): number {
  if (!existsSync(join(root, file))) return 1;
  const index = readFileSync(join(root, file), 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(text));
  return index < 0 ? 1 : index + 1;
}

/** Imports of modules that are not public, in the sources. */
export function privateImports(root: string, program: ts.Program): readonly Finding[] {
  return ownFiles(program).flatMap((source) =>
    ts.preProcessFile(source.text, true, true).importedFiles.flatMap(({ fileName, pos }): readonly Finding[] => {
      const own = /^@rifas\/remote-sdk(\/(?!dist\/)|$)/.test(fileName);
      if (own || !/^(@rifas\/|mf-|shell\/)/.test(fileName)) return [];
      const { file } = placeOf(root, source, source);
      const line = source.getLineAndCharacterOfPosition(pos).line + 1;
      const folder = /^@rifas\/(?:shared|remote-sdk\/dist)\/([\w-]+)/.exec(fileName)?.[1];
      const name = folder === undefined || folder === 'remote' ? '@rifas/remote-sdk' : `@rifas/remote-sdk/${folder}`;
      return [
        {
          rule: 'private import',
          file,
          line,
          what: `it imports ${fileName}, which is no public module of the shell`,
          write: `import … from '${name}'`,
        },
      ];
    }),
  );
}

/**
 * Notes on style sheets that the sources import for their effect or for their class names: no bundler reports what
 * happens to them.
 */
export const styleSheetNotes = (root: string, program: ts.Program): readonly string[] =>
  ownFiles(program).flatMap((source) =>
    source.statements.flatMap((statement) => {
      if (!ts.isImportDeclaration(statement)) return [];
      const { moduleSpecifier, importClause } = statement;
      // With an import clause only `.module.css` counts: any other style sheet is imported as its address, which works.
      const kind = importClause ? /\.module\.css$/ : /\.css$/;
      if (!ts.isStringLiteral(moduleSpecifier) || !kind.test(moduleSpecifier.text)) return [];
      const { file, line } = placeOf(root, statement, source);
      return [
        `${file}:${line} imports ${moduleSpecifier.text}: the presets of webpack and Rspack never load it, and with Vite or your own rules it stays on every page of the tab. Write styles with styled-components.`,
      ];
    }),
  );

/** The lowest version of a range. */
const leastOf = (range: string): string => range.replace(/^\^/, '');

/** The newest part of the contract that is used, and the range that it requires. */
export function neededContract(
  uses: readonly Use[],
  first: string,
): { readonly range: string; readonly because: Use | undefined } {
  const because = [...uses].sort((a, b) => semver.rcompare(a.since, b.since))[0];
  const needed = because && semver.gt(because.since, first) ? because.since : first;
  return { range: `^${needed}`, because: needed === first ? undefined : because };
}

export interface Definition {
  readonly file: string;
  /** The range as written there, with its line. */
  readonly contract: { readonly range: string; readonly line: number } | undefined;
  /** The keys of each list; undefined where they are not written out there. */
  readonly pages: readonly string[] | undefined;
  readonly widgets: readonly string[] | undefined;
}

const nameOf = ({ name }: ts.ObjectLiteralElementLike): string | undefined =>
  name && (ts.isIdentifier(name) || ts.isStringLiteralLike(name)) ? name.text : undefined;

function valueOf({ properties }: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const property = properties.find((each) => nameOf(each) === name);
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

function keysOf(definition: ts.ObjectLiteralExpression, list: 'pages' | 'widgets'): readonly string[] | undefined {
  if (definition.properties.every((each) => nameOf(each) !== undefined && nameOf(each) !== list)) return [];
  const value = valueOf(definition, list);
  const names = value && ts.isObjectLiteralExpression(value) ? value.properties.map(nameOf) : [undefined];
  return names.every((name) => name !== undefined) ? names : undefined;
}

function definitionIn(node: ts.Node): ts.ObjectLiteralExpression | undefined {
  const isCall =
    ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'defineRemote';
  return (isCall && node.arguments.find(ts.isObjectLiteralExpression)) || ts.forEachChild(node, definitionIn);
}

/** What the sources pass to defineRemote; undefined if they never call it with an object. */
export function definitionOf(root: string, program: ts.Program): Definition | undefined {
  for (const source of ownFiles(program)) {
    const found = definitionIn(source);
    if (!found) continue;
    const contract = valueOf(found, 'contract');
    return {
      file: placeOf(root, found, source).file,
      contract:
        contract && ts.isStringLiteralLike(contract)
          ? { range: contract.text, line: placeOf(root, contract, source).line }
          : undefined,
      pages: keysOf(found, 'pages'),
      widgets: keysOf(found, 'widgets'),
    };
  }
  return undefined;
}

/**
 * A finding if the module that the presets expose has no default export: the shell would load it and find no remote.
 * Where a repository has no such module, another configuration exposes something else.
 */
export function entryFindings(root: string, program: ts.Program): readonly Finding[] {
  const entry = ownFiles(program).find((source) => /^src\/remote\.[jt]sx?$/.test(placeOf(root, source, source).file));
  if (!entry || program.getTypeChecker().getSymbolAtLocation(entry)?.exports?.has(ts.InternalSymbolName.Default))
    return [];
  return [
    {
      rule: 'part',
      file: placeOf(root, entry, entry).file,
      line: 1,
      what: 'it has no default export, so that the shell finds no remote in it',
      write: 'export default defineRemote({ … });',
    },
  ];
}

/** What is known about the contract that the sources need. Where none was read, that is not "nothing newer". */
export function contractNote(
  { contract }: Feature,
  program: ts.Program,
  { range, because }: ReturnType<typeof neededContract>,
): string {
  if (ownFiles(program).length === 0)
    return 'No source was read, so that nobody knows which contract it needs, or what it imports: name its folder in "include" of a tsconfig.json; without one, src is read.';
  const why = because
    ? `because ${because.file}:${because.line} uses ${because.name}`
    : 'because nothing that it uses is newer';
  return `What it uses asks for contract ${range}, ${why}; feature.json says ${contract}.`;
}

/**
 * Findings if feature.json and defineRemote name different contracts, or a contract that lacks something used, or one
 * that no known shell provides.
 */
export function contractFindings(
  root: string,
  feature: Feature,
  definition: Definition | undefined,
  needed: ReturnType<typeof neededContract>,
): readonly Finding[] {
  const findings: Finding[] = [];
  const line = lineWith(root, 'feature.json', '"contract"');
  const { because, range } = needed;
  const own = definition?.contract;
  const isTooOld = because && semver.lt(leastOf(feature.contract), because.since);
  if (isTooOld || !satisfiesContract(feature.contract))
    findings.push({
      rule: 'contract range',
      file: 'feature.json',
      line,
      what: `it asks for ${feature.contract}, and ${
        isTooOld
          ? `${because.file}:${because.line} uses ${because.name}, which came with ${because.since}`
          : `the newest shell that this kit knows gives ${CONTRACT_VERSION}`
      }`,
      write: `"contract": "${range}"`,
    });
  // The range to write in both places. A range that was refused above is not repeated.
  const right = findings.length > 0 ? range : feature.contract;
  if (own && own.range !== right)
    findings.push({
      rule: 'contract range',
      file: definition.file,
      line: own.line,
      what: `defineRemote asks for ${own.range}, and feature.json ${right === feature.contract ? 'for' : 'has to ask for'} ${right}`,
      write: `contract: '${right}'`,
    });
  return findings;
}
