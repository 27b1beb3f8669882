import type { Composition } from '../compose/composition';

const ESCAPED = /[.+?^${}()|[\]\\]/g;

function toExpression(pattern: string): RegExp {
  if (pattern === '*') return /^/;
  const deep = pattern.endsWith('/*');
  const source = (deep ? pattern.slice(0, -2) : pattern).replaceAll(ESCAPED, '\\$&').replaceAll(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}${deep ? '(?:/.*)?' : '/?'}$`);
}

/** Finds the page file of an address: the first pattern that matches, in the composition's order. */
export function pageMatcher(routes: Composition['routes']): (path: string) => string {
  const compiled = routes.map(({ pattern, file }) => ({ expression: toExpression(pattern), file }));
  return (path) => compiled.find(({ expression }) => expression.test(path))?.file ?? 'index.html';
}
