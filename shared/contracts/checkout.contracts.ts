import {
  CARD_BRANDS,
  INSTALMENTS,
  type Buyer,
  type CardBrand,
  type CardType,
  type Cents,
  type Id,
  type Instalments,
  type PaymentLink,
} from '../domain';
import { buyerUnder } from './buyer-codecs';
import { cardType } from './card-type';
import { STRICT, type Codec } from './codec';
import { defineContract } from './contract';
import { answeredToken, byToken, id, token } from './identifiers';
import { filled, flag, mapped, nothing, oneOf, optional, textOrEmpty, whole, withDefault } from './scalars';
import { beside, field, object, oneObject, under } from './structures';
import { allRaffles } from './ticket-codecs';

const linkBuyer = buyerUnder({
  firstName: 'CompradorNombre',
  lastName: 'CompradorApellido',
  email: 'CompradorEmail',
  phone: 'CompradorCelular',
  department: 'CompradorDepartamento',
});
// This flag decides about money, so nothing is guessed: a value that is neither yes nor no is refused.
const surchargeFlag: Codec<boolean> = { ...flag, read: (wire) => flag.read(wire, STRICT) };
const linkData = beside(
  under('buyer', linkBuyer),
  object({
    saleId: field(id, 'id'),
    passengerId: field(optional(id), 'Pasajero'),
    absorbsSurcharge: field(surchargeFlag, 'AsumirRecargo'),
  }),
);
const seller = object({
  firstName: field(textOrEmpty(120), 'Nombres', 'name'),
  lastName: field(textOrEmpty(120), 'Apellidos', 'lastName'),
});

const paymentLink: Codec<PaymentLink> = mapped(
  object({
    link: field(linkData, 'linkData'),
    seller: field(withDefault(seller, { firstName: '', lastName: '' }), 'persona'),
    raffles: field(allRaffles, 'talones'),
  }),
  ({ link, ...rest }): PaymentLink => ({ ...link, ...rest }),
  ({ saleId, passengerId, absorbsSurcharge, buyer, seller: who, raffles }) => ({
    link: { saleId, passengerId, absorbsSurcharge, buyer },
    seller: who,
    raffles: [...raffles],
  }),
);

/** Codes of validate-link, in the body or as the HTTP status. */
export const LINK_ALREADY_PAID = 405;
export const LINK_UNKNOWN = 406;
/** Messages of validate-link for tickets sold or moved elsewhere. */
export const TICKETS_GONE = ['Talones pagos', 'Rifas pagas'] as const;

export const validateLink = defineContract({
  name: 'validateLink',
  method: 'POST',
  reads: true,
  path: 'talon/validate-link',
  authenticated: false,
  request: byToken,
  response: oneObject(paymentLink, 'linkData', 'persona'),
});

export const echoTest = defineContract({
  name: 'echoTest',
  method: 'POST',
  base: 'geopay',
  path: 'geopay/echo-test',
  authenticated: false,
  request: byToken,
  response: nothing,
});

const clientFields = buyerUnder({
  firstName: 'client_fname',
  lastName: 'client_lname',
  email: 'client_email',
  phone: 'client_mobile',
  department: 'client_department',
});

/** `tipo_tarjeta` is empty when the buyer is not asked for the type of card. */
const askedCardType: Codec<CardType | undefined> = {
  read: (wire, reading) => (wire === '' ? undefined : cardType.read(wire, reading)),
  write: (value) => (value === undefined ? '' : cardType.write(value)),
  schema: { type: 'string', enum: ['Credito', 'Debito', ''] },
};

/** Cents on the wire too: the one amount of the API that is not in currency units. */
const wholeCents = whole({ min: 1, max: 1_000_000_000_000 }) as Codec<number> as Codec<Cents>;

/** What the page asks the gateway to charge. */
export interface PaymentRequest {
  /** The token of the payment link. */
  readonly token: string;
  readonly amountCents: Cents;
  readonly buyer: Buyer;
  readonly saleId: Id;
  /** ISO 4217, numeric. */
  readonly currency: string;
  readonly absorbsSurcharge: boolean;
  readonly instalments: Instalments;
  readonly brand: CardBrand;
  readonly cardType: CardType | undefined;
}

const payment = object({
  token: field(token, 'token'),
  amountCents: field(wholeCents, 'amount'),
  saleId: field(id, 'venta_id'),
  currency: field(filled(10), 'currency'),
  absorbsSurcharge: field(flag, 'asumir_recargo'),
  instalments: field(oneOf(INSTALMENTS), 'cuotas'),
  brand: field(oneOf(CARD_BRANDS), 'tarjeta'),
  cardType: field(askedCardType, 'tipo_tarjeta'),
});

/** A deployment may add one more field, the captcha's answer. */
export const initPayment = defineContract({
  name: 'initPayment',
  method: 'POST',
  base: 'geopay',
  path: 'geopay/init-payment',
  authenticated: false,
  request: beside(under('buyer', clientFields), payment) as Codec<PaymentRequest>,
  response: answeredToken,
});

/**
 * The API's own payment page, if it has one. When the deployment names no gateway, the page posts init-payment's token
 * there as a form (docs/rules.md, "Card gateway").
 */
export const PAYMENT_PAGE_PATH = 'geopay/payment';
