import { SURCHARGE_PERCENT, texts, type PaymentLink } from '@rifas/shared/domain';
import { counted, isolated, unbroken } from '@rifas/shared/format';
import type { AppError } from '@rifas/shared/http';
import { NOT_PAYABLE } from './words';

const NOT_STARTED = { echo: 'No pudimos conectar con el medio de pago', init: 'No pudimos iniciar el pago' } as const;

const PAY = 'PAGAR RIFA';

export const payTexts = {
  /** Shown before the link is known, and if its seller has no name. */
  untitled: PAY,
  /** The page's title, with the seller's first name where it is known. */
  title: ({ firstName }: PaymentLink['seller']): string =>
    firstName ? `${PAY} DE ${isolated(firstName.toLocaleUpperCase('es-UY'))}` : PAY,
  loading: 'Cargando tu link de pago…',
  retry: 'Reintentar',
  seller: (name: string): string => `Le comprás a ${isolated(name)}.`,
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
  /** What the money is for, beside the title. */
  purpose: 'Con tu compra ayudás a pagar su viaje.',
  /** '15 talones × $ 4.990,00'; without the price if the prices differ. */
  times: (tickets: string, price: string | undefined): string => (price ? `${tickets} × ${unbroken(price)}` : tickets),
  withType: (cardType: string): string => `Con ${cardType.toLowerCase()}`,
  cardSurcharge: 'Recargo de la tarjeta',
  // A word joiner follows the hyphen, which would end a line.
  next: 'Al tocar PAGAR te llevamos a la página segura de la tarjeta. Después te llega el e-\u2060ticket por mail.',
  organiser: (name: string): string => `Organiza ${name}.`,
  help: '¿Dudas? Escribinos a',
  chooseCardType: 'Elegí crédito o débito para pagar.',
  surchargeIncluded: (amount: string): string => `Incluye recargo de ${SURCHARGE_PERCENT}\u00a0%: ${unbroken(amount)}`,
  /** Shown when the current choice has a surcharge. */
  surchargeOfChoice: (amount: string): string =>
    `Visa crédito en 11 o 12 cuotas suma ${SURCHARGE_PERCENT}\u00a0%: ${unbroken(amount)}`,
  surcharge: `Algunas opciones de pago tienen un recargo de ${SURCHARGE_PERCENT}\u00a0%`,
  withoutSurcharge: 'Sin recargo:',
  /** The same words as in lists with unreadable entries. */
  leftOut: (count: number): string => `No pudimos mostrar ${counted(count, 'rifa', 'rifas')}.`,
  underWay: 'Hay un pago de este link sin confirmar',
  underWayHint: 'Si ya pagaste, no pagues otra vez. Si no llegaste a pagar, podés hacerlo acá.',
  underWayLink: 'Ver cómo va el pago',
  taken: NOT_PAYABLE,
  takenHint: texts.ticketsNotAvailable,
  unpriced: 'Todavía no podés pagar este link',
  /** Followed by the contact mail. */
  unpricedHint:
    'No sabemos cuánto cuesta todo lo que incluye, así que no te podemos cobrar. Avisale a quien te vendió, o escribinos a',
  /** The text for a buyer whose payment did not start: nothing was charged, and everything typed is still there. */
  notStarted: (stage: keyof typeof NOT_STARTED, error: AppError, contactMail: string): string => {
    if (error.code === 'network' || error.code === 'timeout' || error.code === 'rate-limited') return error.userMessage;
    const said = error.code === 'rejected' ? error.serverText?.trim() : undefined;
    // This text already says what to do. With "prueba nuevamente" beside it, the buyer might pay twice. Another holder
    // of the link may have made that payment.
    if (said === texts.confirmingPayment)
      return `${said} Si no empezaste ninguno, otra persona empezó a pagar este link.`;
    const reason = said?.replace(/\.$/, '');
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
  toCome: 'Verificación de seguridad: aparece acá cuando empezás a completar tus datos.',
  unsolved: 'Completá la verificación de seguridad para poder pagar.',
  notLoaded: 'No pudimos cargar la verificación de seguridad. Revisá tu internet y probá de nuevo.',
} as const;
