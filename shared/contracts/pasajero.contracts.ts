import { defineContract, noFields, type InferRecipe, type Yup } from './contract';
import { amountOrZero, anyText, numeric, text } from './primitives';

export const passenger = (y: Yup) =>
  y.object({ persona: y.object({ name: anyText(y), lastName: anyText(y) }).required(), pasajeroId: numeric(y) });
export type Passenger = InferRecipe<typeof passenger>;

export const getPassenger = defineContract({
  name: 'getPassenger',
  method: 'POST',
  reads: true,
  path: 'api/pasajero/get-pasajero-by-user',
  request: (y) => y.object({ token: text(y) }),
  response: passenger,
});

/** Every total of specification 3, in currency units; a missing one counts as 0. */
export const totals = (y: Yup) =>
  y.object({
    totalDepositado: amountOrZero(y),
    totalDepositadoCredito: amountOrZero(y),
    totalDepositadoDebito: amountOrZero(y),
    totalDepositadoContado: amountOrZero(y),
    totalRegistrado: amountOrZero(y),
    totalRegistradoCredito: amountOrZero(y),
    totalRegistradoDebito: amountOrZero(y),
    totalRegistradoContado: amountOrZero(y),
    totalRecaudado: amountOrZero(y),
    totalRecaudadoCredito: amountOrZero(y),
    totalRecaudadoDebito: amountOrZero(y),
    totalRecaudadoContado: amountOrZero(y),
    totalPagoPersonalCredito: amountOrZero(y),
    totalPagoPersonalDebito: amountOrZero(y),
    totalPagoPersonalContado: amountOrZero(y),
    totalRifasRegistradoCredito: amountOrZero(y),
    totalRifasRegistradoDebito: amountOrZero(y),
    totalRifasRegistradoContado: amountOrZero(y),
    totalRifasRecaudadoCredito: amountOrZero(y),
    totalRifasRecaudadoDebito: amountOrZero(y),
    totalRifasRecaudadoContado: amountOrZero(y),
  });
export type TripTotals = InferRecipe<typeof totals>;

export const itinerary = (y: Yup) =>
  y.object({ itinerario: y.object({ nombre: anyText(y), precio: numeric(y) }).required(), totales: totals(y) });
export type Itinerary = InferRecipe<typeof itinerary>;

export const getItinerary = defineContract({
  name: 'getItinerary',
  method: 'GET',
  path: 'api/pasajero/get-pasajero-itinerario-by-user',
  request: noFields,
  response: itinerary,
});

const extraCost = (y: Yup) => y.object({ descripcion: anyText(y), monto: numeric(y) });
export type ExtraCost = InferRecipe<typeof extraCost>;

export const getExtraCosts = defineContract({
  name: 'getExtraCosts',
  method: 'GET',
  path: 'api/costos-extras',
  request: noFields,
  response: (y) => y.array(extraCost(y).required()).ensure().required(),
});
