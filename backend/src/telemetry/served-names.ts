import type { FastifyRequest } from 'fastify';

/** Names of a composition that an edge serves. */
export interface ServedNames {
  readonly site: string;
  readonly composition: number;
  /** The version of each application, then that of its previous release. */
  readonly versions: Readonly<Record<string, readonly string[]>>;
  /** The names of the pages and widgets of each remote. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
}

export interface Served {
  /** The composition that most visitors get. */
  readonly all?: ServedNames | undefined;
  readonly canary?: ServedNames | undefined;
}

const NAME = /^[\w.+@-]{1,64}$/;
const LISTS_AT_MOST = 400;
/** How many parsed headers are cached: enough for two sites with a canary each, and a deploy. */
const REMEMBERED = 8;

function listsIn(value: unknown): ServedNames['versions'] {
  if (typeof value !== 'object' || value === null) return {};
  const lists = Object.entries(value as Readonly<Record<string, unknown>>).slice(0, LISTS_AT_MOST);
  return Object.fromEntries(
    lists.flatMap(([name, list]) =>
      NAME.test(name) && Array.isArray(list)
        ? [[name, (list as unknown[]).filter((one): one is string => typeof one === 'string' && NAME.test(one))]]
        : [],
    ),
  );
}

function parsed(text: string): ServedNames | undefined {
  try {
    const { site, composition, versions, parts } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    if (typeof site !== 'string' || !NAME.test(site) || !Number.isSafeInteger(composition)) return undefined;
    return { site, composition: Number(composition), versions: listsIn(versions), parts: listsIn(parts) };
  } catch {
    return undefined;
  }
}

/**
 * Reads the headers in which edges report what they serve (tooling/src/edge-rules/composition-names.ts). It ignores
 * headers that no trusted edge has sent.
 */
export function servedNamesReader(): (request: Pick<FastifyRequest, 'headers' | 'ips'>) => Served {
  const known = new Map<string, ServedNames | undefined>();
  const read = (header: string | string[] | undefined): ServedNames | undefined => {
    if (typeof header !== 'string') return undefined;
    if (!known.has(header)) {
      if (known.size === REMEMBERED) known.clear();
      known.set(header, parsed(header));
    }
    return known.get(header);
  };
  return ({ headers, ips = [] }) =>
    // Only a request through a trusted proxy has a second address.
    ips.length < 2 ? {} : { all: read(headers['x-rifas-composition']), canary: read(headers['x-rifas-canary']) };
}
