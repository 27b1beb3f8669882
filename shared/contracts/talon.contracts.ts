import { defineContract, ignored, noFields, type InferRecipe, type Yup } from './contract';
import { anyText, numeric, optionalDateObject, optionalText, text } from './primitives';

export const TICKET_STATES = ['Pendiente de Pago', 'Para transferir', 'Solicitada', 'Pago', 'Pago premio'] as const;
export type TicketState = (typeof TICKET_STATES)[number];

export const CARD_TYPES = ['Debito', 'Credito'] as const;
export type CardType = (typeof CARD_TYPES)[number];

export const cardType = (y: Yup) =>
  y
    .string()
    .oneOf(CARD_TYPES)
    .transform((value: string | null) => (value === '' ? null : value))
    .nullable()
    .optional();

/** One ticket: a raffle number in one draw (specification 3). Precio is in currency units, not cents. */
export const ticket = (y: Yup) =>
  y.object({
    id: numeric(y),
    Numero: text(y),
    SorteoNumero: text(y),
    Estado: y.string().oneOf(TICKET_STATES).required(),
    Precio: numeric(y),
    Tipo: cardType(y),
    Nombre: optionalText(y),
    Comentario: optionalText(y),
    FechaSorteo: optionalDateObject(y),
  });
export type Ticket = InferRecipe<typeof ticket>;

/** The tickets of one raffle number, ordered by draw. */
export const raffle = (y: Yup) => y.array(ticket(y).required()).min(1).required();
export type Raffle = Ticket[];
export const raffles = (y: Yup) => y.array(raffle(y)).ensure().required();

const bagDraw = (y: Yup) =>
  y.object({
    sorteo_numero: text(y),
    pasajero_id: y.number().nullable().optional(),
    pasajero_nombres: optionalText(y),
    pasajero_apellidos: optionalText(y),
  });
export const bagEntry = (y: Yup) =>
  y.object({ Numero: text(y), Sorteos: y.array(bagDraw(y).required()).ensure().required() });
export type BagEntry = InferRecipe<typeof bagEntry>;
const bagEntries = (y: Yup) => y.array(bagEntry(y).required()).ensure().required();

/** Raffles on their way between two sellers; `dueno` is always the other side (D17). */
export const pendingEntry = (y: Yup) =>
  y.object({
    dueno: y
      .object({ duenoName: optionalText(y), duenoEmail: optionalText(y), duenoPhone: optionalText(y) })
      .required(),
    rifas: y
      .array(
        y
          .object({
            Numero: text(y),
            Sorteos: y
              .array(y.object({ sorteo_numero: text(y) }).required())
              .ensure()
              .required(),
          })
          .required(),
      )
      .ensure()
      .required(),
  });
export type PendingEntry = InferRecipe<typeof pendingEntry>;
const pendingEntries = (y: Yup) => y.array(pendingEntry(y).required()).ensure().required();

const rafflesBody = (y: Yup) => y.object({ rifas: y.array(text(y)).min(1).required() });
const ids = (y: Yup) => y.array(numeric(y)).min(1).required();

const get = <Raw>(name: string, path: string, response: (y: Yup) => import('yup').Schema<Raw>) =>
  defineContract({ name, method: 'GET', path: `api/talon/${path}`, request: noFields, response });

export const getRaffles = get('getRaffles', 'get-by-pasajero', raffles);
export const getDetailedRaffles = get('getDetailedRaffles', 'get-detailed-by-pasajero', raffles);
export const getTransferableRaffles = get('getTransferableRaffles', 'get-rifas-to-transfer', bagEntries);
export const getBag = get('getBag', 'get-bolsa', bagEntries);
export const getOwnBag = get('getOwnBag', 'get-bolsa-by-pasajero', bagEntries);
export const getPendingDelivery = get('getPendingDelivery', 'get-rifas-para-entregar', pendingEntries);
export const getPendingReception = get('getPendingReception', 'get-rifas-a-recibir', pendingEntries);

export const putInBag = defineContract({
  name: 'putInBag',
  method: 'POST',
  path: 'api/talon/put-rifa-bolsa',
  request: rafflesBody,
  response: ignored,
});

export const removeFromBag = defineContract({
  name: 'removeFromBag',
  method: 'POST',
  path: 'api/talon/quitar-rifa-bolsa',
  request: (y) => y.object({ numeroRifa: text(y) }),
  response: ignored,
});

/** Answers the owners' contacts. `data` on failure may be 'Uno o más talones no están disponibles.' (specification 8). */
export const requestRaffles = defineContract({
  name: 'requestRaffles',
  method: 'POST',
  path: 'api/talon/solicitar-rifas',
  request: rafflesBody,
  response: pendingEntries,
});

/** `data` on failure may be 'Pasajero a transferir inválido' or the unavailable-ticket text (specification 8, D18). */
export const transferDirectly = defineContract({
  name: 'transferDirectly',
  method: 'POST',
  path: 'api/talon/transferencia-directa',
  request: (y) => y.object({ rifas: y.array(text(y)).min(1).required(), mailTransf: text(y) }),
  response: ignored,
});

export const confirmReception = defineContract({
  name: 'confirmReception',
  method: 'POST',
  path: 'api/talon/rifa-entregada',
  request: rafflesBody,
  response: ignored,
});

export const saveComment = defineContract({
  name: 'saveComment',
  method: 'POST',
  path: 'api/talon/guardar-comentario',
  request: (y) => y.object({ numero: text(y), comment: anyText(y).max(500) }),
  response: ignored,
});

export const buyerFields = (y: Yup) =>
  y.object({
    Nombre: anyText(y).max(120),
    Apellido: anyText(y).max(120),
    Email: anyText(y).max(254),
    Celular: anyText(y).max(40),
    Departamento: anyText(y).max(60),
  });
export type BuyerFields = InferRecipe<typeof buyerFields>;

/** Registers tickets paid in cash against a bank deposit (dtyt). */
export const registerTickets = defineContract({
  name: 'registerTickets',
  method: 'POST',
  path: 'api/talon/register-talones',
  request: (y) => y.object({ comprador: buyerFields(y), talones: ids(y), deposito_id: numeric(y) }),
  response: ignored,
});

/** The text that generate-link sends as `status`, to the letter (specification 7). */
export const LINK_STATUS = 'Pendiente de pago';

/** `data` is the link's token, which the page appends to the configured link base. */
export const generateLink = defineContract({
  name: 'generateLink',
  method: 'POST',
  path: 'api/talon/generate-link',
  request: (y) =>
    buyerFields(y).shape({
      talones: ids(y),
      status: y.string().oneOf([LINK_STATUS]).required(),
      asumirRecargo: y.string().oneOf(['true', 'false']).required(),
    }),
  response: text,
});

const liveLink = (y: Yup) => y.object({ talon_id: numeric(y), token: text(y) });
export type LiveLinkRow = InferRecipe<typeof liveLink>;

/**
 * Which pending tickets have a link that can still be paid, a row per ticket and link, oldest link first. Beyond the
 * specification: the reference backend offers it, another API may refuse it, and pages then do without.
 */
export const getLiveLinks = defineContract({
  name: 'getLiveLinks',
  method: 'GET',
  path: 'api/talon/links',
  extension: true,
  request: noFields,
  response: (y) => y.array(liveLink(y).required()).ensure().required(),
});

export const deletePayment = defineContract({
  name: 'deletePayment',
  method: 'POST',
  path: 'api/talon/delete-pago',
  request: (y) => y.object({ talon_id: numeric(y) }),
  response: ignored,
});
