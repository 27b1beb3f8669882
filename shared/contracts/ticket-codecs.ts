import { compareNumbers, groupTickets, type Raffle, type Ticket, type TicketState } from '../domain';
import { price } from './amount';
import { cardTypeOf } from './card-type';
import { isMissing, type Codec, type Reading } from './codec';
import { date } from './date';
import { isRecord } from './envelope';
import { id, number, shownText } from './identifiers';
import { nameOfWord } from './name-of-word';
import { joinedWord, mapped, optional, otherwise, text, textOrEmpty } from './scalars';
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
 * The API's text for a state.
 * @example ticketStateText('inBag') // 'Para transferir'
 */
export const ticketStateText = <State extends keyof typeof STATES>(state: State): (typeof STATES)[State] =>
  STATES[state];

const UNREADABLE_STATE = 'Sin dato';
const readState = otherwise(joinedWord(text({ max: 60 })), UNREADABLE_STATE);
/** A missing state is ''. One that cannot be read is not missing: the ticket may be sold. */
const stateText: Codec<string> = {
  ...textOrEmpty(60),
  read: (wire, reading) => (isMissing(wire) ? '' : readState.read(wire, reading)),
};

const ticketFields = {
  id: field(id, 'id'),
  number: field(number, 'Numero'),
  draw: field(textOrEmpty(40), 'SorteoNumero'),
  stateText: field(stateText, 'Estado'),
  priceCents: field(optional(price), 'Precio'),
  paymentText: field(optional(joinedWord(shownText)), 'Tipo'),
  buyer: field(optional(shownText), 'Nombre'),
  comment: field(optional(text({ max: COMMENT_LIMIT })), 'Comentario'),
  drawDate: field(optional(date), 'FechaSorteo'),
};
type SentTicket = ObjectOf<typeof ticketFields>;

/** One ticket: a raffle number in one draw. */
export const ticket: Codec<Ticket> = mapped(
  object(ticketFields),
  // Listed one by one: there are thousands of tickets, and a spread with extra names is fifty times slower.
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

/** Whether this is a ticket and not a group of tickets. A broken ticket counts too. */
const isSentTicket = (entry: unknown): boolean =>
  isRecord(entry) && Object.keys(entry).filter((name) => FIELD_OF_TICKET.test(name)).length > 1;

/** Whether this entry of a flat list is a group of tickets, or empty. */
const isGroup = (entry: unknown): boolean =>
  Array.isArray(entry) ||
  entry === null ||
  (typeof entry === 'object' && Object.values(entry).length > 0 && Object.values(entry).every(isSentTicket));

/** The name of a raffle's number, in any spelling. */
export const NUMBER_NAME = anySpelling([ticketFields.number.names[0]]);

/**
 * The tickets of a group that is an object: a number beside a list of tickets, which may omit that number. Anything else
 * as it came.
 * @example ticketsOf({ Numero: '7', talones: [{ id: 1, SorteoNumero: 2 }] }) // [{ Numero: '7', id: 1, SorteoNumero: 2 }]
 */
export function ticketsOf(group: unknown): unknown {
  if (!isRecord(group)) return group;
  const parts = Object.values(group);
  // The list itself may be keyed by number, as PHP writes one that it has filtered.
  const isList = (part: unknown): part is object =>
    Array.isArray(part) || (isRecord(part) && isGroup(part) && Object.keys(part).every((key) => /^\d+$/.test(key)));
  const lists: unknown[][] = parts.filter(isList).map((part) => Object.values(part));
  const [tickets, ...others] = lists.filter((list) => list.some(isSentTicket));
  const isEmpty = lists.length > 0 && lists.every((list) => list.length === 0) && ![group, ...parts].some(isSentTicket);
  if (isEmpty) return [];
  const [, Numero] = Object.entries(group).find(([name]) => NUMBER_NAME.test(name)) ?? [];
  if (tickets === undefined || others.length > 0) return group;
  return tickets.map((one) => (isRecord(one) ? { Numero, ...one } : one));
}

/** An empty group is not a raffle. A null in place of a group may hide one, so it is reported. */
function noteMissing(groups: readonly unknown[], reading: Reading): void {
  groups.forEach((group, index) => {
    if (isMissing(group)) reading.note({ path: `[${index}]`, problem: 'no es una rifa', leftOut: true });
  });
}

/** Whether each group is a raffle: all tickets have one number, and no other group has it. */
function areRaffles(groups: readonly Raffle[]): boolean {
  const numbers = new Set(groups.map((group) => group[0]?.number));
  return (
    numbers.size === groups.length && groups.every((group) => group.every((one) => one.number === group[0]?.number))
  );
}

const isForSale = ({ state, stateText: words }: Ticket): boolean => state === 'pending' || words === '';
/**
 * Two entries of one ticket as one: it has no price if they name different ones, and is not for sale if one of them says
 * so.
 */
const merged = (first: Ticket, again: Ticket): Ticket => {
  const prices = new Set([first, again].flatMap(({ priceCents }) => priceCents ?? []));
  return { ...(isForSale(again) ? first : again), priceCents: prices.size === 1 ? [...prices][0] : undefined };
};

/** Keeps each ticket of a raffle once: a repeated ticket would be charged twice. */
function eachOnce(raffle: Raffle, reading: Reading): Ticket[] {
  const kept: Ticket[] = [];
  for (const one of raffle) {
    // Some APIs give the tickets of a raffle the same id, others give no draw: only id and draw together identify a
    // ticket.
    const index = kept.findIndex(({ id, draw }) => id === one.id && draw === one.draw);
    const first = kept[index];
    if (!first) kept.push(one);
    else {
      reading.note({ path: '', problem: `repite un talón de ${one.number}`, leftOut: false });
      kept[index] = merged(first, one);
    }
  }
  return kept;
}

/**
 * Raffles: groups of tickets as arrays, or as an object keyed by number. Also one flat list of tickets, or groups that
 * are not one whole raffle each, such as the groups of a draw. Groups without tickets are left out and not noted.
 * @param whole refuses the list if a ticket cannot be read, because the sum of all is needed
 */
function raffleList(whole: boolean): Codec<Raffle[]> {
  const groups = list(list(ticket, { max: 100, whole }), { whole });
  return {
    ...groups,
    read: (sentList, reading) => {
      const wire = unwrapped(sentList);
      const entries = entriesOf(wire).map(ticketsOf);
      noteMissing(entries, reading);
      // One ticket is enough, whatever the other entries are: a broken entry must not hide that the list is flat.
      const isFlat = entries.some(isSentTicket);
      // Each ticket is read as a group of one, so a ticket that cannot be read is noted as part of a raffle, as
      // elsewhere.
      const sent = isFlat ? entries.map((entry) => (isGroup(entry) ? entry : [entry])) : entries;
      const read = groups.read(sent, reading).filter((group) => group.length > 0);
      const found = !isFlat && areRaffles(read) ? read : groupTickets(read.flat());
      return found.map((raffle) => eachOnce(raffle, reading).sort((a, b) => compareNumbers(a.draw, b.draw)));
    },
    write: (raffles) => raffles.map((raffle) => raffle.map((one) => ticket.write(one))) as never,
  };
}

/** Raffles, read ticket by ticket: a ticket that cannot be read does not affect the others. */
export const raffles = raffleList(false);
/** Raffles of which no ticket may be missing, because the sum of all is needed. */
export const allRaffles = raffleList(true);
