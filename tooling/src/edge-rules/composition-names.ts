import type { EdgeComposition } from '../store/sites/composition';

/**
 * The names that an edge sends to the API's telemetry: of the composition that most visitors get, and of the canary.
 * Pages also send names, but anybody can send anything, so only names that an edge sends are counted by name.
 * backend/src/telemetry/served-names.ts reads them.
 */
export const COMPOSITION_HEADER = 'x-rifas-composition';
export const CANARY_HEADER = 'x-rifas-canary';

/** Only requests to this address carry the names. */
export const TELEMETRY_PATH = '/telemetry';

/**
 * Servers accept 8 KB of headers in all, and nginx 4 KB in one word of its configuration. Longer names are left out,
 * first those of pages.
 */
const MOST_QUOTED = 3_900;

/** JSON in characters that are allowed in headers and in nginx's configuration. */
const plain = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /[$\u007F-\uFFFF]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

type Named = Omit<EdgeComposition, 'contentSecurityPolicy' | 'routes'>;

/** Site, number, each application's versions (current, then previous), and names of each remote's pages and widgets. */
export function compositionNames({ site, number, deployment, releases, previous = {}, parts = {} }: Named): string {
  const versions = Object.fromEntries(
    Object.entries(releases).map(([name, version]) => {
      const before = previous[name];
      return [name, before === undefined ? [version] : [version, before]];
    }),
  );
  const place = { site: site ?? deployment, composition: number };
  const tries = [{ ...place, versions, parts }, { ...place, versions }, place].map(plain);
  return tries.find((text) => JSON.stringify(text).length <= MOST_QUOTED) ?? plain({ composition: number });
}
