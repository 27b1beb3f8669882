import type { PendingTransfer } from '@rifas/shared/domain';
import { enumerated } from '@rifas/shared/format';
import { rafflesOf } from './bag-entries';

// The texts that this remote shows. Texts that several remotes share are in shared/domain/messages.ts.

/** Shown in place of a passenger's name that the API does not send. */
export const NO_NAME = 'Pasajero sin nombre';
export const NEXT = 'SIGUIENTE';

const SHOWN = 10;

/** '00123, 00124 y 00125'. Of a long list the first numbers, and how many more there are. */
export function numbersText(numbers: readonly string[]): string {
  const more = numbers.length - SHOWN;
  return enumerated(more > 1 ? [...numbers.slice(0, SHOWN), `${more} más`] : numbers);
}

/** 'la rifa 00123', 'las rifas 00123 y 00124'. */
export const theRaffles = (numbers: readonly string[]): string =>
  `${inNumber(numbers, 'la rifa', 'las rifas')} ${numbersText(numbers)}`;

const inNumber = (numbers: readonly unknown[], one: string, many: string): string =>
  numbers.length === 1 ? one : many;

/** In place of a count of 0. */
const NOTHING = 'Nada';

export const menuTexts = {
  /** The name of the transfer area in each variant. */
  titles: { dtyt: 'Bolsa', ccee: 'Transferencia' },
  options: 'Opciones de transferencia',
  put: { label: 'Poner rifas en la bolsa', hint: 'Dejalas disponibles para otro pasajero.' },
  direct: { label: 'Transferencia directa', hint: 'Transferile rifas a otro pasajero con su mail.' },
  request: {
    label: 'Solicitar rifas de la bolsa',
    hint: 'Solicitá las rifas que pusieron otros pasajeros.',
    count: (count: number): string => `${count || NOTHING} para solicitar`,
  },
  ownBag: {
    label: 'Mis rifas en la bolsa',
    hint: 'Las que pusiste y todavía nadie solicitó.',
    count: (count: number): string => `${count || NOTHING} en la bolsa`,
  },
  delivery: {
    label: 'Pendientes de entrega',
    hint: 'Las que tenés que entregar, y a quién.',
    count: (count: number): string => `${count || NOTHING} por entregar`,
  },
  reception: {
    label: 'Pendientes de recepción',
    hint: 'Las que vas a recibir: confirmalas cuando las tengas.',
    count: (count: number): string => `${count || NOTHING} por recibir`,
  },
} as const;

export const listTexts = {
  loading: 'Cargando…',
  failed: 'No pudimos cargar las rifas.',
  raffle: { one: 'rifa', many: 'rifas' },
  transfer: { one: 'transferencia', many: 'transferencias', part: { one: 'rifa', many: 'rifas' } },
  searchByNumber: 'Buscar por número',
  searchByNumberOrOwner: 'Buscar por número o dueño',
  singleTickets: 'Transferir talones sueltos',
  /** Shown when the list was stale or another seller was faster. */
  gone: (numbers: readonly string[]): string =>
    `${inNumber(numbers, 'Ya no se puede', 'Ya no se pueden')} transferir: ${numbersText(numbers)}.`,
  nothingToTransfer: 'No tienes rifas para transferir.',
  nothingToTransferHint: 'Solo se transfieren rifas enteras que estén pendientes de pago.',
} as const;

/**
 * The texts when no answer shows whether a write was done. The menu, which counts what waits, is named between them.
 */
export const writeTexts = {
  uncertain: 'No sabemos si llegó a hacerse: mirá en',
  uncertainEnd: 'antes de probar de nuevo.',
} as const;

export const contactTexts = {
  none: 'No dejó datos de contacto.',
  message: (numbers: readonly string[]): string => `Hola, te escribo por ${theRaffles(numbers)}.`,
  whatsApp: 'WhatsApp',
  whatsAppTo: (name: string): string => `WhatsApp a ${name || NO_NAME}`,
} as const;

export const putTexts = {
  list: 'Rifas para poner en la bolsa',
  button: 'PONER EN LA BOLSA',
  question: (numbers: readonly string[]): string =>
    `¿Querés poner en la bolsa ${theRaffles(numbers)}? Mientras ${inNumber(numbers, 'esté ahí no vas a poder venderla', 'estén ahí no vas a poder venderlas')}.`,
} as const;

export const directTexts = {
  form: 'Transferencia directa',
  mail: 'Mail del pasajero que recibe las rifas',
  list: 'Rifas para transferir',
  button: 'TRANSFERIR',
  question: (numbers: readonly string[], email: string): string =>
    `¿Querés transferir ${theRaffles(numbers)} a ${email}? ${inNumber(numbers, 'Sigue siendo tuya', 'Siguen siendo tuyas')} hasta que confirme la recepción.`,
} as const;

export const requestTexts = {
  steps: ['Elegir', 'Confirmar', 'Coordinar'],
  confirmTitle: 'Confirmá la solicitud',
  doneTitle: 'Coordiná la entrega',
  list: 'Rifas de la bolsa',
  nothing: 'No hay rifas para solicitar.',
  nothingHint: 'Cuando otros pasajeros pongan rifas en la bolsa, las vas a ver acá.',
  /** Shown when another seller was faster and the selection has become smaller. */
  gone: (numbers: readonly string[]): string =>
    `${inNumber(numbers, 'Ya no está', 'Ya no están')} en la bolsa: ${numbersText(numbers)}.`,
  button: 'SOLICITAR',
  question: (numbers: readonly string[]): string => `¿Querés solicitar ${theRaffles(numbers)}?`,
  next: (transfers: readonly PendingTransfer[]): string =>
    `Coordiná la entrega con ${inNumber(transfers, 'el dueño', 'cada dueño')} y, cuando tengas ${inNumber(rafflesOf(transfers), 'la rifa', 'las rifas')}, confirmá la recepción.`,
  toReceptions: 'IR A PENDIENTES DE RECEPCIÓN',
} as const;

export const ownBagTexts = {
  nothing: 'No tienes rifas en la bolsa.',
  remove: 'QUITAR',
  removeOne: (number: string): string => `QUITAR la rifa ${number} de la bolsa`,
  removeTitle: 'Quitar rifa de la bolsa',
  question: (number: string): string => `¿Querés quitar la rifa ${number} de la bolsa? Vas a poder venderla de nuevo.`,
} as const;

export const deliveryTexts = {
  nothing: 'No tienes rifas pendientes de entrega.',
  hint: (transfers: readonly PendingTransfer[]): string =>
    `Coordiná la entrega con ${inNumber(transfers, 'el pasajero', 'cada pasajero')}. ${inNumber(rafflesOf(transfers), 'La rifa es tuya hasta que confirme que la recibió', 'Las rifas son tuyas hasta que confirme que las recibió')}.`,
  /** When a raffle appears in this list, with and without a bag. */
  withBag:
    'Cuando alguien solicite una rifa tuya, o hagas una transferencia directa, vas a ver acá a quién entregarla.',
  withoutBag: 'Cuando hagas una transferencia directa vas a ver acá a quién entregar la rifa.',
} as const;

export const receptionTexts = {
  nothing: 'No tienes rifas pendientes de recepción.',
  withBag: 'Cuando solicites rifas, o te las transfieran, las vas a ver acá.',
  withoutBag: 'Cuando otro pasajero te transfiera una rifa, la vas a ver acá.',
  hint: (transfers: readonly PendingTransfer[]): string =>
    `Confirmá ${inNumber(rafflesOf(transfers), 'la rifa', 'cada rifa')} cuando la tengas: recién entonces pasa a tu cuenta.`,
  confirm: 'CONFIRMAR RECEPCIÓN',
  confirmOne: (number: string): string => `CONFIRMAR RECEPCIÓN de la rifa ${number}`,
  confirmAll: (count: number): string => `CONFIRMAR TODAS (${count})`,
  confirmAllOf: (count: number, owner: string): string => `CONFIRMAR TODAS (${count}) de ${owner || NO_NAME}`,
  confirmTitle: 'Confirmar recepción',
  question: (numbers: readonly string[]): string => `¿Recibiste ${theRaffles(numbers)}?`,
} as const;
