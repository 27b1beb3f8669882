import { and, asc, eq, inArray } from 'drizzle-orm';
import { texts } from '@rifas/shared/domain';
import { MAY_BE_PAID, paymentAttempts, type AttemptState } from '../db/schema';
import type { PaymentFate } from '../gateway/gateway';
import type { App } from '../platform/app';
import { refusalWithoutData } from '../platform/errors';
import { unlessSilent } from './each-apart';
import { alreadyPaid } from './payable-sale';
import { outcomeOf, type AttemptRow, type PaymentOutcome } from './payment-attempt';
import { settlePayment, stateOf, untilDecided } from './settlement';

/**
 * Makes sure that nobody can pay an attempt any more, and settles it by the gateway's answer. A gateway may still
 * report a payment as rejected after the void: such a payment holds no money, and is closed too.
 * @returns its state; 'Iniciado' while the bank has not decided
 * @throws GatewayUnreachable
 */
export const closeAttempt = (app: App, { token }: Pick<AttemptRow, 'token'>): Promise<AttemptState> =>
  untilDecided(() => closeAsKnown(app, token));

async function closeAsKnown(app: App, token: string): Promise<AttemptState> {
  const known = await stateOf(app, token);
  const asked = await app.gateway.status(token);
  const canBePaid = asked.state === 'open' || asked.state === 'unknown' || asked.state === 'rejected';
  const fate: PaymentFate = canBePaid ? await app.gateway.void(token) : asked;
  const outcome = outcomeOf(fate);
  if (!outcome) return 'Iniciado';
  const settle = async (by: PaymentOutcome, decidedAt = known): Promise<AttemptState> =>
    (await settlePayment(app, token, by, { source: 'consulta', decidedAt })) ?? 'Iniciado';
  if (outcome.kind !== 'rejected') return settle(outcome);
  return settle({ kind: 'voided' }, known === 'Rechazado' ? known : await settle(outcome));
}

/**
 * Settles the attempts of a link that can still be paid (docs/rules.md, "One live attempt"). Rejected attempts are
 * included: some gateways let the buyer try another card.
 * @param silent the text of the refusal while the gateway has no answer
 * @throws BusinessError 405 where one was paid
 */
export async function closeLiveAttempts(app: App, saleId: number, silent = texts.confirmingPayment): Promise<void> {
  const live = await app.db
    .select({ token: paymentAttempts.token })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.saleId, saleId), inArray(paymentAttempts.estado, [...MAY_BE_PAID])))
    .orderBy(asc(paymentAttempts.id));
  for (const attempt of live) {
    const estado = await unlessSilent(closeAttempt(app, attempt));
    if (!estado || estado === 'Iniciado' || estado === 'A revisar') throw refusalWithoutData(silent);
    if (estado === 'Aprobado') throw alreadyPaid();
  }
}
