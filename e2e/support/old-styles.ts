import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data/types';
import type { BrowserContext } from '@playwright/test';

/** The parts of CSS that one of the oldest browsers does not know. */
interface Unknown {
  readonly properties: readonly string[];
  /** 'overflow clip': a word that is an unknown value of this property. */
  readonly values: readonly string[];
  readonly functions: readonly string[];
  readonly units: readonly string[];
  readonly selectors: readonly string[];
  readonly atRules: readonly string[];
  readonly media: readonly string[];
}

type IsMissing = (compat: CompatStatement) => boolean;

const UNITS = {
  container_query_length_units: ['cqw', 'cqh', 'cqi', 'cqb', 'cqmin', 'cqmax'],
  viewport_percentage_units_dynamic: ['dvw', 'dvh', 'dvi', 'dvb', 'dvmin', 'dvmax'],
  viewport_percentage_units_large: ['lvw', 'lvh', 'lvi', 'lvb', 'lvmin', 'lvmax'],
  viewport_percentage_units_small: ['svw', 'svh', 'svi', 'svb', 'svmin', 'svmax'],
} as const;

const namesIn = (node: Identifier | undefined, isMissing: IsMissing): string[] =>
  Object.entries((node ?? {}) as Readonly<Record<string, Identifier>>).flatMap(([name, { __compat }]) =>
    name !== '__compat' && __compat && isMissing(__compat) ? [name] : [],
  );

/** @param isMissing whether one of the oldest browsers lacks the feature of an entry in MDN's table */
function unknownOf({ css }: CompatData, isMissing: IsMissing): Unknown {
  const {
    properties,
    selectors,
    types,
    'at-rules': atRules,
  } = css as Readonly<Record<string, Readonly<Record<string, Identifier>>>>;
  const units = namesIn(types?.['length'], isMissing);
  return {
    properties: namesIn(properties as Identifier | undefined, isMissing),
    values: Object.entries(properties ?? {}).flatMap(([name, node]) =>
      namesIn(node, isMissing).map((value) => `${name} ${value}`),
    ),
    functions: [types as Identifier | undefined, ...Object.values(types ?? {})].flatMap((node) =>
      namesIn(node, isMissing),
    ),
    units: units.flatMap((name) => UNITS[name as keyof typeof UNITS] ?? name),
    // Vendor-specific selectors are written once for each vendor anyway.
    selectors: namesIn(selectors as Identifier | undefined, isMissing).filter((name) => !name.startsWith('-')),
    atRules: namesIn(atRules as Identifier | undefined, isMissing),
    media: namesIn(atRules?.['media'], isMissing),
  };
}

/**
 * Runs in the page: removes unknown CSS from rules before the browser reads them, and from the page's own style
 * elements afterwards.
 */
function forget(unknown: Unknown): void {
  const { insertRule } = CSSStyleSheet.prototype;
  const properties = new Set(unknown.properties);
  const values = new Set(unknown.values);
  const functions = new Set(unknown.functions);
  const units = new Set(unknown.units);

  /** Splits at `separator`, ignoring it inside brackets and quotes. */
  const split = (text: string, separator: string): string[] => {
    const parts = [''];
    let depth = 0;
    let quote = '';
    for (const letter of text) {
      if (quote) quote = letter === quote ? '' : quote;
      else if (letter === '"' || letter === "'") quote = letter;
      else if (letter === '(') depth += 1;
      else if (letter === ')') depth -= 1;
      if (letter === separator && depth === 0 && !quote) parts.push('');
      else parts[parts.length - 1] += letter;
    }
    return parts;
  };
  /** What an old browser makes of an unknown declaration: nothing, or `unset` for one with a variable. */
  const taken = (declaration: string): string => {
    const [name = '', ...rest] = declaration.split(':');
    const property = name.trim();
    const value = rest.join(':');
    if (property.startsWith('--')) return declaration;
    if (properties.has(property)) return '';
    const isUnknown =
      value
        .split(/[\s,()!]+/)
        .some((word) => values.has(`${property} ${word}`) || units.has(/^-?[\d.]+([a-z]+)$/.exec(word)?.[1] ?? '')) ||
      [...value.matchAll(/([\w-]+)\(/g)].some(([, called = '']) => functions.has(called));
    if (!isUnknown) return declaration;
    return value.includes('var(') ? `${property}:unset` : '';
  };
  const isKnownSelector = (selector: string): boolean =>
    [...selector.matchAll(/:([a-z-]+)/g)].every(([, name = '']) => !unknown.selectors.includes(name));
  const isKnownAtRule = (head: string): boolean => {
    const [, name = '', rest = ''] = /^@([\w-]+)(.*)/s.exec(head) ?? [];
    if (unknown.atRules.includes(name)) return false;
    if (name !== 'media') return true;
    if (unknown.media.includes('range_syntax') && /[<>=]/.test(rest)) return false;
    return ![...rest.matchAll(/\(([\w-]+)/g)].some(([, feature = '']) => unknown.media.includes(feature));
  };
  /** The rules of a text without unknown parts. */
  const rulesOf = (text: string): string[] => {
    const rules: string[] = [];
    let [start, open, depth] = [0, 0, 0];
    for (let at = 0; at < text.length; at += 1) {
      if (text[at] === '{' && (depth += 1) === 1) open = at;
      if (text[at] !== '}' || (depth -= 1) > 0) continue;
      const head = text.slice(start, open).trim();
      const body = text.slice(open + 1, at);
      start = at + 1;
      if (/^@(media|supports|container|layer)/.test(head)) {
        if (isKnownAtRule(head)) rules.push(`${head}{${rulesOf(body).join('')}}`);
      } else if (head.startsWith('@')) {
        if (isKnownAtRule(head)) rules.push(`${head}{${body}}`);
      } else if (isKnownSelector(head)) rules.push(`${head}{${split(body, ';').map(taken).join(';')}}`);
    }
    return rules;
  };

  const EMPTY = '.nothing{}';
  CSSStyleSheet.prototype.insertRule = function (rule, index) {
    return insertRule.call(this, rulesOf(rule)[0] ?? EMPTY, index);
  };
  const renew = (style: HTMLStyleElement): void => {
    const { sheet } = style;
    if (!sheet || !style.textContent) return;
    while (sheet.cssRules.length > 0) sheet.deleteRule(0);
    for (const rule of rulesOf(style.textContent.replace(/\/\*.*?\*\//gs, '')))
      insertRule.call(sheet, rule, sheet.cssRules.length);
  };
  document.addEventListener('DOMContentLoaded', () => document.querySelectorAll('style').forEach(renew));
}

/** Makes all styles of the visitor's pages ignore what the oldest browsers do not know. */
export const makeStylesOld = (visitor: BrowserContext, data: CompatData, isMissing: IsMissing): Promise<unknown> =>
  visitor.addInitScript(forget, unknownOf(data, isMissing));
