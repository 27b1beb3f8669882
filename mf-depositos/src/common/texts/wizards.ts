import type { WallTime } from '@rifas/shared/domain';
import { counted, formatDate } from '@rifas/shared/format';
import { NO_DATE } from './words';

/** The wizards' texts about the deposit that pays. */
export const choiceTexts = {
  title: 'ELEGÍ UN DEPÓSITO',
  step: 'Depósito',
  use: 'USAR',
  none: 'No tenés depósitos con saldo disponible.',
  noneHint: 'Cuando se registre un depósito a tu nombre lo vas a poder usar acá.',
  toDeposits: 'Ver tus depósitos',
  unknownBalances: (count: number): string =>
    `${counted(count, 'depósito tiene', 'depósitos tienen')} saldo desconocido y no se ${count === 1 ? 'puede' : 'pueden'} usar.`,
  gone: 'El depósito que elegiste ya no tiene saldo disponible.',
  goneHint: 'Lo que cargaste hasta ahora se mantiene.',
  chooseAnother: 'ELEGIR OTRO DEPÓSITO',
  balanceChanged: (before: string, now: string): string =>
    `El saldo de este depósito cambió: era ${before} y ahora es ${now}.`,
  depositOf: (date: WallTime | undefined): string => (date ? `Depósito del ${formatDate(date)}` : NO_DATE),
  heading: 'Depósito',
  date: 'Fecha',
  balance: 'Saldo disponible',
  left: 'Te va a quedar',
  /** The heading of the folded part of a deposit. */
  uses: 'En qué lo usaste',
} as const;

export const rafflesTexts = {
  loading: 'Cargando tus rifas…',
  failed: 'No pudimos cargar tus rifas.',
  entry: { one: 'rifa', many: 'rifas', part: { one: 'talón', many: 'talones' } },
} as const;

/** The texts of the result pages of both wizards. */
export const resultTexts = {
  registered: 'Registrado',
  /** The remaining balance of the deposit. */
  balance: 'Saldo del depósito',
  home: 'VOLVER AL INICIO',
  retry: 'Reintentar',
  /** Followed by the contact mail. */
  advice: (what: string): string => `${what}, prueba nuevamente o comunicate con`,
  uncertain: 'No sabemos si llegó a registrarse: mirá',
  deposits: 'tus depósitos',
  uncertainEnd: 'antes de probar de nuevo.',
} as const;
