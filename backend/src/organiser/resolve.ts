import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { canSell, lockPaying, recordRefund, sell } from '../checkout/settlement';
import type { Db } from '../db/database';
import { attemptEvents, paymentAttempts, tickets } from '../db/schema';
import { NO_CARD, type GatewayCard } from '../gateway/gateway';
import type { App } from '../platform/app';
import { audit } from '../platform/audit';

type Context = Pick<App, 'db' | 'config' | 'clock' | 'mailer' | 'metrics'>;

/**
 * Ends the check of a payment: sells the tickets after all, or gives back what was charged. A refund makes the tickets
 * free again.
 * @returns the problem; undefined on success
 */
export async function resolveCheck(
  app: Context,
  attemptId: number,
  how: 'aceptar' | 'devolver',
): Promise<string | undefined> {
  return app.db.transaction(async (tx) => {
    const locked = await lockPaying(tx, eq(paymentAttempts.id, attemptId));
    if (!locked) return `No existe el intento ${attemptId}.`;
    const { attempt, sale } = locked;
    if (attempt.estado !== 'A revisar') return `El intento ${attemptId} no está a revisar.`;
    const rows = locked.rows.map((row) => (row.heldBy === attemptId ? { ...row, heldBy: null } : row));
    if (how === 'aceptar' && !canSell(sale, rows))
      return `Los talones de la venta ${sale.id} ya no están disponibles: solo se puede devolver.`;
    if (how === 'aceptar' && (await isTakenBack(tx, attemptId)))
      return `La pasarela da ahora por no cobrado el intento ${attemptId}: solo se puede devolver.`;
    await tx.update(tickets).set({ heldBy: null }).where(eq(tickets.heldBy, attemptId));
    const estado = how === 'aceptar' ? 'Aprobado' : 'A devolver';
    await tx.update(paymentAttempts).set({ estado }).where(eq(paymentAttempts.id, attemptId));
    await tx
      .insert(attemptEvents)
      .values({ attemptId, kind: estado, detail: { source: 'organizador' }, createdAt: app.clock() });
    await audit(tx, { action: `pago.${how}`, entity: 'venta', entityId: sale.id, detail: { intento: attemptId } });
    if (how === 'aceptar') await sell(app, tx, { attempt, sale, rows, card: await cardOf(tx, attemptId) });
    else await recordRefund(app, tx, { attempt, sale, rows }, 'cobro que no coincide');
    return undefined;
  });
}

/** Whether the gateway has called a charged payment unpaid since, as after a refund of its own. */
const isTakenBack = async (tx: Db, attemptId: number): Promise<boolean> =>
  (await lastSaid<boolean>(tx, attemptId, 'approved')) === false;

const cardOf = async (tx: Db, attemptId: number): Promise<GatewayCard> =>
  (await lastSaid<GatewayCard>(tx, attemptId, 'card')) ?? NO_CARD;

/** What the gateway last said under this name about a payment: not every message has all. */
async function lastSaid<Value>(tx: Db, attemptId: number, name: 'approved' | 'card'): Promise<Value | undefined> {
  const value = sql<Value | null>`${attemptEvents.detail} -> ${name}`;
  const [event] = await tx
    .select({ value })
    .from(attemptEvents)
    .where(and(eq(attemptEvents.attemptId, attemptId), isNotNull(value)))
    .orderBy(desc(attemptEvents.id))
    .limit(1);
  return event?.value ?? undefined;
}
