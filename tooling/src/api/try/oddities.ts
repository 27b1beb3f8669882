import { cardTypeOf, ticketStateOf, type AnyContract, type JsonSchema, type Oddity } from '@rifas/shared/contracts';

/** A part of an answer that differs from its contract, and what the site shows for it. */
export interface Shown {
  /** 'data[3][0].Precio' */
  readonly path: string;
  readonly value: unknown;
  readonly shown: string;
}

const NO_PRICE = "'Sin precio', and it cannot be chosen";
/** What people see where a field is missing, by its name. For other fields nobody notices. */
const WHERE_MISSING: Readonly<Record<string, string>> = {
  Precio: NO_PRICE,
  Monto: "'Sin dato'; a deposit without it cannot be used",
  precio: "'Sin precio'; the balance of the trip is not shown",
  monto: "'Sin precio'; the cost of the trip is not shown",
  Fecha: "'Sin fecha'",
  Estado: 'no state; the ticket cannot be sold',
};
const UNKNOWN_BALANCE = "'Saldo desconocido', and it cannot be used: send all uses in `registros`";
const UNKNOWN_TOTAL = "'Sin dato', and so do the sums that need it";
const whereUnreadable = (name: string): string =>
  WHERE_MISSING[name] ?? (name.startsWith('total') ? UNKNOWN_TOTAL : 'counts as missing');
/** Other names that some APIs use for a field. */
const ALIASES: Readonly<Record<string, string>> = {
  Monto: 'depositoMonto',
  Fecha: 'depositoFecha',
  Tipo: 'depositoTipo',
  Nombres: 'name',
  Apellidos: 'lastName',
  name: 'Nombres',
  lastName: 'Apellidos',
};

type Wire = Readonly<Record<string, unknown>>;
const isRecord = (wire: unknown): wire is Wire => typeof wire === 'object' && wire !== null && !Array.isArray(wire);
const isMissing = (wire: unknown): boolean => String(wire ?? '').trim() === '' && !Array.isArray(wire);

/** A name in the form in which the site compares names that do not match exactly. */
const plainName = (name: string): string => name.replace(/[_-]/g, '').toLowerCase();

const joined = (path: string, step: string): string =>
  step.startsWith('[') || path === '' ? path + step : `${path}.${step}`;

/** A schema without the alternative null. */
function valueSchema(schema: JsonSchema): JsonSchema {
  const [only, ...others] = (schema.anyOf ?? []).filter(({ type }) => type !== 'null');
  return only && others.length === 0 ? valueSchema(only) : schema;
}

/** Tells objects with more than one field of the schema. */
function isOneOf(schema: JsonSchema | undefined): (wire: unknown) => boolean {
  const names = new Set(Object.keys(schema?.properties ?? {}).map(plainName));
  return (wire) => isRecord(wire) && Object.keys(wire).filter((name) => names.has(plainName(name))).length > 1;
}

const holds = (wire: unknown, isTicket: (entry: unknown) => boolean): boolean =>
  typeof wire === 'object' && wire !== null && Object.values(wire).some(isTicket);

/** Walks an answer along its schema and notes values that the site reads differently without losing them. */
function walk(declared: JsonSchema, wire: unknown, path: string, note: (shown: Shown) => void): void {
  const schema = valueSchema(declared);
  const say = (shown: string, at = path, value = wire) => note({ path: at, value, shown });
  const { items, prefixItems, properties } = schema;
  if (items ?? prefixItems) {
    if (isMissing(wire)) return;
    if (!Array.isArray(wire)) {
      if (!isRecord(wire)) return;
      say('an object in place of a list: read by its entries');
    }
    const entries = Object.entries(wire as object).map(([, entry]) => entry as unknown);
    const isTicket = isOneOf(items?.items);
    const isFlat = entries.some(isTicket);
    if (isFlat) say('one flat list: grouped by Numero');
    entries.forEach((entry, index) => {
      const inner = prefixItems ? prefixItems[index] : isFlat ? items?.items : items;
      const at = joined(path, `[${index}]`);
      // A raffle may be an object with its tickets under any name.
      const [name, tickets] =
        Object.entries(isRecord(entry) && !isFlat ? entry : {}).find(([, part]) => holds(part, isTicket)) ?? [];
      if (inner) walk(inner, tickets ?? entry, name === undefined ? at : joined(at, name), note);
    });
    return;
  }
  if (!properties) return;
  if (typeof wire === 'string' && 'date' in properties) return;
  if (!isRecord(wire)) return;
  const names = new Map(Object.keys(wire).map((name) => [plainName(name), name]));
  for (const [name, inner] of Object.entries(properties)) {
    const others = [name, ALIASES[name] ?? name].map((one) => names.get(plainName(one)) ?? one);
    const sent = [name, ...others].find((one) => !isMissing(wire[one])) ?? name;
    const value = wire[sent];
    const at = joined(path, sent);
    const missing = WHERE_MISSING[name];
    if (isMissing(value) && missing !== undefined) say(missing, at, value);
    else walk(inner, value, at, note);
  }
  if ('Estado' in properties) noteTicket(wire, path, say);
}

function noteTicket(wire: Wire, path: string, say: (shown: string, at: string, value: unknown) => void): void {
  const { Estado, Tipo } = wire;
  if (typeof Estado === 'string' && Estado !== '' && ticketStateOf(Estado) === 'unknown')
    say('shown as it came; the ticket cannot be sold', joined(path, 'Estado'), Estado);
  if (!isMissing(Tipo) && cardTypeOf(String(Tipo)) === undefined) say('shown as it came', joined(path, 'Tipo'), Tipo);
}

/** The value at a path of the reader, which numbers the entries of objects like those of lists. */
export function valueAt(payload: unknown, path: string): unknown {
  const steps = [...path.matchAll(/\[(\d+)\]|([^.[\]]+)/g)];
  return steps.reduce<unknown>((value, [, index, name]) => {
    if (typeof value !== 'object' || value === null) return undefined;
    return index === undefined ? (value as Wire)[name ?? ''] : Object.values(value)[Number(index)];
  }, payload);
}

const lastName = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** Every part of an answer that people see differently: what the reader noted, and what it accepted silently. */
export function shownOtherwise(contract: AnyContract, payload: unknown, noted: readonly Oddity[]): readonly Shown[] {
  const root = contract.answer === 'top' ? '' : 'data';
  const shownFor = ({ path, problem, leftOut }: Oddity): string => {
    if (leftOut) return "left out; the page says once how many ('No pudimos mostrar …')";
    const isOfUses = problem === 'puede tener los usos' || lastName(path) === 'registros';
    return isOfUses ? UNKNOWN_BALANCE : whereUnreadable(lastName(path));
  };
  const found: Shown[] = noted.map((oddity) => ({
    path: joined(root, oddity.path),
    value: valueAt(payload, oddity.path),
    shown: shownFor(oddity),
  }));
  walk(contract.response.schema, payload, root, (shown) => found.push(shown));
  return found;
}

/** Merges entries that differ only in their place, with a count of the others. */
export function grouped(all: readonly Shown[]): readonly (Shown & { readonly alike: number })[] {
  const groups = new Map<string, Shown & { alike: number }>();
  for (const each of all) {
    const key = `${each.path.replace(/\[\d+\]/g, '[]')} ${each.shown} ${JSON.stringify(each.value) ?? ''}`;
    const group = groups.get(key);
    if (group) group.alike += 1;
    else groups.set(key, { ...each, alike: 0 });
  }
  return [...groups.values()];
}
