const kindOf = (value: unknown): string => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value);

/** The parts of a stored value that are of the same kind as in `shape`, any kind where that is undefined: it may be older than the code. */
export function fittingParts<Shape extends object>(stored: unknown, shape: Shape): Partial<Shape> {
  if (typeof stored !== 'object' || stored === null) return {};
  const kinds = new Map(Object.entries(shape).map(([name, value]) => [name, kindOf(value)]));
  const fits = ([name, value]: [string, unknown]) => kinds.get(name) === 'undefined' || kinds.get(name) === kindOf(value);
  return Object.fromEntries(Object.entries(stored).filter(fits)) as Partial<Shape>;
}
