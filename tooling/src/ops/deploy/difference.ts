import type { Composition } from '../../store/sites/composition';

export interface Change {
  readonly what: string;
  /** Undefined where it was added. */
  readonly from?: string;
  /** Undefined where it was taken away. */
  readonly to?: string;
}

type Flat = ReadonlyMap<string, string>;

const leaves = (value: unknown, path: string): [string, string][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, path ? `${path}.${key}` : key))
    : [[path, JSON.stringify(value)]];

function changesBetween(a: Flat, b: Flat, prefix: string): readonly Change[] {
  const names = [...new Set([...a.keys(), ...b.keys()])].sort();
  return names
    .filter((name) => a.get(name) !== b.get(name))
    .map((name) => {
      const [from, to] = [a.get(name), b.get(name)];
      return { what: `${prefix}${name}`, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
    });
}

const versions = (releases: Readonly<Record<string, string>>): Flat => new Map(Object.entries(releases));
const routes = (composition: Composition): Flat =>
  new Map(composition.routes.map(({ pattern, file }) => [pattern, file]));
/** What ops wrote, without the versions: which ones run stands in the releases. */
const written = ({ source }: Composition): Flat => new Map(leaves({ ...source, remotes: {} }, ''));

/** What a visitor gets differently from two compositions. */
export const differences = (a: Composition, b: Composition): readonly Change[] => [
  ...changesBetween(versions(a.releases), versions(b.releases), ''),
  ...changesBetween(versions(a.previous), versions(b.previous), 'release before of '),
  ...changesBetween(routes(a), routes(b), 'route '),
  ...changesBetween(written(a), written(b), 'deployment '),
];
