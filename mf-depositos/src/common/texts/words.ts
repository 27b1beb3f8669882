/** In place of a balance that cannot be computed, for a price or an entry is missing. */
export const UNKNOWN_BALANCE = 'Saldo desconocido';
/** In place of a date that the API does not give. */
export const NO_DATE = 'Sin fecha';
export const NEXT = 'SIGUIENTE';
export const CONFIRM = 'CONFIRMAR';
