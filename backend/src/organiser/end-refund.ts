import { eq, sql } from 'drizzle-orm';
import { tellRefunded } from '../checkout/ask-refunds';
import { auditLog, paymentAttempts, refunds } from '../db/schema';
import type { App } from '../platform/app';
import { audit } from '../platform/audit';

type RefundEnd = 'hecha-por-otro-medio' | 'pedida-de-nuevo';

const actionOf = (how: RefundEnd): string => `devolucion.${how}`;

/** Whether the organiser paid a refund back by other means: that money did not move at the gateway. */
export const isPaidOtherwise = sql<boolean>`exists (select 1 from ${auditLog} where ${auditLog.entity} = 'devolucion'
  and ${auditLog.entityId} = ${refunds.id}::text and ${auditLog.action} = ${actionOf('hecha-por-otro-medio')})`;

/**
 * Ends a refund that the gateway refused: either the organiser paid it back by other means, or the gateway is asked
 * again. The key stays the same, so that the money cannot go back twice.
 * @returns the problem; undefined on success
 */
export async function endRefund(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  id: number,
  how: RefundEnd,
): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update');
    if (!refund) return `No existe la devolución ${id}.`;
    if (refund.estado !== 'Rechazada')
      return `La devolución ${id} no está rechazada por la pasarela: está "${refund.estado}".`;
    const [attempt] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, refund.attemptId));
    if (!attempt) throw new Error(`no attempt ${refund.attemptId}`);
    const isDone = how === 'hecha-por-otro-medio';
    const change = isDone
      ? { estado: 'Hecha' as const, refundedAt: clock() }
      : { estado: 'Registrada' as const, askedAt: null };
    await tx.update(refunds).set(change).where(eq(refunds.id, id));
    const detail = { intento: attempt.id };
    await audit(tx, { action: actionOf(how), entity: 'devolucion', entityId: id, detail });
    if (isDone) await tellRefunded(tx, attempt, { ...refund, ...change });
    return undefined;
  });
}
