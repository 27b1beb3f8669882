import ts from 'typescript';
import { everyContract } from '@rifas/shared/contracts/every-contract';
import { VARIANTS, type Feature, type Gated, type Label, type Settings, type Variant } from '@rifas/shared/deployment';
import type { SiteScope } from '@rifas/shared/site';
import { iconPaths } from '@rifas/shared/ui/icon-paths';
import { checkFeature } from '@rifas/tooling/build/remote-folder';
import { errorMessage } from '@rifas/tooling/lib/error-code';
import { misdeclared } from '@rifas/tooling/release-rules/declarations';
import type { Definition, Finding } from './findings';

const FILE = 'feature.json';

/** The last line with a value in one of the given fields: if two lines are equal, the second is the superfluous one. */
function lineOf(text: string, value: string, fields?: string): number {
  const written = JSON.stringify(value).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const has = new RegExp(fields === undefined ? written : `"(?:${fields})"\\s*:\\s*${written}`);
  return text.split('\n').reduce((found, line, index) => (has.test(line) ? index + 1 : found), 1);
}

function valueIn(node: ts.Node, step: string): ts.Node | undefined {
  if (ts.isArrayLiteralExpression(node)) return node.elements[Number(step)];
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const property = node.properties.find(({ name }) => name && ts.isStringLiteral(name) && name.text === step);
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

/** The line of the value at an address such as `routes[0].title`; if the value is missing, the line of its parent. */
function lineAt(source: ts.JsonSourceFile, address: string): number {
  let node: ts.Node = source.statements[0]?.expression ?? source;
  for (const step of address.match(/\w+/g) ?? []) {
    const value = valueIn(node, step);
    if (!value) break;
    node = value;
  }
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
}

/** Reads a feature.json. @throws Error with each invalid place and its line */
export function featureOf(text: string, content: unknown): Feature {
  try {
    return checkFeature(content);
  } catch (error) {
    const source = ts.parseJsonText(FILE, text);
    const lines = errorMessage(error).replaceAll(
      /^ {2}(?=(\(whole file\)|\S+): )/gm,
      (_, address: string) => `  ${FILE}:${lineAt(source, address)}  `,
    );
    throw new Error(lines, { cause: error });
  }
}

const entriesOf = ({ menu = [], home = [] }: Feature) => [...menu, ...home];

/** A deployment of a variant in which everything that the remote declares is available. */
function scopeOf(variant: Variant, feature: Feature): SiteScope {
  const gated = [...feature.routes, ...entriesOf(feature), ...(feature.widgets ?? [])];
  const settings = Object.fromEntries(
    gated.flatMap(({ setting }) => (setting ? [[setting, true]] : [])),
  ) as object as Settings;
  return { title: '', variant, mode: 'multi', settings };
}

const CALLS = everyContract.map(({ name }) => name);
const READING = everyContract.filter(({ reads }) => reads).map(({ name }) => name);

/** Names that are not calls of the API: the page would make no early call, and the entry would never appear. */
function callFindings(text: string, feature: Feature): readonly Finding[] {
  const early = [...feature.routes, ...(feature.widgets ?? [])].flatMap((one) => one.early ?? []);
  const finding = (name: string, field: string, known: readonly string[]): readonly Finding[] =>
    known.includes(name)
      ? []
      : [
          {
            rule: 'call',
            file: FILE,
            line: lineOf(text, name),
            what: `${field} names '${name}', which is no call of the API${known === READING ? ' that only reads' : ''}`,
            write: `one of ${known.join(', ')}`,
          },
        ];
  return [
    ...early.flatMap((one) => finding(typeof one === 'string' ? one : one.call, 'early', READING)),
    ...entriesOf(feature).flatMap(({ call }) => (call === undefined ? [] : finding(call, 'call', CALLS))),
  ];
}

const LABELS = ['title', 'heading', 'label', 'hint'] as const;

/** Words for one variant alone, for something that the other variant has too: it would show those words. */
function labelFindings(text: string, { routes, menu = [], home = [], widgets = [] }: Feature): readonly Finding[] {
  const source = ts.parseJsonText(FILE, text);
  const has = (part: Gated & { readonly to?: string }, variant: Variant): boolean =>
    (part.variants ?? VARIANTS).includes(variant) &&
    // The site leaves out an entry whose page the variant does not have.
    (part.to === undefined || routes.some((route) => route.path === part.to && has(route, variant)));
  const finding = (address: string, field: string, variant: Variant): Finding => ({
    rule: 'label',
    file: FILE,
    line: lineAt(source, `${address}.${field}`),
    what: `${address}.${field} has no words for ${variant}, which has this part too`,
    write: `"${variant}": "…" there, or beside it "variants" without ${variant}`,
  });
  return Object.entries({ routes, menu, home, widgets }).flatMap(([list, parts]) =>
    parts.flatMap((part: Gated & Partial<Record<(typeof LABELS)[number], Label>>, index) =>
      LABELS.flatMap((field) =>
        VARIANTS.filter((variant) => {
          const label = part[field];
          return typeof label === 'object' && label[variant] === undefined && has(part, variant);
        }).map((variant) => finding(`${list}[${index}]`, field, variant)),
      ),
    ),
  );
}

/** What a site would refuse, or leave out, of a feature.json alone. */
export function featureFindings(text: string, feature: Feature): readonly Finding[] {
  const declarations = VARIANTS.flatMap((variant) => misdeclared(scopeOf(variant, feature), [feature])).map(
    ({ what, address, field, mend }): Finding => ({
      rule: 'declaration',
      file: FILE,
      line: lineOf(text, address, field),
      what,
      write: mend,
    }),
  );
  const icons = entriesOf(feature)
    .filter(({ icon }) => !Object.hasOwn(iconPaths, icon))
    .map(({ to, icon }): Finding => ({
      rule: 'icon',
      file: FILE,
      line: lineOf(text, icon, 'icon'),
      what: `the entry to ${to} has the icon '${icon}', which the site does not have, so that none is drawn`,
      write: `"icon": "…", one of ${Object.keys(iconPaths).join(', ')}`,
    }));
  // The variants have most findings in common.
  const all = [...declarations, ...icons, ...callFindings(text, feature), ...labelFindings(text, feature)];
  return [...new Map(all.map((finding) => [finding.what, finding])).values()];
}

/** Pages and widgets in feature.json that defineRemote does not have: the site could not render them. */
export function partFindings(text: string, feature: Feature, definition: Definition | undefined): readonly Finding[] {
  const named = {
    pages: feature.routes.map(({ page }) => page),
    widgets: [
      ...(feature.widgets ?? []).map(({ widget }) => widget),
      ...(feature.home ?? []).flatMap(({ figure }) => figure ?? []),
    ],
  };
  return (['pages', 'widgets'] as const).flatMap((list) =>
    [...new Set(named[list])]
      .filter((key) => definition?.[list]?.includes(key) === false)
      .map((key): Finding => ({
        rule: 'part',
        file: FILE,
        line: lineOf(text, key, list === 'pages' ? 'page' : 'widget|figure'),
        what: `it names '${key}', which is none of the ${list} that defineRemote has: ${definition?.[list]?.join(', ') || 'none'}`,
        write: `${list}: { '${key}': () => import('./…') }, in ${definition?.file ?? ''}`,
      })),
  );
}
