import {
  BUYER_LIMITS,
  groupTickets,
  type BagEntry,
  type Buyer,
  type PendingTransfer,
  type Raffle,
  type RaffleDraws,
  type Ticket,
  type TicketState,
} from '../domain';
import { Unreadable, type Codec } from './codec';
import { defineContract, type Resource } from './contract';
import { amount, beside, BUYER_NAMES, buyerUnder, date, id, number, shownText, token, under } from './domain-codecs';
import { always, filled, flag, mapped, noFields, nothing, optional, text, textOrEmpty } from './scalars';
import { entriesOf, field, list, object, type ObjectOf } from './structures';

const STATES = {
  pending: 'Pendiente de Pago',
  inBag: 'Para transferir',
  requested: 'Solicitada',
  paid: 'Pago',
  prizePaid: 'Pago premio',
} as const satisfies Readonly<Record<Exclude<TicketState, 'unknown'>, string>>;
const STATE_BY_TEXT = new Map<string, TicketState>(
  Object.entries(STATES).map(([state, sent]) => [sent, state as TicketState]),
);

/** The state of a text of the API; 'unknown' for one that this site does not know. */
export const ticketStateOf = (sent: string): TicketState => STATE_BY_TEXT.get(sent) ?? 'unknown';
/** A state as the API writes it. */
export const ticketStateText = <State extends keyof typeof STATES>(state: State): (typeof STATES)[State] =>
  STATES[state];

const ticketFields = {
  id: field(id, 'id'),
  number: field(number, 'Numero'),
  draw: field(textOrEmpty(40), 'SorteoNumero'),
  stateText: field(textOrEmpty(60), 'Estado'),
  priceCents: field(optional(amount), 'Precio'),
  paymentText: field(optional(shownText), 'Tipo'),
  buyer: field(optional(shownText), 'Nombre'),
  comment: field(optional(text({ max: 500 })), 'Comentario'),
  drawDate: field(optional(date), 'FechaSorteo'),
};
type SentTicket = ObjectOf<typeof ticketFields>;

/** Credit or debit, however it is accented or capitalised; undefined for anything else. */
export function cardTypeOf(sent: string | undefined): Ticket['cardType'] {
  if (sent === undefined) return undefined;
  if (/^cr[eé]dito$/i.test(sent.trim())) return 'credit';
  return /^d[eé]bito$/i.test(sent.trim()) ? 'debit' : undefined;
}

/** One ticket: a raffle number in one draw. */
export const ticket: Codec<Ticket> = mapped(
  object(ticketFields),
  (sent: SentTicket): Ticket => ({
    ...sent,
    state: ticketStateOf(sent.stateText),
    cardType: cardTypeOf(sent.paymentText),
  }),
  (value) => value as SentTicket,
);

/**
 * Raffles: groups of tickets as arrays, or as an object keyed by number; also one flat list of tickets. Groups without
 * tickets are left out without a word.
 */
function raffleList(whole: boolean): Codec<Raffle[]> {
  const groups = list(list(ticket, { max: 100, whole }), { whole });
  const tickets = list(ticket, { max: 10_000, whole });
  return {
    ...groups,
    read: (wire, reading) => {
      const entries = entriesOf(wire);
      const isFlat =
        entries.length > 0 &&
        entries.every((entry) => typeof entry === 'object' && entry !== null && 'Numero' in entry);
      if (isFlat) return groupTickets(tickets.read(wire, reading));
      return groups.read(wire, reading).filter((raffle) => raffle.length > 0);
    },
    write: (raffles) => raffles.map((raffle) => raffle.map((one) => ticket.write(one))) as never,
  };
}

/** Raffles, ticket by ticket: one that cannot be read never costs the others. */
export const raffles = raffleList(false);
/** Raffles of which none may be missing, for their sum is asked for. */
export const allRaffles = raffleList(true);

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
  draws: field(list(drawEntry, { max: 100 }), 'Sorteos'),
});
/** A raffle and its draws: an object, or its number alone. */
const raffleDraws: Codec<RaffleDraws> = {
  ...raffleDrawsObject,
  read: (wire, reading) =>
    typeof wire === 'object'
      ? raffleDrawsObject.read(wire, reading)
      : { number: number.read(wire, reading), draws: [] },
  write: (value) => raffleDrawsObject.write({ number: value.number, draws: [...value.draws] }),
};

const bagDraw = object({
  draw: field(number, 'sorteo_numero', 'SorteoNumero'),
  ownerId: field(optional(id), 'pasajero_id'),
  firstName: field(textOrEmpty(120), 'pasajero_nombres'),
  lastName: field(textOrEmpty(120), 'pasajero_apellidos'),
});
/** The owner's name travels in two parts and is used as one. */
export interface SentBagEntry {
  readonly number: string;
  readonly draws: readonly {
    readonly draw: string;
    readonly ownerId: number | undefined;
    readonly firstName: string;
    readonly lastName: string;
  }[];
}
const bagEntry: Codec<BagEntry> = mapped(
  object({ number: field(number, 'Numero'), draws: field(list(bagDraw, { max: 100 }), 'Sorteos') }),
  (sent): BagEntry => {
    const owner = sent.draws[0];
    return {
      number: sent.number,
      draws: sent.draws.map(({ draw }) => draw),
      owner: { id: owner?.ownerId, name: [owner?.firstName.trim(), owner?.lastName.trim()].filter(Boolean).join(' ') },
    };
  },
  // The first word is written as the first name; a page joins both parts again.
  ({ number: raffle, draws, owner }) => {
    const [firstName = '', ...others] = owner.name.split(' ');
    const lastName = others.join(' ');
    return { number: raffle, draws: draws.map((draw) => ({ draw, ownerId: owner.id, firstName, lastName })) };
  },
);
const bagEntries = list(bagEntry);

const counterpart = object({
  name: field(textOrEmpty(240), 'duenoName'),
  email: field(textOrEmpty(254), 'duenoEmail'),
  phone: field(textOrEmpty(40), 'duenoPhone'),
});
const NOBODY = { name: '', email: '', phone: '' };
/** Raffles on their way between two sellers; the other side is always under `dueno`. */
const pendingTransfer: Codec<PendingTransfer> = mapped(
  object({ counterpart: field(optional(counterpart), 'dueno'), raffles: field(list(raffleDraws), 'rifas') }),
  (sent): PendingTransfer => {
    if (sent.raffles.length === 0) throw new Unreadable('no trae rifas');
    return { counterpart: sent.counterpart ?? NOBODY, raffles: sent.raffles };
  },
  (value) => ({ counterpart: value.counterpart, raffles: [...value.raffles] }),
);
const pendingTransfers = list(pendingTransfer);

/** How many raffles or tickets one call may name. */
export const MAX_NUMBERS = 1000;
export const MAX_TICKETS = 5000;
const numbers = list(number, { min: 1, max: MAX_NUMBERS });
const ids = list(id, { min: 1, max: MAX_TICKETS });
const rafflesBody = object({ numbers: field(numbers, 'rifas') });

const get = <Response>(name: string, path: string, resource: Resource, response: Codec<Response>) =>
  defineContract({ name, method: 'GET', path: `api/talon/${path}`, resource, request: noFields, response });

export const getRaffles = get('getRaffles', 'get-by-pasajero', 'raffles', raffles);
export const getDetailedRaffles = get('getDetailedRaffles', 'get-detailed-by-pasajero', 'raffles', raffles);
export const getTransferableRaffles = get('getTransferableRaffles', 'get-rifas-to-transfer', 'transfers', bagEntries);
export const getBag = get('getBag', 'get-bolsa', 'transfers', bagEntries);
export const getOwnBag = get('getOwnBag', 'get-bolsa-by-pasajero', 'transfers', bagEntries);
export const getPendingDelivery = get('getPendingDelivery', 'get-rifas-para-entregar', 'transfers', pendingTransfers);
export const getPendingReception = get('getPendingReception', 'get-rifas-a-recibir', 'transfers', pendingTransfers);

const MOVES: readonly Resource[] = ['transfers', 'raffles'];

export const putInBag = defineContract({
  name: 'putInBag',
  method: 'POST',
  path: 'api/talon/put-rifa-bolsa',
  changes: MOVES,
  request: rafflesBody,
  response: nothing,
});

export const removeFromBag = defineContract({
  name: 'removeFromBag',
  method: 'POST',
  path: 'api/talon/quitar-rifa-bolsa',
  changes: MOVES,
  request: object({ number: field(number, 'numeroRifa') }),
  response: nothing,
});

/** Returns the owners' contacts. On failure `data` may be 'Uno o más talones no están disponibles.' */
export const requestRaffles = defineContract({
  name: 'requestRaffles',
  method: 'POST',
  path: 'api/talon/solicitar-rifas',
  changes: MOVES,
  request: rafflesBody,
  response: pendingTransfers,
});

/** On failure `data` may be 'Pasajero a transferir inválido' or the text of `requestRaffles`. */
export const transferDirectly = defineContract({
  name: 'transferDirectly',
  method: 'POST',
  path: 'api/talon/transferencia-directa',
  changes: MOVES,
  request: object({ numbers: field(numbers, 'rifas'), email: field(filled(BUYER_LIMITS.email), 'mailTransf') }),
  response: nothing,
});

export const confirmReception = defineContract({
  name: 'confirmReception',
  method: 'POST',
  path: 'api/talon/rifa-entregada',
  changes: MOVES,
  request: rafflesBody,
  response: nothing,
});

/** The longest comment, in characters. */
export const COMMENT_LIMIT = 500;

export const saveComment = defineContract({
  name: 'saveComment',
  method: 'POST',
  path: 'api/talon/guardar-comentario',
  changes: ['raffles'],
  request: object({ number: field(number, 'numero'), comment: field(text({ max: COMMENT_LIMIT }), 'comment') }),
  response: nothing,
});

const buyer: Codec<Buyer> = buyerUnder(BUYER_NAMES);

/** Registers tickets paid in cash against a bank deposit. */
export const registerTickets = defineContract({
  name: 'registerTickets',
  method: 'POST',
  path: 'api/talon/register-talones',
  changes: ['raffles', 'deposits', 'transfers', 'trip', 'links'],
  request: object({
    buyer: field(buyer, 'comprador'),
    ticketIds: field(ids, 'talones'),
    depositId: field(id, 'deposito_id'),
  }),
  response: nothing,
});

const linkChoice = mapped(
  object({
    ticketIds: field(ids, 'talones'),
    status: field(always('Pendiente de pago'), 'status'),
    absorbsSurcharge: field(flag, 'asumirRecargo'),
  }),
  ({ ticketIds, absorbsSurcharge }) => ({ ticketIds, absorbsSurcharge }),
  ({ ticketIds, absorbsSurcharge }: { ticketIds: readonly number[]; absorbsSurcharge: boolean }) => ({
    ticketIds,
    absorbsSurcharge,
    status: undefined,
  }),
);

/** Returns the link's token, which the page appends to the configured link base. */
export const generateLink = defineContract({
  name: 'generateLink',
  method: 'POST',
  path: 'api/talon/generate-link',
  changes: ['links'],
  request: beside(under('buyer', buyer), linkChoice),
  response: token,
});

/**
 * Which pending tickets have a link that can still be paid, a row per ticket and link, oldest link first. Beyond the
 * specification: the reference backend offers it, another API may refuse it, and pages then do without.
 */
export const getLiveLinks = defineContract({
  name: 'getLiveLinks',
  method: 'GET',
  path: 'api/talon/links',
  extension: true,
  resource: 'links',
  request: noFields,
  response: list(object({ ticketId: field(id, 'talon_id'), token: field(token, 'token') })),
});

export const deletePayment = defineContract({
  name: 'deletePayment',
  method: 'POST',
  path: 'api/talon/delete-pago',
  changes: ['raffles', 'deposits', 'transfers', 'trip', 'links'],
  request: object({ ticketId: field(id, 'talon_id') }),
  response: nothing,
});
