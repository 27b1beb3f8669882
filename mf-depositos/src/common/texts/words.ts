/** Shown in place of a balance that cannot be computed, because a price or an entry is missing. */
export const UNKNOWN_BALANCE = 'Saldo desconocido';
/** Shown in place of a figure or a sum that needs something unknown. */
export const UNKNOWN_FIGURE = 'Sin dato';
/** Shown in place of a date that the API does not send. */
export const NO_DATE = 'Sin fecha';
export const NEXT = 'SIGUIENTE';
export const CONFIRM = 'CONFIRMAR';
