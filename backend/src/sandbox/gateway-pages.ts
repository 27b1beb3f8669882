import type { AttemptRow } from '../checkout/payment-attempt';
import { definitionList, postButton } from './sandbox-page';

const moneyOf = (cents: number, symbol: string): string =>
  `${symbol} ${new Intl.NumberFormat('es-UY', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(cents / 100)}`;

const TYPES = { Credito: 'crédito', Debito: 'débito', '': '' } as const;

export function attemptPage(attempt: AttemptRow, symbol: string, action: string): string {
  const button = (decision: string, label: string, main = false): string =>
    postButton(action, label, { token: attempt.token, decision }, main);
  const details = definitionList([
    ['Comprador', `${attempt.buyerName} ${attempt.buyerLastName}`],
    ['Tarjeta', `${attempt.brand} ${TYPES[attempt.cardType]}`.trim()],
    ['Cuotas', String(Number(attempt.instalments))],
    ['Total', moneyOf(attempt.baseCents + attempt.surchargeCents, symbol)],
    ['Estado', attempt.estado],
  ]);
  return `<p class="notice">Esta página imita a la pasarela de tarjetas. No se cobra nada.</p>
${details}
<div>${button('aprobar', 'Aprobar', true)}${button('rechazar', 'Rechazar')}${button('abandonar', 'Abandonar')}</div>
<h2>Casos especiales</h2>
<div>${button('aprobar-dos-veces', 'Aprobar y avisar dos veces')}${button('aviso-tardio', 'Aprobar y avisar más tarde')}${button('firma-incorrecta', 'Avisar con firma incorrecta')}</div>`;
}

export const lateCallbackPage = (sendButton: string): string =>
  `<p>El pago quedó aprobado, pero el sistema de rifas todavía no lo sabe.</p><div>${sendButton}<a class="button" href="/success">Volver al sitio sin avisar</a></div>`;

export const unknownAttemptPage = (): string => '<p>El intento de pago no existe.</p>';
