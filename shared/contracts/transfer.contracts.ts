import { BUYER_LIMITS, type BagEntry, type Id, type PendingTransfer, type RaffleDraws } from '../domain';
import { isMissing, Unreadable, type Codec } from './codec';
import { defineContract, type Resource } from './contract';
import { isRecord } from './envelope';
import { id, number } from './identifiers';
import { filled, mapped, noFields, nothing, optional, otherwise, textOrEmpty, withDefault } from './scalars';
import {
  anySpelling,
  byItself,
  entriesOf,
  field,
  list,
  object,
  oneObject,
  unwrapped,
  type ListBounds,
} from './structures';
import { NUMBER_NAME, ticketsOf } from './ticket-codecs';

const DRAWS = anySpelling(['Sorteos']);
const DRAW = anySpelling(['SorteoNumero']);
const has = (sent: unknown, name: RegExp): boolean => isRecord(sent) && Object.keys(sent).some((key) => name.test(key));

/** The tickets of a group. A raffle beside other, empty lists stays one. */
function groupOf(sent: unknown): unknown {
  const tickets = has(sent, DRAWS) ? sent : ticketsOf(sent);
  return Array.isArray(tickets) && tickets.length === 0 && has(sent, NUMBER_NAME) ? sent : tickets;
}
/** A ticket has one draw, or none, beside its number: it is a raffle with this draw. */
function entryOf(sent: unknown): unknown {
  if (!isRecord(sent) || has(sent, DRAWS)) return sent;
  const fields = Object.entries(sent);
  if (!fields.some(([name, value]) => DRAW.test(name) && !isMissing(value))) return sent;
  return { ...sent, Sorteos: [Object.fromEntries(fields.filter(([name]) => !NUMBER_NAME.test(name)))] };
}

/**
 * Raffles with their draws. As elsewhere, they may also come as groups of tickets or as one flat list of tickets. A
 * raffle that comes once for each draw or ticket is one raffle.
 */
const rafflesWith = <Entry extends RaffleDraws>(
  inner: Codec<Entry>,
  bounds: ListBounds,
  merged: (first: Entry, again: Entry) => Entry,
): Codec<readonly Entry[]> => {
  const entries = list(inner, { ...bounds, once: byItself });
  return {
    ...entries,
    read: (wire, reading) => {
      if (reading.strict) return entries.read(wire, reading);
      const sent = entriesOf(unwrapped(wire)).map(groupOf);
      const found = new Map<string, Entry>();
      for (const entry of entries.read(sent.flat().map(entryOf), reading)) {
        const first = found.get(entry.number);
        const draws = [...new Set([...(first?.draws ?? []), ...entry.draws])];
        found.set(entry.number, first ? { ...merged(first, entry), draws } : entry);
      }
      return [...found.values()];
    },
  };
};

const drawNumber = mapped(
  object({ draw: field(number, 'sorteo_numero', 'SorteoNumero', 'numero') }),
  ({ draw }) => draw,
  (draw) => ({ draw }),
);
const drawEntry: Codec<string> = {
  ...drawNumber,
  read: (wire, reading) => (typeof wire === 'object' ? drawNumber.read(wire, reading) : number.read(wire, reading)),
};
const raffleDrawsObject = object({
  number: field(number, 'Numero', 'numero'),
  draws: field(withDefault(list(drawEntry, { max: 100, once: byItself }), []), 'Sorteos'),
});
/** A raffle and its draws. Some APIs send only its number. */
const raffleDraws: Codec<RaffleDraws> = {
  ...raffleDrawsObject,
  read: (wire, reading) =>
    typeof wire === 'object'
      ? raffleDrawsObject.read(wire, reading)
      : { number: number.read(wire, reading), draws: [] },
  write: (value) => raffleDrawsObject.write({ number: value.number, draws: [...value.draws] }),
};

const bagDraw = object({
  draw: field(otherwise(number, ''), 'sorteo_numero', 'SorteoNumero'),
  ownerId: field(optional(id), 'pasajero_id'),
  firstName: field(textOrEmpty(120), 'pasajero_nombres'),
  lastName: field(textOrEmpty(120), 'pasajero_apellidos'),
});
/** @deprecated No call uses it. */
export interface SentBagEntry {
  readonly number: string;
  readonly draws: readonly {
    readonly draw: string;
    readonly ownerId: Id | undefined;
    readonly firstName: string;
    readonly lastName: string;
  }[];
}
/** The owner's name travels in two parts and is used as one. */
const bagEntry: Codec<BagEntry> = mapped(
  object({
    number: field(number, 'Numero'),
    draws: field(withDefault(list(bagDraw, { max: 100, once: byItself }), []), 'Sorteos'),
  }),
  (sent): BagEntry => {
    const owner = sent.draws.find((one) => `${one.firstName}${one.lastName}` !== '') ?? sent.draws[0];
    const { ownerId, firstName = '', lastName = '' } = owner ?? {};
    const last = lastName.trim();
    return {
      number: sent.number,
      draws: sent.draws.map(({ draw }) => draw).filter((draw) => draw !== ''),
      owner: { id: ownerId, name: `${firstName.trim()} ${last}`.trim(), ...(last === '' ? {} : { lastName: last }) },
    };
  },
  ({ number: raffle, draws, owner: { id: ownerId, name, lastName = '' } }) => {
    const firstName = name.endsWith(lastName) ? name.slice(0, name.length - lastName.length).trim() : name;
    return { number: raffle, draws: draws.map((draw) => ({ draw, ownerId, firstName, lastName })) };
  },
);
const bagEntries = rafflesWith(bagEntry, {}, (first, again) => (first.owner.name === '' ? again : first));

const counterpart = object({
  name: field(textOrEmpty(240), 'duenoName'),
  email: field(textOrEmpty(254), 'duenoEmail'),
  phone: field(textOrEmpty(40), 'duenoPhone'),
});
const NOBODY = { name: '', email: '', phone: '' };
/** Raffles that one seller is passing to another. The other side is always under `dueno`. */
const pendingTransfer: Codec<PendingTransfer> = mapped(
  object({
    counterpart: field(optional(oneObject(counterpart)), 'dueno'),
    raffles: field(
      rafflesWith(raffleDraws, { min: 1 }, (first) => first),
      'rifas',
    ),
  }),
  (sent): PendingTransfer => {
    if (sent.raffles.length === 0) throw new Unreadable('no trae rifas');
    return { counterpart: sent.counterpart ?? NOBODY, raffles: sent.raffles };
  },
  (value) => ({ counterpart: value.counterpart, raffles: [...value.raffles] }),
);
const pendingTransfers = list(pendingTransfer, { once: byItself });

/** How many raffles one call may name. */
export const MAX_NUMBERS = 1000;
const numbers = list(number, { min: 1, max: MAX_NUMBERS });
const rafflesBody = object({ numbers: field(numbers, 'rifas') });

const get = <Response>(name: string, path: string, response: Codec<Response>) =>
  defineContract({
    name,
    method: 'GET',
    path: `api/talon/${path}`,
    resource: 'transfers',
    request: noFields,
    response,
  });

export const getTransferableRaffles = get('getTransferableRaffles', 'get-rifas-to-transfer', bagEntries);
export const getBag = get('getBag', 'get-bolsa', bagEntries);
export const getOwnBag = get('getOwnBag', 'get-bolsa-by-pasajero', bagEntries);
export const getPendingDelivery = get('getPendingDelivery', 'get-rifas-para-entregar', pendingTransfers);
export const getPendingReception = get('getPendingReception', 'get-rifas-a-recibir', pendingTransfers);

const MOVES: readonly Resource[] = ['transfers', 'raffles'];
const move = <Request, Response>(name: string, path: string, request: Codec<Request>, response: Codec<Response>) =>
  defineContract({ name, method: 'POST', path: `api/talon/${path}`, changes: MOVES, request, response });

export const putInBag = move('putInBag', 'put-rifa-bolsa', rafflesBody, nothing);

const oneRaffle = object({ number: field(number, 'numeroRifa') });
export const removeFromBag = move('removeFromBag', 'quitar-rifa-bolsa', oneRaffle, nothing);

/** Returns the owners' contacts. On failure `data` may be 'Uno o más talones no están disponibles.' */
export const requestRaffles = move(
  'requestRaffles',
  'solicitar-rifas',
  rafflesBody,
  // The request has been made, whatever else the answer contains. Without contacts, the page still reports success.
  withDefault(pendingTransfers, []),
);

/** On failure `data` may be 'Pasajero a transferir inválido' or the text of `requestRaffles`. */
export const transferDirectly = move(
  'transferDirectly',
  'transferencia-directa',
  object({ numbers: field(numbers, 'rifas'), email: field(filled(BUYER_LIMITS.email), 'mailTransf') }),
  nothing,
);

export const confirmReception = move('confirmReception', 'rifa-entregada', rafflesBody, nothing);
