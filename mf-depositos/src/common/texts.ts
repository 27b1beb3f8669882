import type { UsedPayment, WallTime, Words } from '@rifas/shared/domain';
import { counted, enumerated, formatDate } from '@rifas/shared/format';

// The sentences that this remote shows. Those that several remotes share stand in shared/domain/messages.ts; what the display mode
// decides comes in as `words`, and amounts come in written.

/** In place of a balance that cannot be computed, for a price or an entry is missing. */
export const UNKNOWN_BALANCE = 'Saldo desconocido';
/** In place of a date that the API does not give. */
export const NO_DATE = 'Sin fecha';
export const BACK = 'VOLVER';
export const NEXT = 'SIGUIENTE';
export const CONFIRM = 'CONFIRMAR';

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const depositTexts = {
  title: 'ESTOS SON TUS DEPÓSITOS',
  kinds: 'Tipo de depósito',
  bank: 'Depósitos bancarios',
  card: 'Pagos con tarjeta',
  loading: 'Cargando tus depósitos…',
  notLoaded: 'No pudimos traer tus depósitos.',
  notLoadedHint: 'Podés volver a cargarlos.',
  noBank: 'No tienes depósitos bancarios.',
  noBankHint: 'Cuando se registre un depósito a tu nombre lo vas a ver acá.',
  noCard: 'No tienes pagos con tarjeta.',
  noCardHint: 'Cuando un comprador pague una rifa con tu link de pago lo vas a ver acá.',
  amount: 'Monto',
  balance: 'Saldo',
  unused: 'Todavía no usaste este depósito.',
  /** In the line of a header. */
  notUsed: 'Sin usar',
  payments: (count: number): string => counted(count, 'pago personal', 'pagos personales'),
  incomplete: 'No pudimos mostrar todo lo que se pagó con este depósito.',
  payment: ({ date }: Pick<UsedPayment, 'date'>): string =>
    date ? `Registrado el ${formatDate(date)}` : 'Registrado sin fecha',
  search: 'Buscar depósitos',
  searchLabel: 'Buscar por número o comprador',
  withBalance: 'Con saldo',
  noneFound: 'Ningún depósito coincide.',
  noneFoundHint: 'Probá con otro número u otro comprador.',
  noneWithBalance: 'Ningún depósito tiene saldo.',
  noneWithBalanceHint: 'Para ver los que ya usaste, sacá el filtro.',
  /** '12 depósitos', or '3 de 12 depósitos' where the search hides some. */
  shown: (found: number, all: number): string =>
    found === all ? counted(all, 'depósito', 'depósitos') : `${found} de ${all} depósitos`,
  more: 'Más',
  moreLabel: 'Exportar o imprimir',
  toUse: 'Para usar',
  paidByCard: 'Pagado con tarjeta',
  ofDeposited: (amount: string): string => `de ${amount} depositados`,
  usedShare: 'Parte que queda para usar',
  someUnknown: (count: number): string => `Sin contar ${counted(count, 'depósito', 'depósitos')} de saldo desconocido.`,
  inPayments: (count: number): string => `en ${counted(count, 'pago', 'pagos')}`,
  details: 'Ver detalles',
  paymentType: (type: string): string => `Tipo de pago: ${type}`,
} as const;

export const deleteTexts = {
  button: (name: string): string => `Borrar ${name}`,
  line: capitalised,
  personalPayment: ({ date }: Pick<UsedPayment, 'date'>): string =>
    date ? `pago personal del ${formatDate(date)}` : 'pago personal sin fecha',
  confirm: 'SÍ',
  close: 'CERRAR',
  deleting: 'Borrando…',
} as const;

/** What the wizards say of the deposit that pays. */
export const choiceTexts = {
  title: 'ELIGE UN DEPÓSITO',
  step: 'Depósito',
  use: 'USAR',
  none: 'No tienes depósitos con saldo disponible.',
  noneHint: 'Cuando se registre un depósito a tu nombre lo vas a poder usar acá.',
  toDeposits: 'Ver tus depósitos',
  unknownBalances: (count: number): string =>
    `${counted(count, 'depósito tiene', 'depósitos tienen')} saldo desconocido y no se ${count === 1 ? 'puede' : 'pueden'} usar.`,
  gone: 'El depósito que elegiste ya no tiene saldo disponible.',
  goneHint: 'Lo que cargaste hasta ahora se mantiene.',
  chooseAnother: 'ELEGIR OTRO DEPÓSITO',
  balanceChanged: (before: string, now: string): string =>
    `El saldo de este depósito cambió: era ${before} y ahora es ${now}.`,
  heading: 'Depósito',
  date: 'Fecha',
  balance: 'Saldo disponible',
  balanceAfter: 'Saldo después del registro',
  left: 'Te va a quedar',
  /** What folds in a deposit to choose. */
  uses: 'En qué lo usaste',
} as const;

export const rafflesTexts = {
  loading: 'Cargando tus rifas…',
  failed: 'No pudimos cargar tus rifas.',
  entry: { one: 'rifa', many: 'rifas', part: { one: 'talón', many: 'talones' } },
} as const;

export const cashTexts = {
  buyerTitle: 'DATOS DEL COMPRADOR',
  chooseTitle: ({ the }: Words): string => `ELIGE ${the(2).toUpperCase()}`,
  confirmTitle: 'CONFIRMA EL REGISTRO',
  steps: ({ unit }: Words): string[] => [choiceTexts.step, 'Comprador', capitalised(unit(2)), 'Confirmar'],
  buyerForm: 'Datos del comprador',
  noBuyerAsked: 'No hace falta ningún dato del comprador.',
  list: 'Rifas pendientes de pago',
  search: 'Buscar por número',
  nothing: 'No tienes rifas pendientes de pago.',
  nothingHint: 'Cuando recibas alguna la vas a poder registrar acá.',
  /** What becomes of a live link when its ticket is registered. */
  linkOutcome: 'Si lo registrás, ese link deja de servir.',
  endsLinks: (links: readonly string[]): string =>
    `Al confirmar ${links.length === 1 ? 'deja de servir el link' : 'dejan de servir los links'} de ${enumerated(links)}.`,
  linkOf: (buyer: string | undefined, numbers: readonly string[]): string =>
    `${buyer ?? 'otro comprador'} (${numbers.length === 1 ? 'rifa' : 'rifas'} ${enumerated(numbers)})`,
  nothingToRegister: 'No tienes rifas pendientes de pago para registrar.',
  total: 'Total',
  price: 'Precio',
  gone: 'Ya no está disponible lo que habías elegido:',
  goneNames: (names: readonly string[]): string => `${names.join('; ')}. Lo sacamos de tu selección.`,
  overBalance: (excess: string): string =>
    `Lo elegido supera el saldo del depósito por ${excess}. Sacá algo de la selección o elegí otro depósito.`,
  buyer: 'Comprador',
  doneTitle: '¡REGISTRO EXITOSO!',
  done: (count: number, { the }: Words): string =>
    `${capitalised(the(count))} se ${count === 1 ? 'registró' : 'registraron'} correctamente.`,
  registered: 'Registrado',
  again: 'REGISTRAR MÁS',
  ticket: 'E-ticket del comprador',
  ticketSent: (mail: string): string => `Se lo mandamos por mail a ${mail}.`,
  ticketReady: 'Mandáselo para que tenga su comprobante.',
  whatsApp: 'ENVIAR POR WHATSAPP',
  resend: 'ENVIAR OTRA VEZ POR MAIL',
  resent: 'Mandamos otra vez el e-ticket.',
  message: (numbers: readonly string[], url: string): string =>
    `¡Gracias por tu compra! Este es el e-ticket de ${numbers.length === 1 ? 'la rifa' : 'las rifas'} ${enumerated(numbers)}: ${url}`,
  failedTitle: 'NO PUDIMOS HACER EL REGISTRO',
  failed: ({ the }: Words): string => `Hubo un problema al registrar ${the(2)}`,
} as const;

export const personalTexts = {
  amountTitle: 'INGRESA EL MONTO',
  confirmTitle: 'CONFIRMA EL PAGO PERSONAL',
  steps: [choiceTexts.step, 'Monto', 'Confirmar'],
  form: 'Pago personal',
  depositOf: (date: WallTime | undefined): string => (date ? `Depósito del ${formatDate(date)}` : NO_DATE),
  amount: 'Monto',
  deducted: (date: WallTime | undefined): string =>
    `El monto será descontado del depósito ${date ? `realizado el ${formatDate(date)}` : 'que elegiste'}.`,
  paying: 'Registrando…',
  doneTitle: '¡PAGO PERSONAL REGISTRADO!',
  done: 'El pago personal se registró correctamente.',
  again: 'REGISTRAR OTRO',
  failedTitle: 'NO PUDIMOS REGISTRAR EL PAGO PERSONAL',
  failed: 'Hubo un problema al registrar el pago personal',
} as const;

/** The result pages of both wizards. */
export const resultTexts = {
  home: 'VOLVER AL INICIO',
  retry: 'REINTENTAR',
  /** Followed by the contact mail. */
  advice: (what: string): string => `${what}, prueba nuevamente o comunicate con`,
  uncertain: 'No sabemos si llegó a registrarse: mirá',
  deposits: 'tus depósitos',
  uncertainEnd: 'antes de probar de nuevo.',
} as const;

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
  unknownFigure: 'Sin dato',
  progress: 'Recaudado del costo total',
  collected: 'Total recaudado',
  totalCost: 'Costo total',
  byKind: 'Depósitos por tipo',
  totals: 'Totales por tipo',
  yourTrip: 'Tu viaje',
  collectedSoFar: 'Recaudado hasta hoy',
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
export const homeTexts = { toUse: (amount: string) => `${amount} para usar` } as const;
