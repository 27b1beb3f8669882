export * from './auth.contracts';
export * from './checkout.contracts';
export * from './contract';
export * from './deposito.contracts';
export * from './pasajero.contracts';
export { dateObject, type DateObject } from './primitives';
export * from './talon.contracts';
export * from './upload.contracts';
