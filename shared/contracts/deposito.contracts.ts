import { defineContract, ignored, noFields, type InferRecipe, type Yup } from './contract';
import { dateObject, numeric, optionalDateObject, optionalText, text, type DateObject } from './primitives';

const usedTicket = (y: Yup) =>
  y.object({
    id: numeric(y),
    Numero: text(y),
    Precio: numeric(y),
    Nombre: optionalText(y),
    FechaSorteo: optionalDateObject(y),
    SorteoNumero: optionalText(y),
  });
export type UsedTicket = InferRecipe<typeof usedTicket>;

const usedPayment = (y: Yup) => y.object({ id: numeric(y), Monto: numeric(y), Fecha: dateObject(y) });
export type UsedPayment = InferRecipe<typeof usedPayment>;

export const cardData = (y: Yup) =>
  y.object({
    Issuer: optionalText(y),
    Acquirer: optionalText(y),
    CodigoAutorizacion: optionalText(y),
    FechaTransaccion: optionalDateObject(y),
    NumeroTarjeta: optionalText(y),
    Tipo: optionalText(y),
    Cuotas: optionalText(y),
  });
export type CardData = InferRecipe<typeof cardData>;

/** A deposit as the server sends it: two sets of names for the same fields (specification 3). */
export const rawDeposit = (y: Yup) =>
  y
    .object({
      id: numeric(y),
      Tipo: optionalText(y),
      depositoTipo: optionalText(y),
      Monto: y.number().nullable().optional(),
      depositoMonto: y.number().nullable().optional(),
      Fecha: optionalDateObject(y),
      depositoFecha: optionalDateObject(y),
      registros: y
        .tuple([
          y.array(usedTicket(y).required()).ensure().required(),
          y.array(usedPayment(y).required()).ensure().required(),
        ])
        .required(),
      tarjeta: cardData(y).nullable().optional().default(undefined),
    })
    .test('amount', 'Monto o depositoMonto es obligatorio', (raw) => (raw.Monto ?? raw.depositoMonto ?? null) !== null)
    .test('date', 'Fecha o depositoFecha es obligatoria', (raw) => Boolean(raw.Fecha ?? raw.depositoFecha));
export type RawDeposit = InferRecipe<typeof rawDeposit>;

/** A deposit as pages use it. Amounts in currency units; `registros[0]` tickets, `registros[1]` personal payments. */
export interface Deposit {
  id: number;
  Tipo: 'Contado' | 'Tarjeta';
  Monto: number;
  Fecha: DateObject;
  registros: [UsedTicket[], UsedPayment[]];
  tarjeta?: CardData;
}

/** Brings the alternative names to one shape; any type but 'Contado' is a card deposit (specification 3). */
export function adaptDeposit(raw: RawDeposit): Deposit {
  const [tickets, payments] = raw.registros;
  return {
    id: raw.id,
    Tipo: (raw.Tipo ?? raw.depositoTipo) === 'Contado' ? 'Contado' : 'Tarjeta',
    Monto: raw.Monto ?? raw.depositoMonto ?? 0,
    // The schema's tests make one of the two sure.
    Fecha: (raw.Fecha ?? raw.depositoFecha) as DateObject,
    registros: [tickets, payments],
    ...(raw.tarjeta ? { tarjeta: raw.tarjeta } : {}),
  };
}

const depositList = (name: string, path: string) =>
  defineContract({
    name,
    method: 'GET',
    path: `api/pasajero/${path}`,
    request: noFields,
    response: (y) => y.array(rawDeposit(y).required()).ensure().required(),
    adapt: (raw: RawDeposit[]) => raw.map(adaptDeposit),
  });

/** For cash registration and personal payment. */
export const getDepositsToUse = depositList('getDepositsToUse', 'get-depositos-registros-list-by-user');
/** For the bank tab. */
export const getBankDeposits = depositList('getBankDeposits', 'get-depositos-registros');
/** For the card tab, with `tarjeta`. */
export const getCardDeposits = depositList('getCardDeposits', 'get-depositos-tarjetas-registros-by-user');

export const createPersonalPayment = defineContract({
  name: 'createPersonalPayment',
  method: 'POST',
  path: 'api/pago-personal/new',
  request: (y) => y.object({ monto: numeric(y), deposito_id: numeric(y) }),
  response: ignored,
});

export const deletePersonalPayment = defineContract({
  name: 'deletePersonalPayment',
  method: 'POST',
  path: 'api/pago-personal/delete',
  request: (y) => y.object({ pagoPersonal_id: numeric(y) }),
  response: ignored,
});
