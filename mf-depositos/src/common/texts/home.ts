import { UNKNOWN_FIGURE } from './words';

export const tripTexts = {
  title: 'Resumen del viaje',
  loading: 'Cargando el resumen del viaje…',
  failed: 'No pudimos cargar el resumen del viaje.',
  balance: 'Saldo',
  cost: 'Costo del viaje',
  trip: 'Viaje',
  extraCost: 'Costo extra',
  unknownCost: 'Falta el precio de una parte del viaje: no podemos decir el costo total ni cuánto resta.',
  unknownTotals: 'No pudimos leer una parte de tus depósitos: donde dice «Sin dato», no lo sabemos.',
  progress: 'Recaudado del costo total',
  collected: 'Total recaudado',
  totalCost: 'Costo total',
  byKind: 'Depósitos por tipo',
  totals: 'Totales por tipo',
  yourTrip: 'Tu viaje',
  collectedSoFar: 'Recaudado hasta hoy',
  lastWeek: 'en 7 días',
  ofCost: (cost: string) => `de ${cost}`,
  missing: (count: number) => (count === 1 ? 'te falta' : 'te faltan'),
  explained: (currency: string) =>
    `En ${currency}. Depositado es lo que entró; registrado, lo que ya usaste en rifas o pagos personales; recaudado, lo que ya cuenta para el viaje.`,
  ofKind: {
    deposited: 'Depositado',
    registered: 'Registrado',
    collected: 'Recaudado',
    rafflesRegistered: 'Rifas registradas',
    rafflesCollected: 'Recaudado por rifas',
    personalPayments: 'Pago personal',
  },
} as const;

/** The figure on the home. */
export const homeTexts = {
  toUse: (amount: string) => `${amount} para usar`,
  unknown: UNKNOWN_FIGURE,
} as const;
