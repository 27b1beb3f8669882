import type { UsedPayment } from '@rifas/shared/domain';
import { counted, formatDate, shownOf } from '@rifas/shared/format';

export const depositTexts = {
  title: 'ESTOS SON TUS DEPÓSITOS',
  kinds: 'Tipo de depósito',
  bank: 'Depósitos bancarios',
  card: 'Pagos con tarjeta',
  loading: 'Cargando tus depósitos…',
  notLoaded: 'No pudimos cargar tus depósitos.',
  notLoadedHint: 'Podés volver a cargarlos.',
  noBank: 'No tenés depósitos bancarios.',
  noBankHint: 'Cuando se registre un depósito a tu nombre lo vas a ver acá.',
  noCard: 'No tenés pagos con tarjeta.',
  noCardHint: 'Cuando un comprador pague una rifa con tu link de pago lo vas a ver acá.',
  amount: 'Monto',
  balance: 'Saldo',
  unused: 'Todavía no usaste este depósito.',
  /** Shown in a deposit's header. */
  notUsed: 'Sin usar',
  payments: (count: number): string => counted(count, 'pago personal', 'pagos personales'),
  incomplete: 'No pudimos mostrar todo lo que se pagó con este depósito.',
  payment: ({ date }: Pick<UsedPayment, 'date'>): string =>
    date ? `Registrado el ${formatDate(date)}` : 'Registrado sin fecha',
  searchLabel: 'Buscar por número o comprador',
  withBalance: 'Con saldo',
  search: { bank: 'Buscar depósitos', card: 'Buscar pagos' },
  noneFound: { bank: 'Ningún depósito coincide.', card: 'Ningún pago coincide.' },
  noneFoundHint: 'Probá con otro número u otro comprador.',
  noneWithBalance: 'Ningún depósito tiene saldo.',
  noneWithBalanceHint: 'Para ver los que ya usaste, quitá el filtro.',
  shown: (kind: 'bank' | 'card', found: number, all: number): string =>
    kind === 'bank' ? shownOf(found, all, 'depósito', 'depósitos') : shownOf(found, all, 'pago', 'pagos'),
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
  personalPayment: ({ date }: Pick<UsedPayment, 'date'>): string =>
    date ? `pago personal del ${formatDate(date)}` : 'pago personal sin fecha',
  buyer: 'Comprador',
  outcome: {
    ticket:
      'Vuelve a quedar pendiente de pago y, si el comprador tiene un e-ticket, deja de valer en él. El monto vuelve al saldo del depósito.',
    personalPayment: 'El monto vuelve al saldo del depósito.',
  },
  confirm: 'SÍ',
  close: 'CERRAR',
  deleting: 'Borrando…',
  unsure: 'Puede que ya esté borrado, todo o una parte: fijate en la lista antes de probar de nuevo.',
} as const;
