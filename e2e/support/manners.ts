import { isDeepStrictEqual } from 'node:util';
import type { AnyContract } from '@rifas/shared/contracts';
import { capitalised } from '@rifas/shared/format';
import { pass, startFront, type Asked, type Told } from '@rifas/tooling/e2e/front';
import type { Served } from '@rifas/tooling/lib/local-server';
import { contractOf } from './contract-of';

/** How a server formats the same content differently; fields without a rule stay unchanged. */
interface Manner {
  readonly name?: (name: string) => string;
  /** The date with a space, as PHP writes it. */
  readonly date?: (date: string) => unknown;
  readonly number?: (value: number, name: string) => unknown;
  readonly flag?: (value: boolean) => unknown;
  readonly state?: (text: string) => string;
  /** Any other text. */
  readonly text?: (text: string) => string;
  readonly list?: (entries: readonly unknown[]) => unknown;
  readonly envelope?: (envelope: Readonly<Record<string, unknown>>) => unknown;
  readonly print?: (json: string) => Buffer | string;
  readonly type?: string;
  /** Status of the response without a body to a write that has nothing to return. */
  readonly done?: number;
}

const snake = (name: string): string => name.replace(/(?!^)([A-Z])/g, '_$1').toLowerCase();
/** Montevideo is three hours behind UTC all year. */
const instant = (date: string): number => Date.parse(`${date.slice(0, 19).replace(' ', 'T')}-03:00`);
const dayFirst = (date: string): string => date.replace(/^(\d+)-(\d+)-(\d+) (.{8}).*$/, '$3/$2/$1 $4');
const isAmount = (name: string): boolean => /precio|monto|^total|recargo|pagado$/i.test(name);
const isId = (name: string): boolean => /^(id|pasajero|.*_?id)$/i.test(name);
/** The ids of a document database; requests to the real site get the numbers back. */
const TEXT_ID = /65f0c0ffee(\d+)/g;
const asText = (value: number, name: string): string => (isAmount(name) ? value.toFixed(2) : String(value));

/** Formats of typical frameworks. */
export const MANNERS: Readonly<Record<string, Manner>> = {
  'ASP.NET': {
    name: (name) => name.charAt(0).toLowerCase() + name.slice(1),
    date: (date) => `/Date(${instant(date)}-0300)/`,
    flag: (value) => capitalised(String(value)),
    list: (entries) => ({ $id: '1', $values: entries }),
    envelope: (envelope) =>
      Object.fromEntries(Object.entries(envelope).map(([name, value]) => [capitalised(name), value])),
  },
  Django: {
    name: snake,
    date: (date) => new Date(instant(date)).toISOString(),
    number: asText,
    flag: Number,
  },
  'old PHP': {
    date: dayFirst,
    number: asText,
    flag: (value) => (value ? '1' : '0'),
    state: (text) => text.toUpperCase(),
    print: (json) => {
      const ascii = json.replace(
        /[\u0100-\uffff]/g,
        (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
      return Buffer.from(
        `<br />\n<b>Warning</b>:  Sin definir en <b>/api/año.php</b> línea <b>7</b><br />\n${ascii}`,
        'latin1',
      );
    },
    type: 'text/html',
  },
  'a gateway': {
    date: (date) => ({ date: instant(date) / 1000 }),
    flag: (value) => (value ? 'S' : 'N'),
    state: (text) => text.toUpperCase().replaceAll(' ', '_'),
    text: (text) => text.replace(/[&"'À-ÿ]/g, (sign) => `&#${sign.charCodeAt(0)};`),
    envelope: (envelope) => ({ status: 'success', message: 'OK', data: envelope }),
    print: (json) => `)]}',\n${json}`,
    done: 201,
  },
  'a store of documents': {
    date: (date) => new Date(instant(date)).toISOString(),
    number: (value, name) => (isId(name) ? `65f0c0ffee${value}` : value),
  },
};

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function restated(value: unknown, manner: Manner, name = ''): unknown {
  const { list = (entries) => entries, number = (one) => one, flag = (one) => one } = manner;
  if (Array.isArray(value)) return list(value.map((one) => restated(one, manner)));
  if (isFields(value)) {
    const { date } = value;
    if (typeof date === 'string' && 'timezone' in value) return manner.date?.(date) ?? value;
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [manner.name?.(key) ?? key, restated(one, manner, key)]),
    );
  }
  if (typeof value === 'number') return number(value, name);
  if (typeof value === 'boolean') return flag(value);
  if (typeof value !== 'string') return value;
  return manner[name === 'Estado' ? 'state' : 'text']?.(value) ?? value;
}

function told({ reads }: AnyContract, plain: Told, manner: Manner): Told {
  const envelope = JSON.parse(String(plain.body)) as Fields;
  const hasNothingToSay = !reads && isDeepStrictEqual(envelope, { status: 'success', data: null });
  if (manner.done !== undefined && hasNothingToSay) return { ...plain, status: manner.done, body: '' };
  const said = restated(envelope, manner) as Fields;
  const json = JSON.stringify(manner.envelope?.(said) ?? said);
  return {
    ...plain,
    headers: { ...plain.headers, 'content-type': manner.type ?? 'application/json', 'content-encoding': undefined },
    body: manner.print?.(json) ?? json,
  };
}

function withNumbers(asked: Asked): Asked {
  const body = Buffer.from(asked.body.toString('latin1').replace(TEXT_ID, '$1'), 'latin1');
  const headers = {
    ...asked.headers,
    ...(body.length !== asked.body.length && { 'content-length': String(body.length) }),
  };
  return { ...asked, url: asked.url.replace(TEXT_ID, '$1'), headers, body };
}

/** A site whose API gives its usual answers in the format of another server. */
export const startManneredSite = (site: string, manner: Manner): Promise<Served> =>
  startFront(site, {
    instead: async (from) => {
      const asked = withNumbers(from);
      const contract = contractOf(asked);
      // Only pages accept exactly JSON; helpers of the journeys read the unchanged API.
      if (!contract || asked.headers.accept !== 'application/json') return undefined;
      const plain = await pass(site, { ...asked, headers: { ...asked.headers, 'accept-encoding': 'identity' } });
      return String(plain.headers['content-type']).includes('json') ? told(contract, plain, manner) : plain;
    },
  });
