import type { Composition } from '../store/sites/composition';

const ESCAPED = /[.+?^${}()|[\]\\]/g;

/** A pattern as the source of a regular expression, the same for JavaScript and for nginx. */
export function patternSource(pattern: string): string {
  if (pattern === '*') return '^';
  const deep = pattern.endsWith('/*');
  const source = (deep ? pattern.slice(0, -2) : pattern).replaceAll(ESCAPED, '\\$&').replaceAll(/:\w+/g, '[^/]+');
  return `^${source}${deep ? '(?:/.*)?' : '/?'}$`;
}

/** Returns a function that finds an address's page file: the first pattern that matches, in the composition's order. */
export function pageMatcher(routes: Composition['routes']): (path: string) => string {
  const compiled = routes.map(({ pattern, file }) => ({ expression: new RegExp(patternSource(pattern)), file }));
  return (path) => compiled.find(({ expression }) => expression.test(path))?.file ?? 'index.html';
}
