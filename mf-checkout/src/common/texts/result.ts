import { texts } from '@rifas/shared/domain';
import { isolated } from '@rifas/shared/format';
import type { Failure } from '../failure';
import { NOT_PAYABLE } from './words';

export const successTexts = {
  confirming: 'Estamos confirmando tu pago',
  /** Shown while the server does not know whether the money arrived. */
  wait: 'La tarjeta nos avisa en unos segundos. Podés dejar esta página abierta: cambia sola cuando el pago esté confirmado.',
  long: 'Está demorando más de lo común',
  /** Shown after two minutes; followed by the contact mail. */
  longHint:
    'No pagues otra vez. Podés cerrar esta página: la confirmación y tu e-ticket te llegan por mail. Si en una hora no te llegó nada, escribinos a',
  noReceipt: 'Esta página todavía no es un comprobante.',
  title: '¡PAGO REALIZADO!',
  mailSent: 'Te enviamos un mail con la confirmación y tu e-ticket.',
  /** Shown when another person with the same link paid. */
  mailSentTo: (address: string): string => `El mail con la confirmación y el e-ticket se envió a ${address}.`,
  /** Shown when this tab knows of no purchase. */
  unknown: 'Tu compra',
  unknownText: 'La confirmación del pago y tu e-ticket te llegan por mail.',
  unknownHint: 'Esta página no es un comprobante. Si ya pagaste, buscá el mail, también en el correo no deseado.',
  rejected: 'No pudimos completar el pago',
  unconfirmed: 'No pudimos confirmar tu pago',
  /** Followed by the contact mail. */
  unconfirmedHint: 'Si ves el cargo en tu tarjeta, escribinos a',
  /** For a buyer who left the gateway's page, where the payment can no longer be made. A button to the form follows. */
  unpaid: 'Si no llegaste a pagar, podés intentar otra vez.',
  sent: 'Lo que estás comprando',
} as const;

/**
 * The card was charged, but nothing has been bought (yet). The contact mail follows the hint. The seller's name follows
 * with links to contact them, if the API sends any.
 */
export const chargedTexts = {
  /** A person is checking the payment. */
  toCheck: {
    title: 'Estamos revisando tu pago',
    text: 'La tarjeta nos avisó de tu pago, pero algo no coincide y lo está mirando una persona. Todavía no está confirmado.',
    hint: 'No pagues otra vez. Por cualquier duda escribinos a',
    seller: (name: string): string => `También podés hablar con ${isolated(name)}, que te vendió`,
    message: 'Hola, pagué tu rifa y el pago está en revisión. ¿Me ayudás a confirmarlo?',
  },
  /** The card was charged for tickets that were not sold. The money goes back without a request from the buyer. */
  refunded: {
    title: 'Te devolvemos tu pago',
    text: 'Este pago no compró las rifas. Le pedimos a la tarjeta que te devuelva todo lo que te cobró.',
    hint: 'Lo vas a ver en tu resumen, según tu banco en unos días o en el mes que viene. Si no aparece, escribinos a',
    // The link may still work, as after a refund by the organiser.
    seller: (name: string): string => `Si todavía querés las rifas, hablá con ${isolated(name)}`,
    message: 'Hola, me devuelven el pago de la rifa que te compré. ¿Cómo puedo comprarla?',
  },
} as const;

export const receiptTexts = {
  title: 'Tu comprobante',
  /** 'Sorteo 1', 'Sorteos 1, 2'. */
  draws: (draws: readonly string[]): string => `${draws.length === 1 ? 'Sorteo' : 'Sorteos'} ${draws.join(', ')}`,
  // The e-ticket and its mail have the same words.
  paid: 'Total pagado',
  price: 'Precio',
  surcharge: 'Recargo de la tarjeta',
  buyer: 'Comprador',
  seller: 'Vende',
  organiser: 'Organiza',
  email: 'Email',
  time: 'Fecha',
  card: 'Tarjeta',
  instalments: 'Cuotas',
  authorization: 'Autorización',
  sale: 'Venta',
  questions: 'Consultas',
  print: 'Imprimir',
  share: 'Compartir',
  shareFailed: 'No pudimos compartirlo. Podés imprimirlo o guardarlo.',
  // The e-ticket and its mail use the same words.
  calendar: 'Agregar al calendario',
  ticket: 'GUARDAR E-TICKET',
  /** The text to share. It contains nothing that only the buyer should know. */
  shared: (numbers: string, seller: string): string =>
    `Compré ${numbers}${seller ? ` a ${isolated(seller)}` : ''}. ¡Suerte!`,
  resend: 'Reenviar e-ticket',
  resent: 'Te enviamos el e-ticket otra vez. Revisá también el correo no deseado.',
  /** Followed by the contact mail. */
  notResent: 'Desde acá no podemos reenviarlo. Escribinos a',
} as const;

export const deadLinkTexts = {
  why: {
    // Also shown when the raffles were sold in cash or through another link.
    replaced: 'Quien te vendió hizo otro link con estas rifas, o ya las vendió.',
    cancelled: 'Quien te vendió canceló este link: si todavía querés las rifas, pedile otro.',
    unavailable: 'Alguna de estas rifas ya se vendió o está cambiando de vendedor.',
  },
  notCharged: 'Abrirlo no te cobró nada.',
  seller: (name: string): string => `Te la vendía ${isolated(name)}. Pedile otro link`,
  whatsApp: 'WhatsApp',
  call: 'Llamar',
  mail: 'Mail',
  /** The ready text of a chat. */
  message: 'Hola, el link de pago de la rifa que me mandaste ya no funciona. ¿Me mandás otro?',
} as const;

export const errorTexts = {
  titles: {
    unknown: 'No pudimos completar el pago',
    rejected: 'No pudimos completar el pago',
    unavailable: NOT_PAYABLE,
    invalid: NOT_PAYABLE,
    paid: 'Este link ya se pagó',
  } satisfies Record<Failure | 'unknown', string>,
  /** The texts about a link that cannot be paid: docs/rules.md, "Link validation". */
  ofLink: {
    unavailable: texts.ticketsNotAvailable,
    paid: texts.alreadyPaid,
    invalid: texts.invalidLink,
  } satisfies Record<Exclude<Failure, 'rejected'>, string>,
  /** Whether the card was charged, and what the buyer can do. */
  next: {
    unknown:
      'Si no llegaste a la página de la tarjeta, no se te cobró nada y podés intentar otra vez. Si llegaste a pagar, esperá el mail de confirmación antes de intentar de nuevo.',
    rejected:
      'Una compra rechazada no se cobra. Podés intentar otra vez, con otra tarjeta o con menos cuotas: lo que escribiste sigue ahí.',
    unavailable: 'Este link no cobra nada mientras las rifas no estén disponibles.',
    invalid: 'No se te cobró nada. Fijate que el link esté completo, o pedile otro a quien te vendió.',
    paid: 'No hace falta pagar otra vez. La confirmación y el e-ticket se envían por mail.',
  } satisfies Record<Failure | 'unknown', string>,
  /** The same texts when this tab knows no link: there is no retry button, and nothing typed was kept. */
  nextByLink: {
    unknown:
      'Si no llegaste a la página de la tarjeta, no se te cobró nada: para intentar otra vez, abrí el link que te mandaron. Si llegaste a pagar, esperá el mail de confirmación antes de intentar de nuevo.',
    rejected:
      'Una compra rechazada no se cobra. Para intentar otra vez, con otra tarjeta o con menos cuotas, abrí el link que te mandaron.',
  } as Partial<Record<Failure | 'unknown', string>>,
  /** The server waits for the result of an earlier payment, or the organiser checks it. */
  underWay: 'Hay un pago de este link que todavía se está confirmando. Esperá el mail antes de pagar otra vez.',
  /** For a buyer who gave up on the gateway's page. The gateway waits for them for a while, and no mail will come. */
  notPaid: 'Si no llegaste a pagar, abrí otra vez el link que te mandaron: ahí podés hacerlo.',
  /** Followed by the contact mail. */
  doubts: 'Si la duda persiste, escribinos a',
  help: '¿Necesitás ayuda? Escribinos a',
  retry: 'Reintentar',
} as const;
