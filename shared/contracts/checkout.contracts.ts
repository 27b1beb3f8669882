import { defineContract, ignored, type InferRecipe, type Yup } from './contract';
import { anyText, numeric, optionalText, text } from './primitives';
import { raffles } from './talon.contracts';

const linkData = (y: Yup) =>
  y.object({
    id: numeric(y),
    Pasajero: y.mixed<string | number>().nullable().optional(),
    /** Arrives as boolean or as the text 'true' / 'false' (D2). */
    AsumirRecargo: y
      .boolean()
      .transform(
        (_value: unknown, original: unknown) =>
          original === true || original === 'true' || original === 1 || original === '1',
      )
      .default(false),
    CompradorNombre: optionalText(y),
    CompradorApellido: optionalText(y),
    CompradorEmail: optionalText(y),
    CompradorCelular: optionalText(y),
    CompradorDepartamento: optionalText(y),
  });

export const paymentLink = (y: Yup) =>
  y.object({
    linkData: linkData(y).required(),
    persona: y.object({ Nombres: anyText(y), Apellidos: anyText(y) }).required(),
    talones: raffles(y),
  });
export type PaymentLink = InferRecipe<typeof paymentLink>;

/** Codes of validate-link, in the body or as the HTTP status (D36). */
export const LINK_ALREADY_PAID = 405;
export const LINK_UNKNOWN = 406;
/** Messages of validate-link for tickets sold or moved elsewhere (D19). */
export const TICKETS_GONE = ['Talones pagos', 'Rifas pagas'] as const;

export const validateLink = defineContract({
  name: 'validateLink',
  method: 'POST',
  reads: true,
  path: 'talon/validate-link',
  authenticated: false,
  request: (y) => y.object({ token: text(y) }),
  response: paymentLink,
});

export const echoTest = defineContract({
  name: 'echoTest',
  method: 'POST',
  base: 'geopay',
  path: 'geopay/echo-test',
  authenticated: false,
  request: (y) => y.object({ token: text(y) }),
  response: ignored,
});

export const CARD_BRANDS = ['Visa', 'Oca', 'Master'] as const;
export type CardBrand = (typeof CARD_BRANDS)[number];

/** '01' to '12' (specification 3). */
export const INSTALMENTS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'] as const;
export type Instalments = (typeof INSTALMENTS)[number];

/** `amount` in cents (D1). A deployment may add one more field, the captcha's answer (D30). */
export const initPayment = defineContract({
  name: 'initPayment',
  method: 'POST',
  base: 'geopay',
  path: 'geopay/init-payment',
  authenticated: false,
  request: (y) =>
    y.object({
      token: text(y),
      amount: numeric(y).integer().min(1),
      client_department: anyText(y).max(60),
      client_email: text(y).max(254),
      client_fname: text(y).max(120),
      client_lname: text(y).max(120),
      client_mobile: anyText(y).max(40),
      venta_id: numeric(y),
      currency: text(y),
      asumir_recargo: y.string().oneOf(['true', 'false']).required(),
      cuotas: y.string().oneOf(INSTALMENTS).required(),
      tarjeta: y.string().oneOf(CARD_BRANDS).required(),
      tipo_tarjeta: y.string().oneOf(['Credito', 'Debito', '']).defined(),
    }),
  response: (y) => y.object({ token: text(y) }),
});

/**
 * Sends the e-ticket once more, to the address the purchase was made with. Not in the specification: the reference backend has it,
 * and a page hides it where the API answers that it does not know the call.
 */
export const resendTicket = defineContract({
  name: 'resendTicket',
  method: 'POST',
  path: 'talon/resend-ticket',
  authenticated: false,
  extension: true,
  request: (y) => y.object({ token: text(y) }),
  response: ignored,
});

/** Address of the printable page with every ticket of a paid link, on the API's base. */
export const ticketPagePath = (token: string): string => `talon/eticket/${encodeURIComponent(token)}`;
