import type { LinkState, LinkTicket, NewsKind, PurchaseState } from '../domain';
import { price } from './amount';
import { isMissing, Unreadable, type Codec } from './codec';
import { date } from './date';
import { id, number } from './identifiers';
import { nameOfWord } from './name-of-word';
import { optional, otherwise, textOrEmpty } from './scalars';
import { field, list, object } from './structures';
import { MAX_TICKETS } from './ticket-codecs';

const LINK_TEXTS: Readonly<Record<Exclude<LinkState, 'unknown'>, string>> = {
  made: 'sin-abrir',
  opened: 'abierto',
  inPayment: 'en-pago',
  rejected: 'rechazado',
  toCheck: 'a-revisar',
  paid: 'pagado',
  replaced: 'reemplazado',
  cancelled: 'cancelado',
  unavailable: 'no-disponible',
};

const PURCHASE_TEXTS: Readonly<Record<Exclude<PurchaseState, 'unknown'>, string>> = {
  open: 'sin-pagar',
  confirming: 'confirmando',
  paid: 'pagado',
  toCheck: 'a-revisar',
  rejected: 'rechazado',
  replaced: 'reemplazado',
  cancelled: 'cancelado',
  unavailable: 'no-disponible',
  refunded: 'devuelto',
};

const NEWS_TEXTS: Readonly<Record<Exclude<NewsKind, 'unknown'>, string>> = {
  linkOpened: 'link-abierto',
  linkPaid: 'link-pagado',
  paymentRejected: 'pago-rechazado',
  paymentToCheck: 'pago-a-revisar',
  paymentRefunded: 'pago-devuelto',
  raffleSent: 'rifa-enviada',
  raffleRequested: 'rifa-solicitada',
  raffleReceived: 'rifa-recibida',
};

/**
 * A word of the API in any spelling, as its name in the domain. A word that this site does not know is 'unknown', never
 * an error.
 */
function word<Name extends string>(texts: Readonly<Record<Name, string>>): Codec<Name | 'unknown'> {
  const nameOf = nameOfWord(texts);
  const known: Readonly<Record<string, string>> = texts;
  return otherwise(
    {
      read: (wire) => {
        if (isMissing(wire)) return 'unknown';
        if (typeof wire !== 'string') throw new Unreadable('no es un texto');
        return nameOf(wire) ?? 'unknown';
      },
      write: (name) => known[name] ?? '',
      schema: { type: 'string', enum: Object.values<string>(texts) },
    },
    'unknown',
  );
}

export const linkState = word(LINK_TEXTS);
export const purchaseState = word(PURCHASE_TEXTS);
export const newsKind = word(NEWS_TEXTS);

/** A ticket of a link or of a purchase, under the names of the API. */
const linkTicket: Codec<LinkTicket> = object({
  id: field(id, 'id'),
  number: field(number, 'Numero'),
  draw: field(textOrEmpty(40), 'SorteoNumero'),
  drawDate: field(optional(date), 'FechaSorteo'),
  priceCents: field(optional(price), 'Precio'),
});

/** The tickets of one link. */
export const linkTickets = otherwise(list(linkTicket, { max: MAX_TICKETS }), []);
