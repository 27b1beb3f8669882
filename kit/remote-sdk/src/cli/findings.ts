import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import semver from 'semver';
import ts from 'typescript';
import type { Feature } from '@rifas/tooling/release-rules/rules';
import { ownFiles, placeOf, type Use } from './contract-use';

/** Something that the site would refuse, with its mend. */
export interface Finding {
  readonly rule: string;
  readonly file: string;
  readonly line: number;
  readonly what: string;
  readonly write: string;
}

/** What lies in dist/ is released, and not what stands beside it: an edit of feature.json alone would go nowhere, and be taken for released. */
export const staleFindings = (built: Feature | undefined, feature: Feature): readonly Finding[] =>
  isDeepStrictEqual(built, feature)
    ? []
    : [
        {
          rule: 'stale build',
          file: 'feature.json',
          line: 1,
          what: 'dist/ was built with another one, which a release would have',
          write: 'npm run build',
        },
      ];

/** A source that was saved after the build. */
export function newerSource(root: string, entry: string, program: ts.Program): string | undefined {
  const built = statSync(join(root, 'dist', entry)).mtimeMs;
  const newer = ownFiles(program).find(({ fileName }) => statSync(fileName).mtimeMs > built);
  return newer && placeOf(root, newer, newer).file;
}

/** The first line of a file that holds a text; 1 where none does. */
export function lineWith(root: string, file: string, text: string): number {
  if (!existsSync(join(root, file))) return 1;
  const index = readFileSync(join(root, file), 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(text));
  return index < 0 ? 1 : index + 1;
}

/** Imports of what is not public, from the sources. */
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

/** The version that a range begins with. */
const leastOf = (range: string): string => range.replace(/^\^/, '');

/** What decides about the contract's range: the newest thing that is used. */
export function neededContract(
  uses: readonly Use[],
  first: string,
): { readonly range: string; readonly because: Use | undefined } {
  const because = [...uses].sort((a, b) => semver.rcompare(a.since, b.since))[0];
  const needed = because && semver.gt(because.since, first) ? because.since : first;
  return { range: `^${needed}`, because: needed === first ? undefined : because };
}

const isNamed = (node: ts.Node, name: string): boolean => ts.isIdentifier(node) && node.text === name;

type TextProperty = ts.PropertyAssignment & { readonly initializer: ts.StringLiteralLike };

const isContract = (property: ts.Node): property is TextProperty =>
  ts.isPropertyAssignment(property) &&
  isNamed(property.name, 'contract') &&
  ts.isStringLiteralLike(property.initializer);

function contractProperty(node: ts.Node): TextProperty | undefined {
  if (ts.isCallExpression(node) && isNamed(node.expression, 'defineRemote'))
    for (const argument of node.arguments)
      if (ts.isObjectLiteralExpression(argument)) {
        const found = argument.properties.find(isContract);
        if (found) return found;
      }
  return ts.forEachChild(node, contractProperty);
}

/** `contract` of the call of defineRemote, with its place. */
export function contractOfDefinition(
  root: string,
  program: ts.Program,
): { readonly range: string; readonly file: string; readonly line: number } | undefined {
  for (const source of ownFiles(program)) {
    const property = contractProperty(source);
    if (property) return { range: property.initializer.text, ...placeOf(root, property, source) };
  }
  return undefined;
}

/** Whether feature.json and defineRemote ask for one contract that is enough for what is used. */
export function contractFindings(
  root: string,
  feature: Feature,
  definition: ReturnType<typeof contractOfDefinition>,
  needed: ReturnType<typeof neededContract>,
): readonly Finding[] {
  const findings: Finding[] = [];
  const line = lineWith(root, 'feature.json', '"contract"');
  const { because, range } = needed;
  if (because && semver.lt(leastOf(feature.contract), because.since))
    findings.push({
      rule: 'contract range',
      file: 'feature.json',
      line,
      what: `it asks for ${feature.contract}, and ${because.file}:${because.line} uses ${because.name}, which came with ${because.since}`,
      write: `"contract": "${range}"`,
    });
  if (definition && definition.range !== feature.contract)
    findings.push({
      rule: 'contract range',
      file: definition.file,
      line: definition.line,
      what: `defineRemote asks for ${definition.range}, and feature.json for ${feature.contract}`,
      write: `contract: '${feature.contract}'`,
    });
  return findings;
}
