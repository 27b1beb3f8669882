import {
  CARD_BRANDS,
  INSTALMENTS,
  type Instalments,
  type Organiser,
  type Purchase,
  type Receipt,
  type SellerContact,
  type TicketValidity,
} from '../domain';
import { amount } from './amount';
import { cardType } from './card-type';
import { isMissing, type Codec } from './codec';
import { defineContract } from './contract';
import { date } from './date';
import { byToken, id, shownText, token } from './identifiers';
import { linkTickets, purchaseState } from './link-codecs';
import { filled, flag, nothing, oneOf, optional, otherwise, textOrEmpty } from './scalars';
import { field, object } from './structures';

// These calls are not in the specification: see links.contracts.ts. Every API can report a paid link with code 405 of
// validate-link. That code proves the payment and carries nothing else.

const person = { firstName: field(textOrEmpty(120), 'Nombres'), lastName: field(textOrEmpty(120), 'Apellidos') };

const sellerContact: Codec<SellerContact> = object({
  ...person,
  phone: field(optional(shownText), 'Celular'),
  email: field(optional(shownText), 'Email'),
});

const organiser: Codec<Organiser> = object({
  name: field(textOrEmpty(200), 'nombre'),
  email: field(textOrEmpty(200), 'email'),
});

const NO_CONTACT: SellerContact = { firstName: '', lastName: '' };
const NO_ORGANISER: Organiser = { name: '', email: '' };

const twoDigits = oneOf(INSTALMENTS);
/** '03' in a request. In an answer, 3 and '3' mean the same. */
const instalments: Codec<Instalments> = {
  ...twoDigits,
  read: (wire, reading) =>
    twoDigits.read(reading.strict || isMissing(wire) ? wire : String(wire).trim().padStart(2, '0'), reading),
};

const receiptCard = object({
  brand: field(optional(oneOf(CARD_BRANDS)), 'tarjeta'),
  type: field(optional(cardType), 'Tipo'),
  instalments: field(optional(instalments), 'Cuotas'),
  authorizationCode: field(textOrEmpty(200), 'CodigoAutorizacion'),
  maskedNumber: field(textOrEmpty(40), 'NumeroTarjeta'),
});

const receipt: Codec<Receipt> = object({
  saleId: field(id, 'venta_id'),
  tickets: field(linkTickets, 'talones'),
  totalCents: field(amount, 'total'),
  surchargeCents: field(amount, 'recargo'),
  paidCents: field(amount, 'pagado'),
  paidSymbol: field(optional(filled(10)), 'pagado_en'),
  paidAt: field(date, 'fecha'),
  buyer: field(otherwise(object(person), { firstName: '', lastName: '' }), 'comprador'),
  sentTo: field(optional(shownText), 'enviado_a'),
  card: field(optional(receiptCard), 'tarjeta'),
  ticketPath: field(filled(2000), 'eticket'),
  calendarPath: field(optional(filled(2000)), 'calendario'),
});

const purchase: Codec<Purchase> = object({
  state: field(purchaseState, 'estado'),
  isPaymentVoided: field(otherwise(flag, false), 'pago_anulado'),
  seller: field(otherwise(sellerContact, NO_CONTACT), 'vendedor'),
  organiser: field(otherwise(organiser, NO_ORGANISER), 'organizador'),
  receipt: field(optional(receipt), 'comprobante'),
});

/**
 * The state of the purchase of a link's token. A paid purchase has its receipt. A dead link has the reason and the
 * seller's contacts. A token that belongs to no link is refused with code 406, as in validate-link. The state is 'paid'
 * only when the money is certain: call again while it is 'confirming'.
 * @example const { state, receipt, seller } = await http.call(getPurchase, { token });
 */
export const getPurchase = defineContract({
  name: 'getPurchase',
  method: 'POST',
  reads: true,
  path: 'talon/purchase',
  authenticated: false,
  extension: true,
  request: byToken,
  response: purchase,
});

/** Sends the e-ticket again, to the address of the purchase. */
export const resendTicket = defineContract({
  name: 'resendTicket',
  method: 'POST',
  path: 'talon/resend-ticket',
  authenticated: false,
  extension: true,
  request: byToken,
  response: nothing,
});

const validity: Codec<TicketValidity> = object({
  // 'valid' must never be a guess.
  valid: field(otherwise(flag, false), 'valido'),
  buyer: field(textOrEmpty(240), 'comprador'),
  seller: field(textOrEmpty(240), 'vendedor'),
  tickets: field(linkTickets, 'talones'),
  paidAt: field(optional(date), 'fecha'),
  organiser: field(otherwise(organiser, NO_ORGANISER), 'organizador'),
});

/**
 * Whether the e-ticket with this code is valid, and whose it is. The code is the content of its QR and gives access to
 * nothing else.
 * @example const { valid, buyer, tickets } = await http.call(getTicketValidity, { code });
 */
export const getTicketValidity = defineContract({
  name: 'getTicketValidity',
  method: 'POST',
  reads: true,
  path: 'talon/validity',
  authenticated: false,
  extension: true,
  request: object({ code: field(token, 'codigo') }),
  response: validity,
});

/**
 * Address of the printable page with every ticket of a paid link, on the API's base.
 * @example ticketPagePath('a.b/c') // 'talon/eticket/a.b%2Fc'
 */
export const ticketPagePath = (linkToken: string): string => `talon/eticket/${encodeURIComponent(linkToken)}`;

/**
 * Address of the draws of a paid link as a calendar file, on the API's base.
 * @example calendarPath('a.b/c') // 'talon/sorteos/a.b%2Fc'
 */
export const calendarPath = (linkToken: string): string => `talon/sorteos/${encodeURIComponent(linkToken)}`;

/**
 * Address of the page that shows whether an e-ticket is valid, on the API's base. The QR of an e-ticket opens it.
 * @example validityPagePath('x7') // 'talon/validez/x7'
 */
export const validityPagePath = (code: string): string => `talon/validez/${encodeURIComponent(code)}`;
