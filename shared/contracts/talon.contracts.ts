import { groupTickets, type Buyer, type Raffle, type Ticket, type TicketState } from '../domain';
import { type Codec } from './codec';
import { defineContract, type Resource } from './contract';
import { amount, beside, BUYER_NAMES, buyerUnder, date, id, number, shownText, token, under } from './domain-codecs';
import { always, flag, mapped, noFields, nothing, optional, text, textOrEmpty } from './scalars';
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

/**
 * The state of a text of the API; 'unknown' for one that this site does not know.
 * @example ticketStateOf('Pago') // 'paid'
 */
export const ticketStateOf = (sent: string): TicketState => STATE_BY_TEXT.get(sent) ?? 'unknown';
/**
 * A state as the API writes it.
 * @example ticketStateText('inBag') // 'Para transferir'
 */
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

/**
 * Credit or debit, however it is accented or capitalised; undefined for anything else.
 * @example cardTypeOf('CRÉDITO') // 'credit'
 */
export function cardTypeOf(sent: string | undefined): Ticket['cardType'] {
  if (sent === undefined) return undefined;
  if (/^cr[eé]dito$/i.test(sent.trim())) return 'credit';
  return /^d[eé]bito$/i.test(sent.trim()) ? 'debit' : undefined;
}

/** One ticket: a raffle number in one draw. */
export const ticket: Codec<Ticket> = mapped(
  object(ticketFields),
  // Named one by one: there are thousands, and a spread with further names costs fifty times as much.
  (sent: SentTicket): Ticket => ({
    id: sent.id,
    number: sent.number,
    draw: sent.draw,
    state: ticketStateOf(sent.stateText),
    stateText: sent.stateText,
    priceCents: sent.priceCents,
    cardType: cardTypeOf(sent.paymentText),
    paymentText: sent.paymentText,
    buyer: sent.buyer,
    comment: sent.comment,
    drawDate: sent.drawDate,
  }),
  (value) => value as SentTicket,
);

/** Whether this is a ticket and no group of tickets, broken or not. */
const isSentTicket = (entry: unknown): boolean =>
  typeof entry === 'object' &&
  entry !== null &&
  Object.values(ticketFields).filter(({ names: [name] }) => name in entry).length > 1;

/** Whether this entry of a flat list is a group of tickets after all, or nothing. */
const isGroup = (entry: unknown): boolean =>
  Array.isArray(entry) ||
  entry === null ||
  (typeof entry === 'object' && Object.values(entry).length > 0 && Object.values(entry).every(isSentTicket));

/**
 * Raffles: groups of tickets as arrays, or as an object keyed by number; also one flat list of tickets. Groups without
 * tickets are left out without a word.
 */
function raffleList(whole: boolean): Codec<Raffle[]> {
  const groups = list(list(ticket, { max: 100, whole }), { whole });
  return {
    ...groups,
    read: (wire, reading) => {
      const entries = entriesOf(wire);
      // One entry tells, whatever the others are: a broken one among them must not hide that the list is flat.
      if (!entries.some(isSentTicket)) return groups.read(wire, reading).filter((raffle) => raffle.length > 0);
      // Each ticket is read as a group of its own, so one that cannot be read is noted as a part of a raffle, as elsewhere.
      const each = groups.read(
        entries.map((entry) => (isGroup(entry) ? entry : [entry])),
        reading,
      );
      return groupTickets(each.flat());
    },
    write: (raffles) => raffles.map((raffle) => raffle.map((one) => ticket.write(one))) as never,
  };
}

/** Raffles, ticket by ticket: one that cannot be read never costs the others. */
export const raffles = raffleList(false);
/** Raffles of which none may be missing, for their sum is asked for. */
export const allRaffles = raffleList(true);

/** How many tickets one call may name. */
export const MAX_TICKETS = 5000;
const ids = list(id, { min: 1, max: MAX_TICKETS });

const get = <Response>(name: string, path: string, resource: Resource, response: Codec<Response>) =>
  defineContract({ name, method: 'GET', path: `api/talon/${path}`, resource, request: noFields, response });

export const getRaffles = get('getRaffles', 'get-by-pasajero', 'raffles', raffles);
export const getDetailedRaffles = get('getDetailedRaffles', 'get-detailed-by-pasajero', 'raffles', raffles);

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

export const deletePayment = defineContract({
  name: 'deletePayment',
  method: 'POST',
  path: 'api/talon/delete-pago',
  changes: ['raffles', 'deposits', 'transfers', 'trip', 'links'],
  request: object({ ticketId: field(id, 'talon_id') }),
  response: nothing,
});
