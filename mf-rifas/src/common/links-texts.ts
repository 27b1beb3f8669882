import { LINK_STATE_NAMES, type LinkState, type NewsEntry } from '@rifas/shared/domain';
import { counted, enumerated, isolated, plural, shownOf } from '@rifas/shared/format';
import { hello, yourRaffles } from './texts';

// The texts about links: for their view, and for the news of the home.

/** The states' names in the plural. */
export const LINK_STATE_PLURALS: Readonly<Record<LinkState, string>> = {
  ...LINK_STATE_NAMES,
  opened: 'Abiertos',
  rejected: 'Rechazados',
  paid: 'Pagados',
  replaced: 'Reemplazados',
  cancelled: 'Cancelados',
  unavailable: 'No disponibles',
};

/** The meaning of a state for the seller who sent the link. */
export const LINK_STATE_HINTS: Readonly<Record<LinkState, string>> = {
  made: 'Todavía nadie lo abrió.',
  opened: 'Lo abrieron y todavía no lo pagaron.',
  inPayment: 'Hay un pago en curso. Apenas se apruebe, lo vas a ver acá.',
  rejected: 'La tarjeta fue rechazada. Con el mismo link se puede probar de nuevo.',
  toCheck: 'Llegó un pago que hay que revisar. La organización lo resuelve y te avisa.',
  paid: 'Está pagado: no tenés que hacer nada más.',
  replaced: 'Generaste otro link o vendiste lo mismo de otra forma: este ya no sirve.',
  cancelled: 'Lo cancelaste: ya no sirve.',
  unavailable: 'Parte de lo que vende ya no está disponible: con este link no se puede pagar.',
  unknown: 'No conocemos el estado de este link.',
};

export const linksTexts = {
  title: 'TUS LINKS DE PAGO',
  list: 'Links de pago',
  /** The same text for little room: the rest is only read aloud. */
  short: 'Links',
  shortRest: ' de pago',
  toView: 'VER TUS LINKS',
  viewOne: 'VER LINK',
  entry: { one: 'link', many: 'links' },
  loading: 'Cargando tus links…',
  failed: 'No pudimos cargar tus links.',
  nothing: 'Todavía no generaste ningún link.',
  nothingHint: 'Cuando mandes un link de pago, vas a ver acá si lo abrieron y si lo pagaron.',
  notOffered: 'Acá no se pueden ver los links.',
  notOfferedHint: 'Los links que mandaste sirven igual.',
  noneFound: 'Ningún link coincide.',
  noneFoundHint: 'Probá con otra rifa, otro comprador u otro estado.',
  byState: 'Links por estado',
  shown: (found: number, all: number): string => shownOf(found, all, 'link', 'links'),
  waiting: 'Para cobrar',
  waitingIn: (count: number): string =>
    count === 0 ? 'No hay links sin pagar' : `en ${counted(count, 'link', 'links')} sin pagar`,
  another: 'GENERAR OTRO LINK',
  /** Shown when there is no link yet. */
  first: 'GENERAR UN LINK',
  history: 'Historia del link',
  made: 'Generado',
  opened: 'Abierto',
  paid: 'Pagado',
  ended: { cancelled: 'Cancelado', replaced: 'Reemplazado', other: 'Terminado' },
  tickets: 'Qué vende',
  remind: 'RECORDAR POR WHATSAPP',
  reminder: (firstName: string, numbers: readonly string[], address: string): string =>
    `${hello(firstName)} Te recuerdo el link para pagar ${yourRaffles(numbers)} con tarjeta: ${address}`,
  unnamed: 'Sin nombre',
  /** Shown after the raffles for which there is room. */
  moreRaffles: (count: number): string => `y ${counted(count, 'rifa', 'rifas')} más`,
} as const;

export const endLinkTexts = {
  cancel: 'CANCELAR LINK',
  cancelTitle: 'Cancelar link',
  cancelQuestion: (buyer: string): string =>
    `${isolated(buyer) || 'El comprador'} ya no va a poder pagar con este link, y lo que vende queda libre para otra venta.`,
  /** The effect on a payment under way: docs/rules.md, "Live links". */
  payment:
    'Hay un pago en curso. Primero le preguntamos al medio de pago: si se aprobó, el link queda pagado y no se cancela; si no, nadie paga nada.',
  yes: 'SÍ, CANCELAR',
  no: 'NO',
  close: 'CERRAR',
  cancelled: 'Cancelamos el link.',
  replace: 'REEMPLAZAR',
  replaceTitle: 'Reemplazar link',
  replaceQuestion: 'Generamos otro link con lo mismo. El de ahora deja de servir.',
  buyerForm: 'Datos del comprador',
  makeAnother: 'GENERAR OTRO LINK',
  replacedTitle: 'Tu link nuevo',
  failed: (reason: string, uncertain: boolean): string =>
    `No pudimos hacerlo. ${reason}${uncertain ? ' Puede que se haya hecho igual: mirá la lista antes de probar de nuevo.' : ''}`,
} as const;

// Above this, the count is more useful than the numbers.
const NUMBERS_SHOWN = 3;

/** The numbers of the raffles; '4 rifas' if there are many. */
const raffles = (numbers: readonly string[]): string =>
  numbers.length > NUMBERS_SHOWN
    ? `${numbers.length} rifas`
    : `${plural(numbers.length, 'la rifa', 'las rifas')} ${enumerated(numbers)}`;

const about = (numbers: readonly string[], preposition = ''): string =>
  numbers.length === 0 ? '' : ` ${preposition}${raffles(numbers)}`;

/** ' de la rifa 00123, Lucía Méndez': read aloud after the words of a button that each link has. */
export const ofLink = (numbers: readonly string[], buyer = ''): string =>
  about(numbers, 'de ') + (buyer && `, ${buyer}`);

type Sentence = (who: string, numbers: readonly string[], amount: string) => string;

const SENTENCES: Readonly<Record<Exclude<NewsEntry['kind'], 'unknown'>, Sentence>> = {
  linkOpened: (who, numbers) => `${who} abrió tu link${about(numbers, 'de ')}`,
  linkPaid: (who, numbers, amount) => `${who} pagó${about(numbers)}${amount && `: ${amount}`}`,
  paymentRejected: (who, numbers) => `La tarjeta de ${who} fue rechazada${about(numbers, 'en ')}`,
  paymentToCheck: (who, numbers) => `El pago de ${who}${about(numbers, 'por ')} está en revisión`,
  paymentRefunded: (who, numbers, amount) =>
    `Le devolvimos el pago a ${who}${about(numbers, 'por ')}${amount && `: ${amount}`}`,
  raffleSent: (who, numbers) => `${who} te pasó ${raffles(numbers)}: confirmá`,
  raffleRequested: (who, numbers) => `${who} te pidió ${raffles(numbers)}`,
  raffleReceived: (who, numbers) => `${who} recibió ${raffles(numbers)}`,
};

export const newsTexts = {
  title: 'Novedades',
  close: 'Cerrar las novedades',
  more: (count: number): string => `Ver ${count} más`,
  /** Undefined for a kind that this site does not know. */
  sentence: ({ kind, who, numbers }: NewsEntry, amount: string): string | undefined =>
    kind === 'unknown' ? undefined : SENTENCES[kind](isolated(who.trim()) || 'Alguien', numbers, amount),
} as const;
