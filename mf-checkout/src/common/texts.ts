import { SURCHARGE_PERCENT, texts, type PaymentLink } from '@rifas/shared/domain';
import type { AppError } from '@rifas/shared/http';
import type { Failure } from './failure';

// The sentences that this remote shows. Those that several remotes share stand in shared/domain/messages.ts.

const NOT_STARTED = { echo: 'No pudimos conectar con el medio de pago', init: 'No pudimos iniciar el pago' } as const;

const PAY = 'PAGAR RIFA';

export const payTexts = {
  /** Before the link is known, and where its seller has no name. */
  untitled: PAY,
  /** The page's title, with the seller's first name where it is known. */
  title: ({ firstName }: PaymentLink['seller']): string =>
    firstName ? `${PAY} DE ${firstName.toLocaleUpperCase('es-UY')}` : PAY,
  loading: 'Cargando tu link de pago…',
  retry: 'Reintentar',
  seller: (name: string): string => `Le comprás a ${name}.`,
  form: 'Datos del pago',
  /** '3 talones para pagar'. */
  toPay: (counted: string): string => `${counted} para pagar`,
  buyer: 'Tus datos',
  emailHint: 'Ahí te enviamos la confirmación y el e-ticket.',
  card: 'Tu tarjeta',
  brand: 'Tarjeta',
  cardType: 'Crédito o débito',
  instalments: 'Cuotas',
  choose: 'Elegí una opción',
  bar: 'Pagar',
  pay: 'PAGAR',
  total: 'Total a pagar',
  chooseCardType: 'Elegí crédito o débito para pagar.',
  surchargeIncluded: (amount: string): string => `Incluye recargo de ${SURCHARGE_PERCENT} %: ${amount}`,
  surcharge: `Algunas opciones de pago tienen un recargo de ${SURCHARGE_PERCENT} %`,
  withoutSurcharge: 'Sin recargo:',
  unpriced: 'Todavía no podés pagar este link',
  /** Followed by the contact mail. */
  unpricedHint:
    'No sabemos cuánto cuesta todo lo que incluye, así que no te podemos cobrar. Avisale a quien te vendió, o escribinos a',
  /** What to tell a buyer whose payment did not start: nobody was charged, and everything typed is still there. */
  notStarted: (stage: keyof typeof NOT_STARTED, error: AppError, contactMail: string): string => {
    if (error.code === 'network' || error.code === 'timeout' || error.code === 'rate-limited') return error.userMessage;
    const reason = error.code === 'rejected' ? error.serverText?.trim().replace(/\.$/, '') : undefined;
    return `${NOT_STARTED[stage]}${reason ? ` (${reason})` : ''}, prueba nuevamente o comunicate con ${contactMail}`;
  },
} as const;

export const redirectTexts = {
  title: '¡Gracias por tu compra!',
  redirecting: 'Te estamos redirigiendo al medio de pago…',
  hint: 'Si en unos segundos no cambia la página, tocá el botón.',
  go: 'Ir al medio de pago',
} as const;

export const captchaTexts = {
  label: 'Verificación de seguridad',
  unsolved: 'Completá la verificación de seguridad para poder pagar.',
  notLoaded: 'No pudimos cargar la verificación de seguridad.',
} as const;

export const successTexts = {
  title: '¡PAGO REALIZADO!',
  mailSent: 'Te enviamos un mail con la confirmación y tu e-ticket.',
  number: 'Tu número',
  numbers: 'Tus números',
  /** 'Sorteos 1, 2'; undefined for none. */
  draws: (draws: readonly string[]): string | undefined => {
    if (draws.length === 0) return undefined;
    return `${draws.length === 1 ? 'Sorteo' : 'Sorteos'} ${draws.join(', ')}`;
  },
  total: 'Total',
  seller: 'Vendedor',
  email: 'Email',
  print: 'Imprimir',
  resend: 'REENVIAR E-TICKET',
  resent: 'Te enviamos el e-ticket otra vez. Revisá también el correo no deseado.',
} as const;

export const errorTexts = {
  titles: {
    unknown: 'No pudimos completar el pago',
    rejected: 'No pudimos completar el pago',
    unavailable: 'Este link no se puede pagar',
    invalid: 'Este link no se puede pagar',
    paid: 'Este link ya se pagó',
  } satisfies Record<Failure | 'unknown', string>,
  /** What a buyer reads about a link that cannot be paid: docs/rules.md, "Link validation". */
  ofLink: {
    unavailable: texts.ticketsNotAvailable,
    paid: texts.alreadyPaid,
    invalid: texts.invalidLink,
  } satisfies Record<Exclude<Failure, 'rejected'>, string>,
  /** Followed by the contact mail. */
  doubts: 'Si la duda persiste, escribinos a',
  retry: 'Reintentar',
} as const;
