export * from './auth.contracts';
export { cardTypeOf } from './card-type';
export * from './checkout.contracts';
export {
  STRICT,
  tolerantReading,
  Unreadable,
  type Codec,
  type JsonSchema,
  type Oddity,
  type Reading,
  type ValueOf,
} from './codec';
export * from './contract';
export * from './deposito.contracts';
export * from './links.contracts';
export * from './news.contracts';
export * from './pasajero.contracts';
export * from './purchase.contracts';
export type { InferRecipe, SchemaRecipe, Yup } from './recipe';
export { filled, oneOf, optional, plainSentence, renamed, text } from './scalars';
export * from './session.contracts';
export { field, list, object } from './structures';
export * from './talon.contracts';
export {
  allRaffles,
  COMMENT_LIMIT,
  MAX_TICKETS,
  raffles,
  ticket,
  ticketStateOf,
  ticketStateText,
} from './ticket-codecs';
export * from './transfer.contracts';
export * from './upload.contracts';
