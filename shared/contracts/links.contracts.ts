import type { Buyer, LiveLink, SellerLink, SoldTicket } from '../domain';
import { price } from './amount';
import { BUYER_NAMES, buyerUnder } from './buyer-codecs';
import type { Codec } from './codec';
import { defineContract } from './contract';
import { date } from './date';
import { bareToken, byToken, id, shownText, token } from './identifiers';
import { linkState, linkTickets } from './link-codecs';
import { filled, flag, noFields, nothing, optional } from './scalars';
import { beside, field, list, object, under } from './structures';

// These calls are not in the specification. The reference backend has them; another API may refuse them in any way.
// Pages then hide the parts that need them.

/** How many links one answer may list. */
export const MAX_LINKS = 2000;

const buyer: Codec<Buyer> = buyerUnder(BUYER_NAMES);

const sellerLink: Codec<SellerLink> = object({
  saleId: field(id, 'venta_id'),
  token: field(token, 'token'),
  state: field(linkState, 'estado'),
  buyer: field(buyer, 'comprador'),
  tickets: field(linkTickets, 'talones'),
  totalCents: field(optional(price), 'total'),
  absorbsSurcharge: field(flag, 'asumirRecargo'),
  createdAt: field(optional(date), 'creado'),
  openedAt: field(optional(date), 'abierto'),
  paidAt: field(optional(date), 'pagado'),
  endedAt: field(optional(date), 'terminado'),
});

/**
 * The seller's links, newest first: every live one, and those that ended in the last 90 days, 2000 at most.
 * @example const [{ token, state, buyer, tickets, totalCents }] = await http.call(getMyLinks, {});
 */
export const getMyLinks = defineContract({
  name: 'getMyLinks',
  method: 'GET',
  path: 'api/talon/my-links',
  extension: true,
  resource: 'links',
  request: noFields,
  response: list(sellerLink, { max: MAX_LINKS }),
});

const liveLink: Codec<LiveLink> = object({
  ticketId: field(id, 'talon_id'),
  token: field(token, 'token'),
  buyer: field(optional(shownText), 'comprador'),
  state: field(optional(linkState), 'estado'),
  createdAt: field(optional(date), 'creado'),
});

/**
 * The pending tickets that have a link that can still be paid. There is one row per ticket and link, oldest link first,
 * with the buyer's name. Rows in the state 'toCheck' are tickets that cannot be sold until the organiser has checked a
 * payment.
 */
export const getLiveLinks = defineContract({
  name: 'getLiveLinks',
  method: 'GET',
  path: 'api/talon/links',
  extension: true,
  resource: 'links',
  request: noFields,
  response: list(liveLink),
});

/**
 * Ends a link of the seller. A payment that is under way is settled with the gateway first.
 * @throws AppError 'rejected' with "Ya se efectuó el pago." (code 405) if it was paid, and with "Estamos confirmando un
 * pago de este link. Probá de nuevo en unos minutos." if the gateway does not answer
 * @example await http.call(cancelLink, { token });
 */
export const cancelLink = defineContract({
  name: 'cancelLink',
  method: 'POST',
  path: 'api/talon/cancel-link',
  extension: true,
  changes: ['links', 'raffles'],
  request: byToken,
  response: nothing,
});

const replacement = object({ token: field(token, 'token'), absorbsSurcharge: field(flag, 'asumirRecargo') });

/**
 * Ends a link as `cancelLink` does and makes another for the same tickets, in one step. Returns the new link's token.
 * @example const token = await http.call(replaceLink, { token: old, absorbsSurcharge: false, buyer });
 */
export const replaceLink = defineContract({
  name: 'replaceLink',
  method: 'POST',
  path: 'api/talon/replace-link',
  extension: true,
  changes: ['links', 'raffles'],
  request: beside(under('buyer', buyer), replacement),
  response: bareToken,
});

const byTicket = object({ ticketId: field(id, 'talon_id') });

const soldTicket: Codec<SoldTicket> = object({
  buyer: field(buyer, 'comprador'),
  ticketPath: field(filled(2000), 'eticket'),
  validityPath: field(filled(2000), 'validez'),
});

/**
 * The e-ticket of a ticket that the seller sold, to send it by WhatsApp. Refused if the ticket has none: it is not
 * sold, or was sold before e-tickets existed.
 * @example const { ticketPath, buyer } = await http.call(getSoldTicket, { ticketId: 7 });
 */
export const getSoldTicket = defineContract({
  name: 'getSoldTicket',
  method: 'POST',
  reads: true,
  path: 'api/talon/eticket',
  extension: true,
  request: byTicket,
  response: soldTicket,
});

/** Sends the e-ticket of a sold ticket of the seller by mail once more, to the address of the purchase. */
export const resendSoldTicket = defineContract({
  name: 'resendSoldTicket',
  method: 'POST',
  path: 'api/talon/resend-eticket',
  extension: true,
  request: byTicket,
  response: nothing,
});
