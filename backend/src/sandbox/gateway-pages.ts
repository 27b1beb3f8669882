import { cents } from '@rifas/shared/domain';
import { formatMoney } from '@rifas/shared/format';
import type { GatewayOrder } from '../gateway/gateway';
import type { Fault, SandboxPayment } from './sandbox-gateway';
import { definitionList, postButton } from './sandbox-page';

const TYPES = { Credito: 'crédito', Debito: 'débito', '': '' } as const;
const FAULTS: Readonly<Record<Fault, string>> = { caida: 'no responde', lenta: 'responde muy tarde' };

export const GATEWAY_PATH = '/sandbox/gateway';
export const DECIDE_PATH = `${GATEWAY_PATH}/decide`;

interface PageOptions {
  readonly payment: SandboxPayment;
  readonly order: GatewayOrder;
  readonly symbol: string;
  readonly fault: Fault | undefined;
}

const decisionButton = (token: string, decision: string, label: string, main = false): string =>
  postButton(DECIDE_PATH, label, { token, decision }, main);

export function attemptPage({ payment, order, symbol, fault }: PageOptions): string {
  const button = (decision: string, label: string, main = false): string =>
    decisionButton(payment.reference, decision, label, main);
  const row = (...buttons: readonly string[]): string => `<div>${buttons.join('')}</div>`;
  const details = definitionList([
    ['Comprador', order.buyerName],
    ['Tarjeta', `${order.brand} ${TYPES[order.cardType]}`.trim()],
    ['Cuotas', String(Number(order.instalments))],
    ['Total', formatMoney(cents(order.amountCents), symbol)],
    ['Estado', payment.estado],
    ['Pasarela', fault ? FAULTS[fault] : 'funciona'],
  ]);
  return `<p class="notice">Esta página imita a la pasarela de tarjetas. No se cobra nada.</p>
${details}
${row(button('aprobar', 'Aprobar', true), button('rechazar', 'Rechazar'), button('abandonar', 'Abandonar'))}
<h2>Avisos que fallan</h2>
${row(button('aprobar-dos-veces', 'Aprobar y avisar dos veces'), button('aviso-tardio', 'Aprobar y avisar más tarde'), button('aviso-perdido', 'Aprobar y no avisar nunca'))}
${row(button('desordenado', 'Aprobar, y después avisar un rechazo viejo'), button('firma-incorrecta', 'Avisar con firma incorrecta'))}
<h2>Cobros que no coinciden</h2>
${row(button('otro-importe', 'Cobrar otro importe'), button('otra-moneda', 'Cobrar en otra moneda'), button('devuelto', 'Aprobar, y después devolverlo sin que nadie lo pida'))}
<h2>La pasarela, para esta venta</h2>
${row(button('caida', 'Deja de responder'), button('lenta', 'Responde muy tarde'), button('sana', 'Vuelve a funcionar'))}`;
}

export const lateCallbackPage = ({ reference }: SandboxPayment): string =>
  `<p>El pago quedó aprobado, pero el sistema de rifas todavía no lo sabe.</p><div>${decisionButton(reference, 'aprobar', 'Enviar el aviso ahora', true)}<a class="button" href="/success">Volver al sitio sin avisar</a></div>`;

export const CLOSED_PAGE =
  '<p>Este pago ya no se puede hacer: el sistema de rifas lo anuló, porque se empezó otro o porque el link terminó.</p>';

export const UNKNOWN_PAGE = '<p>El intento de pago no existe.</p>';
