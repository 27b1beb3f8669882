import { SURCHARGE_PERCENT, type ChosenTicket, type Words } from '@rifas/shared/domain';
import { asSentence, capitalised, enumerated, isolated, joined, plural, shownOf } from '@rifas/shared/format';
import { numbersOf } from '@rifas/shared/selling';

// The texts that this remote shows. Texts that several remotes share are in shared/domain/messages.ts.

export const SEARCH_LABEL = 'Buscar por número o comprador';
export const LINK_TITLE = 'Link de pago';
export const BACK = 'VOLVER';

export const rafflesTexts = {
  loading: 'Cargando tus rifas…',
  failed: 'No pudimos cargar tus rifas.',
  /** The words for the entries of a list of raffles. */
  entryWithTickets: { one: 'rifa', many: 'rifas', part: 'unnamed' },
} as const;

const nameOfGone = ({ number, draw }: ChosenTicket): string => (draw ? `${number} (sorteo ${draw})` : number);

export const linkTexts = {
  chooseTitle: 'ELIGE LAS RIFAS PARA EL LINK DE PAGO',
  buyerTitle: 'DATOS DEL COMPRADOR',
  readyTitle: 'TU LINK DE PAGO ESTÁ PRONTO',
  steps: ['Elegir', 'Comprador', 'Link'],
  list: 'Rifas pendientes de pago',
  nothing: 'No tenés rifas pendientes de pago.',
  nothingHint: 'Acá vas a ver las que puedas vender con un link de pago.',
  toRaffles: 'Ver tus rifas',
  toBuyer: (count: number): string => `ENVIAR LINK DE PAGO AL COMPRADOR (${count})`,
  buyerForm: 'Datos del comprador',
  summary: 'Resumen',
  price: 'Precio',
  absorbsSurcharge: 'Asumo el recargo de la tarjeta',
  /** Shown below that choice: docs/rules.md, "Surcharge". */
  surchargeHint: (amount: string): string =>
    `Solo con Visa crédito en 11 o 12 cuotas: ${SURCHARGE_PERCENT}\u00a0% del total${amount && ` (${amount})`}. Si lo marcás, lo pagás vos; si no, el comprador.`,
  send: 'ENVIAR LINK',
  /** Shown below the button: the link is created now, but not sent to anybody yet. */
  sendHint: 'Vos se lo mandás en el paso siguiente',
  usedBuyers: 'Compradores de antes',
  usedBuyersHint: 'Solo en este dispositivo, hasta que salgas.',
  /** The effect of a new link on a ticket's existing link. */
  linkOutcome: 'Si mandás otro, se lo queda quien pague primero.',
  /** The answers when a question comes after the ticket was chosen. */
  keep: 'SEGUIR',
  takeOut: 'QUITAR',
  askedFirst: 'Todavía no generamos el link: antes contestá la pregunta y envialo otra vez.',
  another: 'GENERAR OTRO LINK',
  /** Names the tickets that left the selection because they were sold or moved in the meantime. */
  gone: (tickets: readonly ChosenTicket[], { byTicket, the, it }: Words): string => {
    const names = byTicket ? tickets.map(nameOfGone) : numbersOf(tickets);
    const one = names.length === 1;
    const subject = `${capitalised(the(names.length))} ${enumerated(names)}`;
    return `${subject} ya no ${one ? 'está disponible' : 'están disponibles'} y ${it(names.length)} quitamos de tu selección.`;
  },
  goneSomeLeft: 'Lo demás sigue elegido.',
  goneNoneLeft: ({ byTicket }: Words): string => `Elegí ${byTicket ? 'otros' : 'otras'} para generar el link.`,
  selectionChanged: 'No generamos el link porque tu selección cambió. Revisá el resumen y envialo otra vez.',
  /** Ends with the API's own reason, if it refused the call with one. */
  failed: (supportMail: string, reason?: string): string => {
    const failed = `Hubo un problema al generar el link de pago, prueba nuevamente o comunicate con ${supportMail}`;
    return reason ? `${asSentence(failed)} ${asSentence(reason)}` : failed;
  },
  /** The answer is missing or unreliable: the link may have been created. */
  uncertain: (failed: string): string =>
    `${asSentence(failed)} No sabemos si el link llegó a generarse: si lo enviás otra vez pueden quedar dos, y se paga uno solo.`,
} as const;

// Buyers read at most ten numbers before the link. Above that, the count is more useful.
const NUMBERS_SHOWN = 10;

/** 'tu rifa 00123', 'tus rifas 00123 y 00200', 'tus 12 rifas'. */
export const yourRaffles = (numbers: readonly string[]): string => {
  if (numbers.length > NUMBERS_SHOWN) return `tus ${numbers.length} rifas`;
  return `${plural(numbers.length, 'tu rifa', 'tus rifas')} ${enumerated(numbers)}`;
};

/** '¡Hola Lucía!', or without the name if it is unknown. */
export const hello = (firstName: string): string =>
  `¡${['Hola', isolated(firstName.trim())].filter(Boolean).join(' ')}!`;

export const shareTexts = {
  forRaffles: (numbers: readonly string[]): string =>
    `${plural(numbers.length, 'Para pagar la rifa', 'Para pagar las rifas')} ${enumerated(numbers)}`,
  /** The prepared message with the link. */
  message: (numbers: readonly string[], link: string): string =>
    `¡Hola! Podés pagar ${yourRaffles(numbers)} con tarjeta en este link: ${link}`,
  copy: 'COPIAR LINK',
  copyFailed: 'No pudimos copiar el link. Seleccionalo y copialo a mano.',
  /** Shown when the address is not on the page. */
  copyOneFailed: 'No pudimos copiar el link. Tocá COMPARTIR para verlo y copialo a mano.',
  whatsApp: 'ENVIAR POR WHATSAPP',
  share: 'COMPARTIR',
  shareFailed: 'No pudimos compartir el link. Copialo o mandalo por WhatsApp.',
  showCode: 'MOSTRAR CÓDIGO QR',
  hideCode: 'OCULTAR CÓDIGO QR',
  code: (url: string): string => `Código QR del link de pago ${url}`,
  codeFailed: 'No pudimos armar el código QR. Probá de nuevo.',
  showPicture: 'VER IMAGEN',
  hidePicture: 'OCULTAR IMAGEN',
  pictureOf: (numbers: readonly string[], sums: readonly string[]): string =>
    `Imagen para compartir: ${yourRaffles(numbers)}, ${enumerated(sums)}, con el código QR del link`,
  pictureFailed: 'No pudimos armar la imagen. Probá de nuevo.',
  sharePicture: 'COMPARTIR IMAGEN',
  sharePictureFailed: 'No pudimos compartir la imagen. Guardala y mandala desde tus fotos.',
  savePicture: 'GUARDAR IMAGEN',
  print: 'IMPRIMIR',
} as const;

/** The texts in the picture of a link. */
export const pictureTexts = {
  heading: 'Pagá tu rifa con tarjeta',
  scan: 'Escaneá el código',
  orOpen: 'o abrí el link que te mandé',
  sells: 'Vende',
} as const;

/** 'sorteos 1 y 2'; '' for none. */
export const drawsOf = (draws: readonly string[]): string =>
  draws.length > 0 ? `${plural(draws.length, 'sorteo', 'sorteos')} ${enumerated(draws)}` : '';

export const listTexts = {
  searchHint: 'Buscar',
  more: 'Exportar',
  moreLabel: 'Exportar o imprimir',
  /** What the bar of totals counts; read aloud. */
  byState: 'Totales por estado',
  title: 'ESTAS SON TUS RIFAS',
  list: 'Tus rifas',
  nothing: 'No tenés rifas.',
  nothingHint: 'Cuando te asignen rifas o recibas alguna, las vas a ver acá.',
  noneFound: 'Ninguna rifa coincide.',
  noneFoundHint: 'Probá con otro número, otro comprador u otro estado.',
  shown: (found: number, all: number): string => shownOf(found, all, 'rifa', 'rifas'),
  file: 'rifas.csv',
  search: 'Buscar rifas',
  filter: 'Filtrar y ordenar',
  state: 'Estado',
  allStates: 'Todos los estados',
  sort: 'Orden',
  tickets: 'Talones',
  price: 'Precio',
  comment: 'Comentario',
  saveComment: 'GUARDAR',
  /** Read aloud after both texts, because several raffles may be unfolded. */
  ofRaffle: (number: string): string => ` de la rifa ${number}`,
  unsaved: 'Sin guardar',
  commentFailed: 'No pudimos guardar el comentario. Tu texto sigue acá: tocá GUARDAR otra vez.',
  withLink: 'Con link',
  links: 'Links de pago',
  /**
   * 'Link de pago · sorteos 1 y 2 · con la rifa 00200': the content of the link, from the view of one of its raffles.
   */
  linkName: (draws: readonly string[], others: readonly string[]): string =>
    joined([
      LINK_TITLE,
      drawsOf(draws),
      others.length > 0 && `con ${plural(others.length, 'la rifa', 'las rifas')} ${enumerated(others)}`,
    ]),
} as const;

export const ticketTexts = {
  button: 'E-TICKET',
  title: (number: string): string => `E-ticket de la rifa ${number}`,
  bought: (buyer: string, email: string): string => {
    if (buyer === '') return email === '' ? 'Ya está vendida.' : `La compra es de ${email}.`;
    return `La compró ${isolated(buyer)}${email === '' ? '' : ` (${email})`}.`;
  },
  open: 'VER E-TICKET',
  whatsApp: 'ENVIAR POR WHATSAPP',
  mail: 'ENVIAR POR MAIL',
  mailed: (email: string): string => `Enviamos el e-ticket a ${email}.`,
  mailFailed: (reason: string): string => `No pudimos enviar el e-ticket. ${reason}`,
  message: (firstName: string, numbers: readonly string[], address: string): string =>
    `${hello(firstName)} Acá está el e-ticket de ${yourRaffles(numbers)}: ${address}`,
} as const;

export const mailTexts = {
  title: 'Avisos',
  sales: 'Recibir un mail por cada venta con tarjeta',
  salesHint: 'Te avisamos quién pagó y qué rifa, apenas se aprueba el pago.',
  failed: 'No pudimos guardar tu elección. Tocala de nuevo para intentarlo otra vez.',
} as const;
