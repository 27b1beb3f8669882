/** The 19 departments of Uruguay, in the order they are offered. */
export const DEPARTMENTS = [
  'Artigas',
  'Canelones',
  'Cerro Largo',
  'Colonia',
  'Durazno',
  'Flores',
  'Florida',
  'Lavalleja',
  'Maldonado',
  'Montevideo',
  'Paysandú',
  'Río Negro',
  'Rivera',
  'Rocha',
  'Salto',
  'San José',
  'Soriano',
  'Tacuarembó',
  'Treinta y Tres',
] as const;
export type Department = (typeof DEPARTMENTS)[number];

/** Offered in the cash registration only. */
export const UNKNOWN_DEPARTMENT = 'No lo sé';
