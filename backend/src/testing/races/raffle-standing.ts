import { and, eq, inArray, like, or } from 'drizzle-orm';
import {
  auditLog,
  mails,
  paymentAttempts,
  refunds,
  saleTickets,
  ticketPayments,
  tickets,
  transfers,
} from '../../db/schema';
import type { TestApp } from '../test-app';

/** The state of a raffle after a race: everything where two winners would leave a mark. */
export async function standingOf({ db }: TestApp, numero: string) {
  const rows = await db.select().from(tickets).where(eq(tickets.numero, numero)).orderBy(tickets.id);
  const ids = rows.map(({ id }) => id);
  const attempts = await db
    .selectDistinct({ id: paymentAttempts.id, estado: paymentAttempts.estado })
    .from(paymentAttempts)
    .innerJoin(saleTickets, eq(saleTickets.saleId, paymentAttempts.saleId))
    .where(inArray(saleTickets.ticketId, ids))
    .orderBy(paymentAttempts.id);
  const attemptIds = attempts.map(({ id }) => id);
  const traces = await db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(
      or(
        and(eq(auditLog.entity, 'rifa'), eq(auditLog.entityId, numero)),
        and(eq(auditLog.entity, 'talon'), inArray(auditLog.entityId, ids.map(String))),
      ),
    )
    .orderBy(auditLog.action);
  const transferRows = await db.select().from(transfers).where(eq(transfers.numero, numero)).orderBy(transfers.id);
  return {
    states: [...new Set(rows.map(({ estado }) => estado))],
    owners: [...new Set(rows.map(({ ownerId }) => ownerId))],
    receivers: [...new Set(rows.map(({ receiverId }) => receiverId))],
    payments: await db.$count(ticketPayments, inArray(ticketPayments.ticketId, ids)),
    attempts: attempts.map(({ estado }) => estado),
    toGiveBack: await db.$count(refunds, inArray(refunds.attemptId, attemptIds)),
    transferStates: transferRows.map(({ estado }) => estado),
    /** Mails to the other side of a transfer. */
    mails: await db.$count(mails, like(mails.text, `%- Rifa ${numero}\n%/dashboard/rifas/transfer%`)),
    /** The actions of its audit entries, sorted by name. */
    traces: traces.map(({ action }) => action),
  };
}
export type Standing = Awaited<ReturnType<typeof standingOf>>;
