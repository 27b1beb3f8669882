import { wholeNumber } from '../../lib/command-line';
import type { Composition } from '../../store/sites/composition';
import { checkSiteName, getComposition } from '../../store/sites/sites';
import { changesBetween } from '../history/changes';
import { table, type OpsCommand } from './command';

const leaves = (value: unknown, path: string): [string, string][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, path ? `${path}.${key}` : key))
    : [[path, JSON.stringify(value)]];

/** What visitors get from a composition, by topic. */
const partsOf = ({ releases, previous, routes, source }: Composition) => ({
  '': releases,
  'release before of ': previous,
  'route ': Object.fromEntries(routes.map(({ pattern, file }) => [pattern, file])),
  // What ops wrote, without the versions, because the releases list those.
  'deployment ': Object.fromEntries(leaves({ ...source, remotes: {} }, '')),
});

/** What two compositions give visitors differently. */
function differences(a: Composition, b: Composition) {
  const now = partsOf(b);
  return Object.entries(partsOf(a)).flatMap(([about, before]) =>
    changesBetween(before, now[about as keyof typeof now])
      .map(({ name, ...change }) => ({ what: about + name, ...change }))
      .sort((one, other) => (one.what < other.what ? -1 : 1)),
  );
}

export const diff: OpsCommand = async ({ storage }, [site = '', a, b]) => {
  checkSiteName(site);
  const [from = 0, to = 0] = [a, b].map((number) => wholeNumber(number, 'A composition', 1));
  const changes = differences(await getComposition(storage, site, from), await getComposition(storage, site, to));
  const rows = changes.map((change) => [change.what, change.from ?? '(none)', '->', change.to ?? '(none)']);
  return {
    lines: rows.length > 0 ? table(rows) : [`Compositions ${from} and ${to} of ${site} are the same.`],
    data: { site, from, to, changes },
  };
};
