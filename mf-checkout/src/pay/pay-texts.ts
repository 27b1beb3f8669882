import type { PaymentLink } from '@rifas/shared/domain';
import type { AppError } from '@rifas/shared/http';

export const CAPTCHA_UNSOLVED = 'Completá la verificación de seguridad para poder pagar.';

/** The page's title, with the seller's first name where it is known. */
export const payTitle = ({ firstName }: PaymentLink['seller']): string =>
  firstName ? `PAGAR RIFA DE ${firstName.toLocaleUpperCase('es-UY')}` : 'PAGAR RIFA';

const FAILED = { echo: 'No pudimos conectar con el medio de pago', init: 'No pudimos iniciar el pago' } as const;

/** What to tell a buyer whose payment did not start: nobody was charged, and everything typed is still there. */
export function startFailureText(stage: keyof typeof FAILED, error: AppError, contactMail: string): string {
  if (error.code === 'network' || error.code === 'timeout' || error.code === 'rate-limited') return error.userMessage;
  const reason = error.code === 'rejected' ? error.serverText?.trim().replace(/\.$/, '') : undefined;
  return `${FAILED[stage]}${reason ? ` (${reason})` : ''}, prueba nuevamente o comunicate con ${contactMail}`;
}
