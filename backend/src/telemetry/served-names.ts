import type { FastifyRequest } from 'fastify';

/** Names of a composition that an edge serves. */
export interface ServedNames {
  readonly site: string;
  readonly composition: number;
  /** Of each application its version, then that of its release before. */
  readonly versions: Readonly<Record<string, readonly string[]>>;
  /** Of each remote the names of its pages and widgets. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
}

export interface Served {
  /** What most visitors get. */
  readonly all?: ServedNames | undefined;
  readonly canary?: ServedNames | undefined;
}

const NAME = /^[\w.+@-]{1,64}$/;
const LISTS_AT_MOST = 400;
/** How many texts of headers are remembered: those of two sites with a canary each, and of a change. */
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

/** Reads what edges say of what they serve (tooling/src/edge-rules/composition-names.ts). Of somebody who is no edge it believes nothing. */
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
    // Only what a trusted proxy has passed on has an address behind the first.
    ips.length < 2 ? {} : { all: read(headers['x-rifas-composition']), canary: read(headers['x-rifas-canary']) };
}
