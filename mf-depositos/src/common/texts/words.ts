/** In place of a balance that cannot be computed, for a price or an entry is missing. */
export const UNKNOWN_BALANCE = 'Saldo desconocido';
/** In place of a date that the API does not give. */
export const NO_DATE = 'Sin fecha';
export const BACK = 'VOLVER';
export const NEXT = 'SIGUIENTE';
export const CONFIRM = 'CONFIRMAR';

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
