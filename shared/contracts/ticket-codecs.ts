import { groupTickets, type Raffle, type Ticket, type TicketState } from '../domain';
import { price } from './amount';
import { cardTypeOf } from './card-type';
import { isMissing, type Codec, type Reading } from './codec';
import { date } from './date';
import { isRecord } from './envelope';
import { id, number, shownText } from './identifiers';
import { nameOfWord } from './name-of-word';
import { mapped, optional, text, textOrEmpty } from './scalars';
import { anySpelling, entriesOf, field, list, object, unwrapped, type ObjectOf } from './structures';

/** How many tickets one call may name. */
export const MAX_TICKETS = 5000;
/** The longest comment, in characters. */
export const COMMENT_LIMIT = 500;

const STATES = {
  pending: 'Pendiente de Pago',
  inBag: 'Para transferir',
  requested: 'Solicitada',
  paid: 'Pago',
  prizePaid: 'Pago premio',
} as const satisfies Readonly<Record<Exclude<TicketState, 'unknown'>, string>>;
const stateOf = nameOfWord(STATES);

/**
 * The state of a text of the API; 'unknown' for one that this site does not know.
 * @example ticketStateOf('Pago') // 'paid'
 */
export const ticketStateOf = (sent: string): TicketState => stateOf(sent) ?? 'unknown';
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
  priceCents: field(optional(price), 'Precio'),
  paymentText: field(optional(shownText), 'Tipo'),
  buyer: field(optional(shownText), 'Nombre'),
  comment: field(optional(text({ max: COMMENT_LIMIT })), 'Comentario'),
  drawDate: field(optional(date), 'FechaSorteo'),
};
type SentTicket = ObjectOf<typeof ticketFields>;

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

const FIELD_OF_TICKET = anySpelling(Object.values(ticketFields).map(({ names: [name] }) => name));

/** Whether this is a ticket and no group of tickets, broken or not. */
const isSentTicket = (entry: unknown): boolean =>
  isRecord(entry) && Object.keys(entry).filter((name) => FIELD_OF_TICKET.test(name)).length > 1;

/** Whether this entry of a flat list is a group of tickets after all, or nothing. */
const isGroup = (entry: unknown): boolean =>
  Array.isArray(entry) ||
  entry === null ||
  (typeof entry === 'object' && Object.values(entry).length > 0 && Object.values(entry).every(isSentTicket));

const NUMBER = anySpelling([ticketFields.number.names[0]]);

/** The tickets of a group that is an object: its number beside a list of them, which may leave the number to it. */
function ticketsOf(group: unknown): unknown {
  if (!isRecord(group)) return group;
  const parts = Object.values(group);
  const lists = parts.filter((part): part is readonly unknown[] => Array.isArray(part));
  const [tickets, ...others] = lists.filter((list) => list.some(isSentTicket));
  const isEmpty = lists.length > 0 && lists.every((list) => list.length === 0) && ![group, ...parts].some(isSentTicket);
  if (isEmpty) return [];
  const [, Numero] = Object.entries(group).find(([name]) => NUMBER.test(name)) ?? [];
  if (tickets === undefined || others.length > 0) return group;
  return tickets.map((one) => (isRecord(one) ? { Numero, ...one } : one));
}

/** An empty group is no raffle. Of a null in place of a group nobody knows: it is told. */
function noteMissing(groups: readonly unknown[], reading: Reading): void {
  groups.forEach((group, index) => {
    if (isMissing(group)) reading.note({ path: `[${index}]`, problem: 'no es una rifa', leftOut: true });
  });
}

/** Whether each group is a raffle: one number, and that number in no other group. */
function areRaffles(groups: readonly Raffle[]): boolean {
  const numbers = new Set(groups.map((group) => group[0]?.number));
  return (
    numbers.size === groups.length && groups.every((group) => group.every((one) => one.number === group[0]?.number))
  );
}

/** Each ticket of a raffle once, however often it is sent: it would be charged as often. */
const eachOnce = (raffle: Raffle, reading: Reading): Raffle =>
  raffle.filter((one, index) => {
    // Some APIs give the tickets of a raffle one id, others none of them a draw: only both together say that it is the same.
    const isNew = raffle.findIndex(({ id, draw }) => id === one.id && draw === one.draw) === index;
    if (!isNew) reading.note({ path: '', problem: `repite un talón de ${one.number}`, leftOut: false });
    return isNew;
  });

/**
 * Raffles: groups of tickets as arrays, or as an object keyed by number; also one flat list of tickets, or groups that hold something
 * else than one whole raffle each, such as those of a draw. Groups without tickets are left out without a word.
 * @param whole none may be missing, for their sum is asked for
 */
function raffleList(whole: boolean): Codec<Raffle[]> {
  const groups = list(list(ticket, { max: 100, whole }), { whole });
  return {
    ...groups,
    read: (sentList, reading) => {
      const wire = unwrapped(sentList);
      const entries = entriesOf(wire).map(ticketsOf);
      noteMissing(entries, reading);
      // One entry tells, whatever the others are: a broken one among them must not hide that the list is flat.
      const isFlat = entries.some(isSentTicket);
      // Each ticket is read as a group of its own, so one that cannot be read is noted as a part of a raffle, as elsewhere.
      const sent = isFlat ? entries.map((entry) => (isGroup(entry) ? entry : [entry])) : entries;
      const read = groups.read(sent, reading).filter((group) => group.length > 0);
      const found = !isFlat && areRaffles(read) ? read : groupTickets(read.flat());
      return found.map((raffle) => eachOnce(raffle, reading));
    },
    write: (raffles) => raffles.map((raffle) => raffle.map((one) => ticket.write(one))) as never,
  };
}

/** Raffles, ticket by ticket: one that cannot be read never costs the others. */
export const raffles = raffleList(false);
/** Raffles of which none may be missing, for their sum is asked for. */
export const allRaffles = raffleList(true);
